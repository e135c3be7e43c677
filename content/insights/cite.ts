import type { TermId } from "../pages/glossary.ts";
import { paths } from "../paths.ts";
import type { Citation, Inline, InsightText, Source, Text } from "../types.ts";

/** The words around citations, also on the pages of services and clients. */
export const citation = {
  /** Before the sources of a figure. */
  from: "Source:",
  /** Name of a number that leads to a source. */
  numbered: (number: number) => `Source ${number}`,
} as const;

/** Words of a sentence that lead to their source. */
export function cite(text: string, source: Source): Inline {
  return { text, href: source.href, source: source.label };
}

export const isCitation = (run: Inline): run is Citation =>
  typeof run === "object" && "source" in run;

/** An article's texts in reading order, without its titles. */
export const textsOf = (
  { introduction, background = [], sections }: InsightText["content"],
): readonly Text[] => [
  introduction,
  background,
  ...sections.flatMap(({ items, then = [] }) => [...items, ...then]),
];

/** The documents that an article cites, in the order of their first mention. */
export function sourcesOf(content: InsightText["content"]): readonly Source[] {
  const citations = textsOf(content).flatMap((text) =>
    typeof text === "string" ? [] : text.filter(isCitation)
  );
  const labels = new Map(citations.map(({ href, source }) => [href, source]));
  return Array.from(labels, ([href, label]) => ({ label, href }));
}

/** A term where a text first uses it, which leads to its meaning. */
export function define(text: string, term: TermId): Inline {
  return { text, href: paths.term(term) };
}
