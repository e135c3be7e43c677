/** A figure: a table with graphics of its rows. */
import { articlePage } from "../../../content/insights/article-page.ts";
import { rowsOf } from "../../../content/insights/figures.ts";
import type { Figure as FigureData } from "../../../content/types.ts";
import { marginNote } from "../text/cited.tsx";
import { Table } from "../text/prose.tsx";
import { Answer, Bar, YearLine } from "./figure-graphics.tsx";

export function Figure({ figure }: { figure: FigureData }) {
  const { caption, head, note, sources = [] } = figure;
  return (
    <figure
      // Printed in one piece, a long figure would leave most of a page empty.
      className={`mt-10 border-t-2 border-ink pt-4 ${
        figure.rows.length > 10 ? "break-inside-auto" : ""
      }`}
    >
      <Table
        caption={
          <>
            <strong className="block font-display text-xl leading-title font-medium text-balance">
              {caption}
            </strong>
            {figure.kind === "timeline" && <YearLine dates={figure.rows.map(([date]) => date)} />}
          </>
        }
        head={head}
        rows={rowsOf(figure)}
        draw={(words, row, column) => draw(figure, words, row, column)}
      />
      <figcaption className={`mt-4 self-start ${marginNote}`}>
        {note}
        {sources.length > 0 && ` ${articlePage.from}`}
        {sources.map(({ label, href }, index) => (
          <span key={href}>
            {index > 0 && ";"} <a href={href} className="underline hover:text-clay">{label}</a>
          </span>
        ))}
      </figcaption>
    </figure>
  );
}

function draw(figure: FigureData, words: string, row: number, column: number) {
  switch (figure.kind) {
    case "bars": {
      const [, , from, to, sum] = figure.rows[row]!;
      const end = Math.max(...figure.rows.map(([, , , to]) => to));
      return <Bar words={words} from={from / end} to={to / end} sum={sum} />;
    }
    case "path":
      return <Answer words={words} final={figure.rows[row]![column + 1] !== null} />;
    default:
      return words;
  }
}
