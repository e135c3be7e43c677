import type { Canvas } from "../../engine/canvas.ts";
import { palette } from "../../engine/color.ts";
import { deep, plate } from "./plate.ts";

/** Days from a proper invoice, and what they bring. */
export const days = [
  [20, "State files it"],
  [40, "State interest"],
  [45, "Local payment due"],
  [75, "Local interest"],
] as const;

export function invoice(c: Canvas, isLow?: boolean) {
  const p = plate(c, deep, "The clock of an invoice, in days", isLow), { tone } = p;
  const left = 100, day = 915 / 75;
  days.forEach(([end, words], i) => {
    const y = 268 + i * 106, x = left + end * day, local = i > 1;
    p.bar([left, y], [x, y + 76], local ? tone.mark : tone.second, 0.95);
    p.letter(words, [end === 20 ? x + 124 : left + 22, y + 57], {
      size: 54,
      color: end === 20 ? tone.words : palette.night,
    });
    p.letter(`${end}`, [x + 16, y + 64], { size: 76, display: true });
  });
  p.line([left, 690], [left + 77 * day, 690], 4, tone.words);
  for (let k = 0; k <= 75; k++) {
    const long = k % 10 === 0, x = left + k * day;
    p.line([x, 690], [x, 690 - (long ? 20 : k % 5 ? 8 : 13)], long ? 3.4 : 2, tone.words, 0.9);
  }
}
