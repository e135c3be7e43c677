/** A figure: a table with graphics of its rows, in the text color, which print and forced colors keep. */
import { articlePage } from "../../../content/insights/article-page.ts";
import { rowsOf } from "../../../content/insights/figures.ts";
import type { Bars, Figure as FigureData } from "../../../content/types.ts";
import { marginNote } from "../text/cited.tsx";
import { keepTogether } from "../text/keep-together.ts";
import { Table } from "../text/prose.tsx";

export function Figure({ figure }: { figure: FigureData }) {
  const { caption, head, note, sources = [] } = keepTogether(figure);
  return (
    <figure
      // Printed in one piece, a long figure would leave most of a page empty.
      className={`mt-10 border-t-2 border-ink pt-4 ${
        figure.rows.length > 10 ? "break-inside-auto" : ""
      } ${figure.kind === "path" ? "path" : ""}`}
    >
      <Table
        caption={
          <>
            {caption}
            {figure.kind === "timeline" && <YearLine dates={figure.rows.map(([date]) => date)} />}
          </>
        }
        captionClassName="font-display text-xl leading-title font-medium text-balance text-ink!"
        head={head}
        rows={keepTogether(rowsOf(figure))}
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
    case "bars":
      return <Bar figure={figure} words={words} row={row} />;
    case "path":
      return <Answer words={words} final={figure.rows[row]![column + 1] !== null} />;
    default:
      return words;
  }
}

const percent = (share: number) => `${Math.round(share * 1000) / 10}%`;

/** The bar of a row. Rows count from `zero`: its line crosses their cells, which clip it. */
function Bar({ figure: { rows, zero }, words, row }: { figure: Bars; words: string; row: number }) {
  const [, , from, to, sum] = rows[row]!;
  const end = Math.max(...rows.map(([, , , to]) => to));
  const shareOf = (value: number) => percent(value / end);
  const axis = zero ? "" : "border-l border-ink";
  return (
    <>
      <span className="flex">
        {zero && from > 0 && <svg width={shareOf(from)} height="1" className="mr-2.5 flex-none" />}
        {words}
      </span>
      <span className={`mt-1.2 block ${axis} ${sum ? "text-clay" : "text-river"}`}>
        <svg className="block h-4 w-full overflow-visible print:h-2" aria-hidden>
          <rect y="50%" width="100%" height="1" fill="currentColor" opacity="0.4" />
          <rect x={shareOf(from)} width={shareOf(to - from)} height="100%" fill="currentColor" />
          {zero && (
            <rect
              x={shareOf(zero.at)}
              y="-20rem"
              width="2"
              height="40rem"
              fill="currentColor"
              className="text-clay forced-color-adjust-auto"
            />
          )}
        </svg>
      </span>
      {zero && row === rows.length - 1 && <Scale {...zero} end={end} />}
    </>
  );
}

/** The marks under the last row, the event's name beside its line. */
function Scale({ at, marks, end }: NonNullable<Bars["zero"]> & { end: number }) {
  return (
    <svg
      className="mt-1.2 block h-4 w-full overflow-visible font-semibold"
      // Larger text would not fit on a phone.
      fontSize="min(0.8125rem, 4.4cqi)"
      aria-hidden
    >
      {marks.map(([day, mark]) => (
        <text
          key={mark}
          x={percent(day / end)}
          y="1em"
          dx={day === at ? "-0.6em" : 0}
          textAnchor={day ? "end" : "start"}
          fill="currentColor"
          className={day === at ? "text-clay forced-color-adjust-auto" : ""}
        >
          {mark}
        </text>
      ))}
    </svg>
  );
}

/** A line from the month of the first date to the end of the last year, with a dot for each date. */
function YearLine({ dates }: { dates: readonly string[] }) {
  const first = Number(dates[0]!.slice(0, 4));
  const last = Number(dates.at(-1)!.slice(0, 4));
  const start = Date.parse(dates[0]!.slice(0, 7));
  const length = Date.UTC(last + 1) - start;
  const shareOf = (time: number) => (time - start) / length;
  const shares = dates.map((date) => shareOf(Date.parse(date)));
  const heights = heightsOf(shares);
  const years = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  return (
    <span className="mt-5 block font-text text-clay">
      <svg className="block h-12 w-full overflow-visible" role="img" aria-label={articlePage.years}>
        <line x2="100%" y1="0.5rem" y2="0.5rem" stroke="currentColor" strokeWidth="2" />
        {years.map((year) => {
          const share = Math.max(0, shareOf(Date.UTC(year)));
          // A first year that is nearly over has no room for its number.
          const hasNumber = year === last || shareOf(Date.UTC(year + 1)) - share >= 0.12;
          return (
            <svg key={year} x={percent(share)} overflow="visible">
              <line y1="0" y2="2.5rem" stroke="currentColor" />
              {hasNumber && (
                <text x="0.4rem" y="2.4rem" fill="currentColor" className="text-xs font-semibold">
                  {year}
                </text>
              )}
            </svg>
          );
        })}
        {dates.map((date, index) => (
          <circle
            key={date}
            cx={percent(shares[index]!)}
            cy={`${0.5 - 0.85 * heights[index]!}rem`}
            r="6"
            fill="currentColor"
          />
        ))}
      </svg>
    </span>
  );
}

/** Dots of dates that would hide each other stand above each other. @returns how many are below each */
function heightsOf(shares: readonly number[]): number[] {
  const heights: number[] = [];
  for (const [index, share] of shares.entries()) {
    const isClose = index > 0 && share - shares[index - 1]! < 0.02;
    heights.push(isClose ? heights[index - 1]! + 1 : 0);
  }
  return heights;
}

/** An answer of a decision path. A final one ends it. */
function Answer({ words, final }: { words: string; final: boolean }) {
  return (
    <span
      className={final
        ? "flex items-baseline rounded-sm border border-edge bg-card px-3 py-2 font-medium text-ink"
        : "flex items-baseline text-moss"}
    >
      <svg className="mt-1 mr-2.5 size-4 flex-none self-start" viewBox="0 0 16 16" aria-hidden>
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
