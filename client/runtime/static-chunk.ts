import type { FunctionComponent } from "react";
import { type LazyChunk, lazyChunk } from "./lazy-chunk.ts";

/** Components by name. */
export type StaticChunk<Name extends string, Props = object> = LazyChunk<
  Record<Name, FunctionComponent<Props>>
>;

/**
 * Declares a chunk of components that are never hydrated (static-markup.tsx). The build fails when one
 * of its modules contains a hook or an event handler.
 */
export function staticChunk<Name extends string, Props>(
  module: string,
  load: () => Promise<Record<Name, FunctionComponent<Props>>>,
): StaticChunk<Name, Props> {
  return { ...lazyChunk(module, load), isStatic: true };
}
