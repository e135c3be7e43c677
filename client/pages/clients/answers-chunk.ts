import { staticChunk } from "../../runtime/static-chunk.ts";

export const clientAnswersChunk = staticChunk(
  "client/pages/clients/answers.tsx",
  async () => (await import("./answers.tsx")).clientAnswers,
);
