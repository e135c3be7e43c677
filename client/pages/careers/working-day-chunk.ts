import { staticChunk } from "../../runtime/static-chunk.ts";

export const workingDayChunk = staticChunk(
  "client/pages/careers/working-day.tsx",
  () => import("./working-day.tsx"),
);
