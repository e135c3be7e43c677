import { staticChunk } from "../../runtime/static-chunk.ts";

export const careersSectionsChunk = staticChunk(
  "client/pages/careers/careers-sections.tsx",
  () => import("./careers-sections.tsx"),
);
