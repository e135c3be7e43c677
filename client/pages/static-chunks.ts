/** Long texts that are never hydrated. Articles have a table of their own. */
import { staticChunk } from "../runtime/static-chunk.ts";

export const clientChooserChunk = staticChunk(
  "client/pages/clients/client-chooser.tsx",
  () => import("./clients/client-chooser.tsx"),
);

/** By slug of the client. */
export const clientAnswersChunk = staticChunk(
  "client/pages/clients/answers.tsx",
  async () => (await import("./clients/answers.tsx")).clientAnswers,
);

export const futureChunk = staticChunk(
  "client/pages/home/future.tsx",
  () => import("./home/future.tsx"),
);

/** By slug of the service. */
export const serviceReadingChunk = staticChunk(
  "client/pages/services/reading.tsx",
  async () => (await import("./services/reading.tsx")).serviceReadings,
);

export const workSamplesChunk = staticChunk(
  "client/pages/about/work-samples.tsx",
  () => import("./about/work-samples.tsx"),
);
