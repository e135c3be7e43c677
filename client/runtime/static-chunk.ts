import type { FunctionComponent } from "react";
import { type LazyChunk, lazyChunk } from "./lazy-chunk.ts";

/** Components without props, by name. */
export type StaticComponents<Name extends string> = Record<Name, FunctionComponent>;

export interface StaticChunk<Name extends string> extends LazyChunk<StaticComponents<Name>> {
  isStatic: true;
}

/**
 * Declares a chunk of components that are never hydrated (static-markup.tsx). The build fails when one
 * of its modules contains a hook or an event handler.
 *
 * @param module unique among chunks
 */
export function staticChunk<Name extends string>(
  module: string,
  load: () => Promise<StaticComponents<Name>>,
): StaticChunk<Name> {
  return { ...lazyChunk(module, load), isStatic: true };
}
