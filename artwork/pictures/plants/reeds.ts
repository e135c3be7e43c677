import type { Canvas } from "../engine/canvas.ts";
import { random } from "../engine/random.ts";
import type { Mood } from "../engine/stage.ts";
import { grass } from "./foliage.ts";

/** Reeds along the lower edge; `height` as a part of the picture's. */
export function reeds(c: Canvas, seed: number, m: Mood, height: number) {
  const { width: w, height: h } = c, mask = c.mask(), rand = random(seed + 500);
  for (const [part, count] of [[1, 70], [0.7, 60], [0.5, 60]] as const) {
    const reach = w * (0.42 - 0.24 * part);
    for (const from of [-0.02 * w, w - reach]) {
      grass(mask, rand, () => h + 4, {
        from,
        to: from + reach,
        count,
        height: h * height * part,
        lean: 0.16,
        width: 0.014,
      });
    }
  }
  grass(mask, rand, () => h + 4, {
    from: 0,
    to: w,
    count: 260,
    height: h * height * 0.42,
    lean: 0.2,
    width: 0.018,
  });
  c.fill(mask, m.near, 0.97);
}
