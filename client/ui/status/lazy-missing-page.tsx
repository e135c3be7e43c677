import { lazyChunk } from "../../runtime/lazy-chunk.ts";

export const missingPage = lazyChunk(
  "client/ui/status/missing-page.tsx",
  () => import("./missing-page.tsx"),
);

/** For a page that finds no entry at its address. Other visitors do not load it. */
export function LazyMissingPage() {
  const { MissingPage } = missingPage.read();
  return <MissingPage />;
}
