import type { FunctionComponent } from "react";
import { type LazyChunk, lazyChunk } from "./lazy-chunk.ts";

/** Components without props, by name. */
export type StaticChunk<Name extends string> = LazyChunk<Record<Name, FunctionComponent>>;

/**
 * Declares a chunk of components that are never hydrated (static-markup.tsx). The build fails when one
 * of its modules contains a hook or an event handler.
 */
export function staticChunk<Name extends string>(
  module: string,
  load: () => Promise<Record<Name, FunctionComponent>>,
): StaticChunk<Name> {
  return { ...lazyChunk(module, load), isStatic: true };
}
