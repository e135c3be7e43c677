/** A figure: a table with graphics of its rows, in the text color, which print and forced colors keep. */
import "./figure.css" with { type: "text" };
import { citation } from "../../../content/insights/cite.ts";
import { rowsOf } from "../../../content/insights/figures.ts";
import type { Bars, Figure as FigureData, Group } from "../../../content/types.ts";
import { marginNote } from "../text/cited.tsx";
import { keepTogether } from "../text/keep-together.ts";
import { Table } from "../text/prose.tsx";

export function Figure({ figure, inArticle = false, isSection }: {
  figure: FigureData;
  /** On a dark ground where it is drawn: bars and timelines. Its sources are on the line beside the text. */
  inArticle?: boolean;
  /** Its caption is as large as the title of a section. */
  isSection?: boolean;
}) {
  const { caption, head, note, sources = [] } = keepTogether(figure);
  const isDrawn = figure.kind === "bars" || figure.kind === "timeline";
  return (
    <figure
      // Printed in one piece, a long figure would leave most of a page empty.
      className={`mt-10 border-t-2 border-ink pt-4 ${
        figure.rows.length > 10 ? "break-inside-auto" : ""
      } ${inArticle && isDrawn ? "dark" : ""} ${lookOf(figure)}`}
    >
      <Table
        caption={caption}
        captionClassName={`font-display ${
          isSection ? "text-2xl" : "text-xl"
        } leading-title font-medium text-balance`}
        head={head}
        rows={keepTogether(rowsOf(figure))}
        groups={groupsOf(figure)}
        draw={(words, row, column) => draw(figure, words, row, column)}
      />
      <figcaption
        className={`mt-4 self-start text-sm ${
          inArticle && sources.length > 0 ? marginNote : "text-moss"
        } dark:border-mist dark:text-mist`}
      >
        {note}
        {sources.length > 0 && ` ${citation.from}`}
        {sources.map(({ label, href }) => (
          <span key={href} className={sources.length > 1 ? "mt-1.8 block" : undefined}>
            {" "}
            <a href={href} className="decoration-line">
              {label}
            </a>
          </span>
        ))}
      </figcaption>
    </figure>
  );
}

/** The rows of a timeline are grouped by their years. */
function groupsOf(figure: FigureData): readonly Group[] | undefined {
  if (figure.kind === "bars") return figure.groups;
  if (figure.kind !== "timeline") return undefined;
  const years = figure.rows.map(([date]) => date.slice(0, 4));
  return [...new Set(years)].map((title) => ({ from: years.indexOf(title), title }));
}

/** The class of a table whose cells have a layout of their own (prose.css). */
function lookOf(figure: FigureData) {
  if (figure.kind === "path" || figure.kind === "timeline") return figure.kind;
  if (figure.kind !== "bars") return "";
  return figure.zero ? "bars-around" : "bars";
}

/** @param column counts from -1, the heading of the row */
function draw(figure: FigureData, words: string, row: number, column: number) {
  if (column < 0) return figure.kind === "timeline" ? <Day words={words} /> : words;
  switch (figure.kind) {
    case "bars":
      return <Bar figure={figure} words={words} row={row} />;
    case "path":
      return <Answer words={words} final={figure.rows[row]![column + 1] !== null} />;
    default:
      return words;
  }
}

const percent = (share: number) => `${Math.round(share * 1000) / 10}%`;

/**
 * The bar of a row, and its words after it. Where rows count from `zero`, its line crosses their cells,
 * which clip it, and the words are above the bar, from where it begins.
 */
function Bar({ figure: { rows, zero }, words, row }: { figure: Bars; words: string; row: number }) {
  const [, , from, to, sum] = rows[row]!;
  const end = Math.max(...rows.map(([, , , to]) => to));
  const shareOf = (value: number) => percent(value / end);
  const bar = (
    <svg
      className={`h-3 w-full overflow-visible print:h-2 ${
        zero ? "mt-1.2 block min-w-[min(57cqi,26rem)]" : "border-l border-ink"
      } ${sum ? "text-clay dark:text-paper" : "text-river dark:text-straw"}`}
      aria-hidden
    >
      <rect y="50%" width="100%" height="1" fill="currentColor" opacity="0.4" />
      <rect x={shareOf(from)} width={shareOf(to - from)} height="100%" fill="currentColor" />
      {zero && (
        <rect
          x={shareOf(zero.at)}
          y="-20rem"
          width="2"
          height="40rem"
          fill="currentColor"
          className="text-clay forced-color-adjust-auto dark:text-paper"
        />
      )}
    </svg>
  );
  if (!zero) {
    return (
      <span>
        {bar}
        <span>{words}</span>
      </span>
    );
  }
  return (
    <>
      <span className="flex">
        <svg className="flex-none" width={shareOf(from)} height="1" aria-hidden />
        <span className={from > 0 ? "pl-2" : ""}>{words}</span>
      </span>
      {bar}
      {row === rows.length - 1 && <Scale {...zero} end={end} />}
    </>
  );
}

/** The marks under the last row, the event's name right of its line. */
function Scale({ at, marks, end }: NonNullable<Bars["zero"]> & { end: number }) {
  return (
    <svg
      className="mt-3 block h-4 w-full overflow-visible font-semibold"
      // Larger text would not fit on a phone.
      fontSize="min(0.9375rem, 4.4cqi)"
      aria-hidden
    >
      {marks.map(([day, mark]) => (
        <text
          key={mark}
          x={percent(day / end)}
          y="1em"
          dx={day === at ? "0.6em" : 0}
          textAnchor={day > at ? "end" : "start"}
          fill="currentColor"
          className={day === at ? "text-clay forced-color-adjust-auto dark:text-paper" : ""}
        >
          {mark}
        </text>
      ))}
    </svg>
  );
}

/** The date that holds, over the one from which it was moved. Its year is the title of its group. */
function Day({ words }: { words: string }) {
  const year = words.search(/,\s\d{4}/);
  const was = words.slice(year + ", 2025, ".length);
  return (
    <>
      {words.slice(0, year)}
      <span className="sr-only">{words.slice(year, words.length - was.length)}</span>
      {was && <small>{was}</small>}
    </>
  );
}

/** An answer of a decision path. A final one ends it: what stands before a colon is its name. */
function Answer({ words, final }: { words: string; final: boolean }) {
  // The date from which one was moved stays in one line.
  const [answer, was] = words.split(/ (?=\(was)/);
  const [name, ...rest] = answer!.split(/(?<=:)/);
  return (
    <span className="flex items-baseline">
      <svg className="mt-1 mr-2.5 size-4 flex-none self-start" viewBox="0 0 16 16" aria-hidden>
        <path
          d={final ? "M1 8h12M9 4l4 4-4 4" : "M8 1v12M4 9l4 4 4-4"}
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
        />
      </svg>
      <span>
        {final ? <b>{name}</b> : name}
        {rest}
        {was && (
          <>
            {" "}
            <span className="inline-block">{was}</span>
          </>
        )}
      </span>
    </span>
  );
}
