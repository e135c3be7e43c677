import { staticChunk } from "../../runtime/static-chunk.ts";

export const serviceReadingChunk = staticChunk(
  "client/pages/services/reading.tsx",
  async () => (await import("./reading.tsx")).serviceReadings,
);
