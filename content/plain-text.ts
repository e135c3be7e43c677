import type { Text } from "./types.ts";

/** The words of a text, without its links and emphasis. */
export function plainText(text: Text): string {
  if (typeof text === "string") return text;
  return text.map((run) => typeof run === "string" ? run : "strong" in run ? run.strong : run.text)
    .join("");
}
