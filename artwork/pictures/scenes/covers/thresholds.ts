import type { Canvas } from "../../engine/canvas.ts";
import { light, plate } from "./plate.ts";

/** Limits of federal awards before and since the revision, and how many times as high they are. */
export const limits = [
  ["Single audit", "$750,000", "$1,000,000", 4 / 3],
  ["Equipment", "$5,000", "$10,000", 2],
  ["Subaward base", "$25,000", "$50,000", 2],
] as const;

export function thresholds(c: Canvas, seed: number) {
  const p = plate(c, seed, light, "Before"), { tone } = p, step = 560;
  p.letter("Since October 1, 2024", [step + 40, 232], { size: 38, color: tone.mark });
  limits.forEach(([name, before, since, times], i) => {
    const ground = 376 + i * 152, low = ground - 50, high = ground - 50 * times;
    // The step that the limit takes on that day, as a terrace.
    p.draw(tone.second, (mask) =>
      mask.polygon(
        [[0, low], [step, low], [step, ground], [0, ground]].map(([x, y]) => p.at([x!, y!])),
      ), 0.4);
    p.draw(tone.mark, (mask) =>
      mask.polygon(
        [[step, high], [1200, high], [1200, ground], [step, ground]].map(([x, y]) =>
          p.at([x!, y!])
        ),
      ), 0.9);
    p.line([0, ground], [1200, ground], 3);
    p.letter(before, [step - 34, low - 16], { size: 62, display: true, align: "right" });
    p.letter(since, [step + 40, ground - 15], { size: 56, display: true, color: tone.ground });
    p.letter(name, [100, ground - 13], { size: 34 });
  });
  p.line([step, 150], [step, 760], 4);
  for (let y = 150; y <= 760; y += 20) {
    const half = (y - 150) % 100 ? 6 : 13;
    p.line([step - half, y], [step + half, y], 2.4);
  }
}
