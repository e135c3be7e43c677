import { site } from "./site.ts";

/** Characters of a title that search engines show. */
export const titleLimit = 60;

/** A document's title: the page's, then the firm's name, or its short name where that is too long. */
export function documentTitle(title: string): string {
  const whole = `${title} | ${site.name}`;
  return whole.length < titleLimit ? whole : `${title} | ${site.shortName}`;
}
