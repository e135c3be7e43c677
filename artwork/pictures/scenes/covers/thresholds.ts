import type { Canvas } from "../../engine/canvas.ts";
import { light, plate } from "./plate.ts";

/** Limits of federal awards before and since the revision, how many times as high, and the growth. */
export const limits = [
  ["Single audit", "$750,000", "$1,000,000", 4 / 3, "+33%"],
  ["Equipment", "$5,000", "$10,000", 2, "+100%"],
  ["Subaward base", "$25,000", "$50,000", 2, "+100%"],
] as const;

/** Every bar is measured against its own old limit, so that one scale serves all three. */
export function thresholds(c: Canvas, isLow?: boolean) {
  const p = plate(c, light, "Limit before", isLow), { tone } = p, left = 100, old = 500;
  const step = left + old, axis = 660;
  p.letter("Growth, October 2024", [1100, 226], {
    size: 54,
    align: "right",
    color: tone.mark,
  });
  limits.forEach(([name, before, since, times, growth], i) => {
    const top = 320 + i * 126, foot = top + 58, end = left + old * times;
    p.bar([left, top], [step, foot], tone.second, 0.4);
    p.bar([step, top], [end, foot], tone.mark, 0.92);
    p.letter(name, [left, top - 20], { size: 50 });
    p.letter(before, [step - 18, foot - 12], { size: 52, display: true, align: "right" });
    p.letter(growth, [step + 14, foot - 13], { size: 50, color: tone.ground });
    // A short bar has no room for its new limit.
    const isInside = end - step > 400;
    p.letter(since, [isInside ? end - 18 : end + 18, foot - 12], {
      size: 54,
      display: true,
      align: isInside ? "right" : "left",
      color: isInside ? tone.ground : tone.mark,
    });
  });
  p.line([left, axis], [left + 2 * old, axis], 4);
  for (let k = 0; k <= 40; k++) {
    const x = left + k * old / 20;
    p.line([x, axis], [x, axis - (k % 20 === 0 ? 22 : k % 10 === 0 ? 15 : 9)], k % 20 ? 2 : 4);
  }
  p.line([step, 286], [step, axis], 4);
  p.letter("0", [left, 712], { size: 50 });
  p.letter("old limit", [step, 712], { size: 50, align: "middle" });
  p.letter("twice", [left + 2 * old, 712], { size: 50, align: "right" });
}
