import { staticChunk } from "../../runtime/static-chunk.ts";

export const workingDayChunk = staticChunk(
  "client/pages/careers/working-day.tsx",
  async () => (await import("./working-day.tsx")).workingDayParts,
);
