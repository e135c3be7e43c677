import { staticChunk } from "../../runtime/static-chunk.ts";

export const workSamplesChunk = staticChunk(
  "client/pages/about/work-samples.tsx",
  () => import("./work-samples.tsx"),
);
