/** Which pages somebody may have meant who came to an address that does not exist. */
import type { Link } from "../../content/navigation.ts";
import { stemsOf } from "./words.ts";

/** Characters of an address that are looked at; nobody mistypes a longer one by hand. */
const pathLimit = 120;
const shown = 4;
/** From 0 (nothing in common) to about 2 (the same letters and all the words). */
const likely = 0.62;

/** At most four pages whose address or name is close to the path, best first. */
export function nearestPages(pathname: string, pages: readonly Link[]): Link[] {
  const path = readable(pathname).slice(0, pathLimit);
  // Shorter words are in too many names.
  const words = stemsOf(path).filter((word) => word.length > 2);
  if (words.length === 0) return [];
  return pages
    .filter(({ href }) => href !== "/")
    .map((page) => {
      const own = new Set([...stemsOf(page.href), ...stemsOf(page.label)]);
      const shared = words.filter((word) => own.has(word) || [...own].some(closeTo(word))).length;
      const distance = editDistance(path, page.href);
      const likeness = 1 - distance / Math.max(path.length, page.href.length);
      return { page, score: likeness + shared / words.length };
    })
    .filter(({ score }) => score >= likely)
    .sort((a, b) => b.score - a.score)
    .slice(0, shown)
    .map(({ page }) => page);
}

function readable(pathname: string): string {
  try {
    return decodeURIComponent(pathname).toLowerCase();
  } catch {
    return pathname.toLowerCase();
  }
}

/** One slip in a word of some length is a slip, not another word. */
function closeTo(word: string): (other: string) => boolean {
  return (other) =>
    word.length > 3 && Math.abs(other.length - word.length) < 3 &&
    editDistance(word, other) <= (word.length > 6 ? 2 : 1);
}

/** Letters to insert, remove or replace to make one text from the other. */
export function editDistance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let i = 1; i <= from.length; i++) {
    const next = [i];
    for (let j = 1; j <= to.length; j++) {
      const replaced = row[j - 1]! + (from[i - 1] === to[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, row[j]! + 1, next[j - 1]! + 1));
    }
    row = next;
  }
  return row[to.length]!;
}
