import type { Canvas } from "../../engine/canvas.ts";
import { dark, plate } from "./plate.ts";

/** Every date of the article's calendar; those with words stand higher, the others are marks on the axis. */
export const dates: readonly (readonly [iso: string, words?: string])[] = [
  ["2024-07-01"],
  ["2024-10-01", "Award rules"],
  ["2025-01-01", "Cybersecurity"],
  ["2025-07-01"],
  ["2025-09-30"],
  ["2025-10-01"],
  ["2025-12-01"],
  ["2026-09-30"],
  ["2026-12-31", "Recovery funds"],
  ["2027-01-01"],
  ["2027-04-26"],
  ["2027-05-11"],
  ["2028-04-26"],
  ["2028-05-10"],
];

/** Whole years, so that their numbers stand at even distances. */
const first = Date.UTC(2024), last = Date.UTC(2029);

/** Pairs of dates of the web rules, two weeks apart, each moved by a year: one hollow mark. */
export const moved = [["2027-04-26", "2027-05-11"], ["2028-04-26", "2028-05-10"]] as const;

/** Down the sheet: the baselines of the words, and the axis. Low sheets show more of their height. */
const usual = {
  caption: 197,
  flags: [302, 404, 302],
  web: [424, 484],
  bracket: 516,
  axis: 622,
  years: 706,
};
const high = {
  caption: 182,
  flags: [302, 420, 302],
  web: [432, 492],
  bracket: 526,
  axis: 650,
  years: 748,
};

/** The axis runs from edge to edge. */
export function calendar(c: Canvas, isLow?: boolean) {
  const { caption, flags, web, bracket, axis, years } = isLow ? high : usual;
  const p = plate(c, dark, "From July 2024 to May 2028", isLow, [52, caption]);
  const { tone, across } = p;
  const x = (time: number) => 1200 * (time - first) / (last - first);
  p.line([0, axis], [1200, axis], 6, tone.words);
  for (let month = 1; month < 60; month++) {
    const year = month % 12 === 0, at = x(Date.UTC(2024, month));
    p.line([at, axis], [at, axis + (year ? 40 : 16)], year ? 4 : 2, tone.words, year ? 1 : 0.7);
  }
  for (const year of [2024, 2025, 2026, 2027, 2028]) {
    p.letter(`${year}`, [x(Date.UTC(year, 6)), years], {
      size: 62,
      display: true,
      align: "middle",
    });
  }
  const mark = (at: number, radius: number, height = 0, color = tone.mark) =>
    p.draw(color, (mask) => mask.disc(...p.at([at, axis - height]), radius * p.scale));
  let named = 0;
  for (const [iso, words] of dates) {
    const at = x(Date.parse(iso));
    if (!words) {
      if (!moved.flat().some((one) => one === iso)) mark(at, 11);
      continue;
    }
    // From the capitals' top to their foot, and a little more on both sides.
    const base = flags[named++]!, top = base - 41, foot = base + 6;
    p.line([at, axis], [at, top], 5, tone.mark);
    p.draw(
      tone.mark,
      (mask) =>
        mask.polygon([
          p.at([at, top]),
          p.at([at + 46 * across, (top + foot) / 2]),
          p.at([at, foot]),
        ]),
    );
    p.letter(words, [at + 64 * across, base], { size: 50 });
  }
  // A line joins the pairs below their words.
  const [from, to] = moved.map((pair) =>
    pair.reduce((sum, iso) => sum + x(Date.parse(iso)), 0) / pair.length
  ) as [number, number];
  p.line([from - 2.5, bracket], [to + 2.5, bracket], 5, tone.mark);
  for (const at of [from, to]) {
    p.line([at, axis], [at, bracket], 5, tone.mark);
    mark(at, 17, 52);
    mark(at, 11, 52, tone.ground);
  }
  ["Web rules", "moved"].forEach((words, line) =>
    p.letter(words, [(from + to) / 2, web[line]!], { size: 50, align: "middle" })
  );
}
