/** Salt marsh from above: grass in drifts, and the creeks that the tide has cut into it. */
import { branches } from "./engine/branching.ts";
import { type Canvas, coarse } from "./engine/canvas.ts";
import { blend, mix, palette, smooth } from "./engine/color.ts";
import type { Node, Point } from "./engine/mask.ts";
import { fractal, noise, random } from "./engine/random.ts";
import type { Mood } from "./engine/stage.ts";

/** Draws the marsh with a creek that comes in along `mouth`; returns the creek's coverage. */
export function marsh(
  c: Canvas,
  seed: number,
  m: Mood,
  mouth: readonly Point[],
  width: number,
): Float32Array {
  const { width: w, height: h } = c, u = c.unit, rand = random(seed);
  const n = fractal(noise(seed), 4), fine = fractal(noise(seed + 2), 3), bend = noise(seed + 5);
  const low = m.night ? m.near : mix(palette.pine, palette.moss, 0.35);
  const high = m.night ? m.half : mix(palette.moss, palette.late, 0.45);
  c.wash((x, y) =>
    blend(
      blend(low, high, smooth(-0.5, 0.6, n(x / (260 * u), y / (200 * u)))),
      m.near,
      0.22 * smooth(0.1, 0.6, fine(x / (26 * u), y / (16 * u))),
    ), () => 1);
  const targets = Array.from(
    { length: 300 },
    (): Point => [rand.range(-0.1, 1.1) * w, rand.range(-0.1, 1.1) * h],
  );
  const grown = branches({ stem: mouth, targets, step: 9 * u, tip: 1.4 * u, trunk: width });
  // A creek winds as it runs, the more the narrower it is.
  const wound = grown.map((creek) =>
    creek.map(([x, y, wide]): Node => {
      const k = 46 * u * smooth(width, 0, wide);
      return [
        x + k * bend(x / (90 * u), y / (90 * u)),
        y + k * bend(y / (90 * u) + 9, x / (90 * u)),
        wide,
      ];
    })
  );
  const bank = c.mask(), edge = c.mask(), bed = c.mask();
  for (const creek of wound) {
    bank.stroke(creek.map(([x, y, wide]): Node => [x, y, wide * 1.3 + 20 * u]));
    edge.stroke(creek.map(([x, y, wide]): Node => [x, y, wide * 1.15 + 5 * u]));
    bed.stroke(creek);
  }
  c.fill(bank, m.night ? m.near : mix(palette.ink, palette.pine, 0.5), 0.4);
  c.fill(edge, m.night ? m.line : mix(palette.glow, palette.late, 0.4), m.night ? 0.3 : 0.5);
  const water = bed.coverage(), glint = coarse(c, 3, (x, y) => fine(x / (120 * u), y / (70 * u)));
  c.fill(
    water,
    (x, y) =>
      m.night
        ? mix(palette.river, palette.night, 0.55)
        : blend(palette.river, palette.spring, 0.5 * smooth(-0.2, 0.6, glint(x, y))),
  );
  return water;
}
