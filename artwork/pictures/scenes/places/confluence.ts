import { type Canvas, coarse } from "../../engine/canvas.ts";
import { mix, palette, smooth } from "../../engine/color.ts";
import { curve } from "../../engine/curve.ts";
import { isolines } from "../../engine/land.ts";
import type { Mask, Node, Point } from "../../engine/mask.ts";
import { fractal, noise } from "../../engine/random.ts";
import { relief } from "../../engine/relief.ts";
import { finish, type Mood } from "../../engine/stage.ts";
import { benchmark, engrave, grid, ring } from "../../engine/survey.ts";

/** Two rivers of different color that become one. */
export function confluence(c: Canvas, seed: number, m: Mood) {
  const { width: w, height: h } = c, u = c.unit, n = fractal(noise(seed), 4);
  relief(c, m, (x, y) => n(x / (340 * u), y / (340 * u)) + 0.1, m.half, m.lit);
  const trunk: Point[] = [[w * 0.5, h * 0.52], [w * 0.56, h * 0.7], [w * 0.5, h * 0.88], [
    w * 0.55,
    h * 1.08,
  ]];
  const arms = [
    curve([
      [-w * 0.06, h * 0.16],
      [w * 0.14, h * 0.12],
      [w * 0.27, h * 0.28],
      [w * 0.42, h * 0.32],
      ...trunk,
    ], 16),
    curve([
      [w * 1.06, h * 0.02],
      [w * 0.86, h * 0.14],
      [w * 0.73, h * 0.1],
      [w * 0.58, h * 0.3],
      ...trunk,
    ], 16),
  ];
  const lay = (mask: Mask, i: 0 | 1, more: number) =>
    mask.stroke(arms[i]!.map(([x, y], k): Node => {
      const apart = smooth(h * 0.38, h * 0.52, y);
      // Rivers wind; below the meeting both wind as one.
      const wind = 46 * u * n(k / 24, 3 + i * 5 * (1 - apart));
      return [
        x + (i ? 1 : -1) * 30 * u * apart + wind * (0.3 + 0.7 * (1 - apart)),
        y + wind * (1 - apart) * 0.6,
        (52 + 24 * k / arms[i]!.length + more) * u,
      ];
    }));
  const banks = c.mask(), dark = c.mask(), red = c.mask();
  lay(banks, 0, 10);
  lay(banks, 1, 10);
  lay(dark, 0, 0);
  lay(red, 1, 0);
  c.fill(banks, mix(m.sun, m.earth, 0.4), m.night ? 0.25 : 0.5);
  c.fill(dark, palette.river);
  const swirl = fractal(noise(seed + 4), 3), both = dark.coverage();
  c.fill(red, m.night ? palette.ochre : palette.clay, (x, y) => {
    const k = both[y * w + x]!, blend = smooth(h * 0.46, h * 1.05, y);
    if (k < 0.5) return 1 - 0.35 * blend;
    return smooth(-0.15, 0.25, swirl(x / (60 * u), y / (110 * u)) - 0.1 + 0.3 * blend);
  });
  const ripple = isolines(
      c,
      coarse(c, 2, (x, y) => swirl(x / (150 * u), y / (260 * u))),
      0.1,
      0.9 * u,
    ),
    water = banks.coverage();
  c.fill(ripple, palette.paper, (x, y) => 0.3 * water[y * w + x]!);
  engrave(c, m.line, m.drawn, (mask, line) => {
    grid(c, mask, line * 0.5, 6);
    const meet: Point = [w * 0.5, h * 0.44];
    ring(mask, meet, 92 * u, line * 1.2);
    benchmark(mask, meet, 16 * u, line * 1.4);
  });
  finish(c, seed, m, 0.4);
}
