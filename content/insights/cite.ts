import type { TermId } from "../pages/glossary.ts";
import { paths } from "../paths.ts";
import type { Inline, Source } from "../types.ts";

/** Words of a sentence that lead to their source. */
export function cite(text: string, source: Source): Inline {
  return { text, href: source.href, source: source.label };
}

/** A term where a text first uses it, which leads to its meaning. */
export function define(text: string, term: TermId): Inline {
  return { text, href: paths.term(term) };
}
