import type { Canvas } from "../../engine/canvas.ts";
import { ring } from "../../engine/survey.ts";
import { light, plate } from "./plate.ts";

/** Where each of four questions about a program can lead. */
export const ends = ["End", "Keep", "Shrink", "Hand over"] as const;

export function questions(c: Canvas, isLow?: boolean) {
  const p = plate(c, light, "Four questions for every program", isLow), { tone } = p;
  const x = 250, top = 318, step = 118;
  p.line([x, 268], [x, top + 3 * step + 24], 7, tone.second);
  ends.forEach((end, i) => {
    const y = top + i * step, far = 560;
    p.line([x, y], [far, y], 5, tone.mark);
    p.draw(
      tone.mark,
      (mask) =>
        mask.polygon([[0, -16], [30, 0], [0, 16]].map(([dx, dy]) => p.at([far + dx!, y + dy!]))),
    );
    p.draw(tone.ground, (mask) => mask.disc(...p.at([x, y]), 42 * p.scale));
    p.draw(tone.second, (mask) => ring(mask, p.at([x, y]), 42 * p.scale, 6 * p.scale));
    p.letter(`${i + 1}`, [x, y + 18], { size: 54, display: true, align: "middle" });
    p.letter(end, [far + 56, y + 27], { size: 88, display: true, color: tone.words });
  });
}
