import type { FunctionComponent } from "react";
import { type LazyChunk, lazyChunk } from "./lazy-chunk.ts";

/** Components without props, by name: what `StaticMarkup` renders. */
export type StaticParts<Part extends string> = Record<Part, FunctionComponent>;

export interface StaticChunk<Part extends string> extends LazyChunk<StaticParts<Part>> {
  isStatic: true;
}

/**
 * Declares a chunk of components that are never hydrated (`ui/static-markup.tsx`). The build fails
 * when a module that the declaring one imports dynamically contains a hook or an event handler.
 *
 * @param name unique among chunks
 */
export function staticChunk<Part extends string>(
  name: string,
  load: () => Promise<StaticParts<Part>>,
): StaticChunk<Part> {
  return { ...lazyChunk(name, load), isStatic: true };
}
