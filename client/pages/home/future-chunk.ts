import { staticChunk } from "../../runtime/static-chunk.ts";

export const futureChunk = staticChunk(
  "client/pages/home/future.tsx",
  () => import("./future.tsx"),
);
