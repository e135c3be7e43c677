import { lazyChunk } from "../../runtime/lazy-chunk.ts";

/** Loaded for addresses of briefs (`paths.brief`). */
export const briefDialog = lazyChunk(
  "client/pages/insights/brief-dialog.tsx",
  () => import("./brief-dialog.tsx"),
);
