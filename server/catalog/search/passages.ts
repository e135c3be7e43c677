/** The texts of a page as the search reads them, one for each paragraph or item. */
import { plainText } from "../../../content/plain-text.ts";

/** Shorter texts are labels, and those of one word are names of things. */
const isPassage = (text: string) => text.length >= 25 && text.includes(" ");
/** What is not read on the page, or is the same on many. */
const unread = new Set([
  "meta",
  "href",
  "slug",
  "id",
  "icon",
  "image",
  "form",
  "sources",
  "source",
]);

/** @param texts taken as they are, or content values whose texts are looked for */
export function passagesOf(texts: readonly unknown[]): string[] {
  return texts.flatMap((text) => typeof text === "string" ? text : textsIn(text));
}

/** Runs of rich text are joined to the paragraph they make. */
function textsIn(value: unknown): string[] {
  if (typeof value === "string") return isPassage(value) ? [value] : [];
  if (Array.isArray(value)) {
    return value.some((part) => typeof part === "string") && value.some(isRun)
      ? [plainText(value)]
      : value.flatMap(textsIn);
  }
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => unread.has(key) ? [] : textsIn(part));
}

function isRun(part: unknown): boolean {
  return typeof part === "object" && part !== null &&
    ("strong" in part || "href" in part && "text" in part);
}
