/** The texts of content values. */
import { plainText } from "../../../content/plain-text.ts";

/** Shorter texts are labels or names. */
const isPassage = (text: string) => text.length >= 25 && text.includes(" ");
/** Keys whose texts are not visible, or repeat on many pages. */
const unread = new Set([
  "meta",
  "href",
  "slug",
  "id",
  "icon",
  "form",
  "sources",
  "source",
  "attributes",
  "tag",
]);

/** The passages of a content value, in its order. Runs of rich text become one passage. */
export function textsIn(value: unknown): string[] {
  if (typeof value === "string") return isPassage(value) ? [value] : [];
  if (Array.isArray(value)) {
    return value.some((part) => typeof part === "string") && value.some(isRun)
      ? [plainText(value)]
      : value.flatMap(textsIn);
  }
  return Object.entries(value ?? {}).flatMap(([key, part]) => unread.has(key) ? [] : textsIn(part));
}

/** Whether it is a piece of rich text other than plain words (`Inline` in content/types.ts). */
function isRun(part: unknown): boolean {
  if (typeof part !== "object" || part === null) return false;
  return "strong" in part || ("href" in part && "text" in part);
}
