import { staticChunk } from "../../runtime/static-chunk.ts";

export const firstAwardChunk = staticChunk(
  "client/pages/services/first-award.tsx",
  () => import("./first-award.tsx"),
);
