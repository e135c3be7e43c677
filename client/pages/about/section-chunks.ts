import { sectionTexts, type TextSection } from "../../../content/about-sections/texts.ts";
import { type LazyChunk, lazyChunk } from "../../runtime/lazy-chunk.ts";

/** By the slug of a section. */
export const sectionChunks: ReadonlyMap<string, LazyChunk<TextSection>> = new Map(
  Object.entries(sectionTexts).map(([slug, load]) => [
    slug,
    lazyChunk(`content/about-sections/${slug}.ts`, load),
  ]),
);
