/** Share images, each drawn with the headline of its page. */
import { listPages } from "./page-list.ts";
import { paths } from "./paths.ts";

/** Pixels. */
export const shareImageSize = { width: 1200, height: 630 } as const;

/** Every page with a picture of its own; `deno task generate share-images` draws them. */
export const sharedPages = listPages(null).filter(({ kind }) => kind !== "file");

const byPath = new Map(sharedPages.map((page) => [page.path, page]));

export function shareImageUrl(path: string): string {
  const name = path === paths.home ? "home" : path.slice(1).replaceAll("/", "-");
  return `/images/og/${name}.jpg`;
}

/**
 * The image of a path and its text alternative. An unknown service has the image of /services, any
 * other page that of the home page.
 */
export function shareImage(path: string): { src: string; alt: string } {
  const fallback = path.startsWith(paths.service("")) ? paths.services : paths.home;
  const page = byPath.get(path) ?? byPath.get(fallback)!;
  return { src: shareImageUrl(page.path), alt: page.headline };
}
