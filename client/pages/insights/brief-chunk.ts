import { lazyChunk } from "../../runtime/lazy-chunk.ts";

/** Fetched where an address asks for a brief (`paths.brief`). */
export const briefDialog = lazyChunk(
  "client/pages/insights/brief-dialog.tsx",
  () => import("./brief-dialog.tsx"),
);
