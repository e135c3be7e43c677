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

export function calendar(c: Canvas, isLow?: boolean) {
  const p = plate(c, dark, "From July 2024 to May 2028", isLow),
    { tone } = p,
    axis = 612;
  const x = (time: number) => 100 + 1000 * (time - first) / (last - first);
  p.line([100, axis], [1100, axis], 5, tone.words);
  for (let month = 0; month <= 60; month++) {
    const year = month % 12 === 0, at = x(Date.UTC(2024, month));
    p.line([at, axis], [at, axis + (year ? 34 : 14)], year ? 4 : 2, tone.words, year ? 1 : 0.7);
  }
  for (const year of [2024, 2025, 2026, 2027, 2028]) {
    p.letter(`${year}`, [x(Date.UTC(year, 6)), axis + 82], {
      size: 56,
      display: true,
      align: "middle",
    });
  }
  const mark = (at: number, radius: number, height = 0, color = tone.mark) =>
    p.draw(color, (mask) => mask.disc(...p.at([at, axis - height]), radius * p.scale));
  // So that no pole crosses words.
  const tall = [308, 452, 380];
  let named = 0;
  for (const [iso, words] of dates) {
    const at = x(Date.parse(iso));
    if (!words) {
      if (!moved.flat().some((one) => one === iso)) mark(at, 9);
      continue;
    }
    const top = tall[named++]!, left = at > 600;
    p.line([at, axis], [at, top - 26], 4, tone.mark);
    p.draw(
      tone.mark,
      (mask) =>
        mask.polygon(
          [[0, -26], [left ? -30 : 30, -13], [0, 0]].map(([dx, dy]) => p.at([at + dx!, top + dy!])),
        ),
    );
    p.letter(words, [at + (left ? -46 : 36), top + 5], {
      size: 50,
      align: left ? "right" : "left",
    });
  }
  // A line joins the pairs below their words.
  const bracket = 420;
  const [from, to] = moved.map((pair) =>
    pair.reduce((sum, iso) => sum + x(Date.parse(iso)), 0) / pair.length
  ) as [number, number];
  p.line([from - 2, bracket], [to + 2, bracket], 4, tone.mark);
  for (const at of [from, to]) {
    p.line([at, axis], [at, bracket], 4, tone.mark);
    mark(at, 15, 64);
    mark(at, 10, 64, tone.ground);
  }
  ["Web rules", "moved"].forEach((words, line) =>
    p.letter(words, [(from + to) / 2, bracket - 84 + 60 * line], { size: 50, align: "middle" })
  );
}
