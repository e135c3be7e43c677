/** Figures of the articles: each is a table, and what is drawn of it is drawn from the same rows. */
import { longDate } from "../dates.ts";
import type { Source } from "../types.ts";

/** Where a figure's facts come from; without a source its note says whose they are. */
type Origin =
  | { sources: readonly [Source, ...Source[]]; note?: string }
  | { sources?: never; note: string };

interface Table {
  kind: "table";
  head: readonly string[];
  rows: readonly (readonly string[])[];
}

/** Amounts or spans, as bars on one scale that begins at 0. */
interface Bars {
  kind: "bars";
  head: readonly [string, string];
  rows: readonly (readonly [label: string, value: string, from: number, to: number, sum?: true])[];
}

/** What happens when, on a line of years. */
interface Timeline {
  kind: "timeline";
  head: readonly [string, string];
  /** In order. */
  rows: readonly (readonly [iso: string, event: string])[];
}

/** Questions in order; null leads to the next one. */
interface Path {
  kind: "path";
  head: readonly [string, string, string];
  rows: readonly (readonly [question: string, yes: string | null, no: string | null])[];
}

export type Figure = { caption: string } & Origin & (Table | Bars | Timeline | Path);

/** The figure's rows in words, the first cell of each its heading. */
export function rowsOf(figure: Figure): readonly (readonly string[])[] {
  switch (figure.kind) {
    case "table":
      return figure.rows;
    case "bars":
      return figure.rows.map(([label, value]) => [label, value]);
    case "timeline":
      return figure.rows.map(([date, event]) => [longDate(date), event]);
    case "path":
      return figure.rows.map(([question, ...answers], index) => [
        `${index + 1}. ${question}`,
        ...answers.map((answer) => answer ?? `Go on to question ${index + 2}`),
      ]);
  }
}
