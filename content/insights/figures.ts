import { longDate } from "../dates.ts";
import type { Figure } from "../types.ts";

/** The figure's rows in words, the first cell of each its heading. */
export function rowsOf(figure: Figure): readonly (readonly string[])[] {
  switch (figure.kind) {
    case "table":
      return figure.rows;
    case "bars":
      return figure.rows.map(([label, value]) => [label, value]);
    case "timeline":
      return figure.rows.map(([date, event, movedFrom]) => [
        movedFrom ? `${longDate(date)}, was ${longDate(movedFrom)}` : longDate(date),
        event,
      ]);
    case "path":
      return figure.rows.map(([question, ...answers], index) => [
        `${index + 1}. ${question}`,
        ...answers.map((answer) => answer ?? `Go on to question ${index + 2}`),
      ]);
  }
}
