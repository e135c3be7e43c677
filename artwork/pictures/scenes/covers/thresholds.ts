import type { Canvas } from "../../engine/canvas.ts";
import { light, plate } from "./plate.ts";

/** Limits of federal awards before and since the revision, how many times as high, and the growth. */
export const limits = [
  ["Single audit", "$750,000", "$1,000,000", 4 / 3, "+33%"],
  ["Equipment", "$5,000", "$10,000", 2, "+100%"],
  ["Subaward base", "$25,000", "$50,000", 2, "+100%"],
] as const;

/** Of a row: from the bar before it to its name, the name's capitals, from the name to its bar, the bar. */
const row = { before: 39, name: 35, between: 18, bar: 54 };
const lowRow = { before: 51, name: 35, between: 24, bar: 58 };

/** Every bar is measured against its own old limit, so that one scale serves all three. */
export function thresholds(c: Canvas, isLow?: boolean) {
  const { before: gap, name: capitals, between, bar } = isLow ? lowRow : row;
  // As far above the middle of what pages show as the words of the axis reach below it.
  const caption = isLow ? 179 : 201, left = 100, old = 500, step = left + old;
  const p = plate(c, light, "Limit before", isLow, [left, caption]), { tone } = p;
  const pitch = gap + capitals + between + bar, axis = caption + limits.length * pitch + 20;
  const numbers = axis + (isLow ? 54 : 46);
  p.letter("Growth, October 2024", [1100, caption], {
    size: 54,
    align: "right",
    color: tone.mark,
  });
  limits.forEach(([name, before, since, times, growth], i) => {
    const foot = caption + (i + 1) * pitch, top = foot - bar, end = left + old * times;
    const base = foot - bar / 2 + 16.5;
    p.bar([left, top], [step, foot], tone.second, 0.4);
    p.bar([step, top], [end, foot], tone.mark, 0.92);
    p.letter(name, [left, top - between], { size: 50 });
    p.letter(before, [step - 18, base], { size: 50, display: true, align: "right" });
    p.letter(growth, [step + 14, base], { size: 50, color: tone.ground });
    // A short bar has no room for its new limit.
    const isInside = end - step > 400;
    p.letter(since, [isInside ? end - 18 : end + 18, base], {
      size: 52,
      display: true,
      align: isInside ? "right" : "left",
      color: isInside ? tone.ground : tone.mark,
    });
  });
  p.line([left, axis], [left + 2 * old, axis], 4);
  for (let k = 0; k <= 40; k++) {
    const x = left + k * old / 20;
    p.line([x, axis], [x, axis - (k % 20 === 0 ? 18 : k % 10 === 0 ? 14 : 9)], k % 20 ? 2 : 4);
  }
  p.line([step, caption + gap + capitals], [step, axis], 4);
  p.letter("0", [left, numbers], { size: 50 });
  p.letter("old limit", [step, numbers], { size: 50, align: "middle" });
  p.letter("twice", [left + 2 * old, numbers], { size: 50, align: "right" });
}
