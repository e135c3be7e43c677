import { staticChunk } from "../../runtime/static-chunk.ts";

export const workSamplesChunk = staticChunk(
  "client/pages/about/work-samples.tsx",
  async () => (await import("./work-samples.tsx")).workSampleParts,
);
