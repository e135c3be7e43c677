import { lazyChunk } from "../../runtime/lazy-chunk.ts";

const chunk = lazyChunk("client/ui/status/missing-page.tsx", () => import("./missing-page.tsx"));

/** The missing page, for a page that finds no entry at its address. Other visitors do not load it. */
export function LazyMissingPage() {
  const { MissingPage } = chunk.read();
  return <MissingPage />;
}
