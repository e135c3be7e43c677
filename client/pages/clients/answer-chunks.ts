import { clientTexts } from "../../../content/clients/texts.ts";
import { type StaticChunk, staticChunk } from "../../runtime/static-chunk.ts";

/** By the slug of a kind of client. */
export const answerChunks: ReadonlyMap<string, StaticChunk<"Situations" | "Questions">> = new Map(
  Object.entries(clientTexts).map(([slug, loadAnswers]) => [
    slug,
    staticChunk(`content/clients/${slug}.ts`, async () => {
      const [{ answerComponents }, { default: answers }] = await Promise.all([
        import("./answers.tsx"),
        loadAnswers(),
      ]);
      return answerComponents(answers);
    }),
  ]),
);
