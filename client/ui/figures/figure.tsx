/** A figure: a table with graphics of its rows, in the text color, which print and forced colors keep. */
import { articlePage } from "../../../content/insights/article-page.ts";
import { rowsOf } from "../../../content/insights/figures.ts";
import type { Figure as FigureData } from "../../../content/types.ts";
import { Table } from "../text/prose.tsx";

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
      <figcaption className="text-moss">
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

const percent = (share: number) => `${Math.round(share * 1000) / 10}%`;

interface BarProps {
  words: string;
  /** Start and end as shares of the scale, 0 to 1. */
  from: number;
  to: number;
  /** The sum of the bars above. */
  sum?: boolean;
}

function Bar({ words, from, to, sum }: BarProps) {
  return (
    <>
      {words}
      <span className={`mt-1.2 block border-l border-ink ${sum ? "text-clay" : "text-river"}`}>
        <svg className="block h-4 w-full print:h-2" aria-hidden>
          <rect y="50%" width="100%" height="1" fill="currentColor" opacity="0.4" />
          <rect x={percent(from)} width={percent(to - from)} height="100%" fill="currentColor" />
        </svg>
      </span>
    </>
  );
}

/** A line of whole years with a dot for each date. */
function YearLine({ dates }: { dates: readonly string[] }) {
  const years = dates.map((date) => Number(date.slice(0, 4)));
  const first = Math.min(...years);
  const count = Math.max(...years) - first + 1;
  const start = Date.UTC(first);
  const length = Date.UTC(first + count) - start;
  return (
    <span className="mt-5 block text-clay">
      <svg className="block h-12 w-full overflow-visible" role="img" aria-label={articlePage.years}>
        <line x2="100%" y1="0.5rem" y2="0.5rem" stroke="currentColor" strokeWidth="2" />
        {[...Array(count).keys()].map((index) => (
          <svg key={index} x={percent(index / count)} overflow="visible">
            <line y1="0" y2="2.5rem" stroke="currentColor" />
            <text x="0.4rem" y="2.4rem" fill="currentColor" className="text-xs font-semibold">
              {first + index}
            </text>
          </svg>
        ))}
        {dates.map((date) => (
          <circle
            key={date}
            cx={percent((Date.parse(date) - start) / length)}
            cy="0.5rem"
            r="0.4rem"
            fill="currentColor"
          />
        ))}
      </svg>
    </span>
  );
}

/** An answer of a decision path. A final one ends it. */
function Answer({ words, final }: { words: string; final: boolean }) {
  return (
    <span
      className={final
        ? "block rounded-sm border border-edge bg-card px-3 py-2 font-semibold text-ink"
        : "text-moss"}
    >
      <svg className="mr-1.6 inline size-4" viewBox="0 0 16 16" aria-hidden>
        <path
          d={final ? "M1 8h12M9 4l4 4-4 4" : "M8 1v12M4 9l4 4 4-4"}
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
        />
      </svg>
      {words}
    </span>
  );
}
