import { site } from "../../content/site.ts";

/** The document's title; React puts it into the head on both sides. */
export function Title({ children }: { children: string }) {
  return <title>{`${children} | ${site.name}`}</title>;
}
