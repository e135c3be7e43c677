import type { Canvas } from "../../engine/canvas.ts";
import { light, plate } from "./plate.ts";

/** Limits of federal awards before and since the revision, how many times as high, and the growth. */
export const limits = [
  ["Single audit", "$750,000", "$1,000,000", 4 / 3, "+33%"],
  ["Equipment", "$5,000", "$10,000", 2, "+100%"],
  ["Subaward base", "$25,000", "$50,000", 2, "+100%"],
] as const;

/** Every bar is measured against its own old limit, so that one scale serves all three. */
export function thresholds(c: Canvas, seed: number) {
  const p = plate(c, seed, light, "Limit before"), { tone } = p, left = 100, old = 500;
  const step = left + old, axis = 654;
  p.letter("Growth on October 1, 2024", [step + 20, 232], { size: 38, color: tone.mark });
  limits.forEach(([name, before, since, times, growth], i) => {
    const top = 268 + i * 126, foot = top + 94, end = left + old * times;
    p.bar([left, top], [step, foot], tone.second, 0.4);
    p.bar([step, top], [end, foot], tone.mark, 0.92);
    p.letter(name, [left + 18, foot - 34], { size: 32 });
    p.letter(before, [step - 18, foot - 31], { size: 48, display: true, align: "right" });
    p.letter(growth, [step + 20, foot - 33], { size: 42, color: tone.ground });
    // A short bar has no room for its new limit.
    const isInside = end - step > 400;
    p.letter(since, [isInside ? end - 18 : end + 18, foot - 28], {
      size: 56,
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
  p.line([step, 250], [step, axis], 4);
  p.letter("0", [left, 700], { size: 34 });
  p.letter("old limit", [step, 700], { size: 34, align: "middle" });
  p.letter("twice", [left + 2 * old, 700], { size: 34, align: "right" });
}
