import type { Canvas } from "../../engine/canvas.ts";
import { mix, smooth } from "../../engine/color.ts";
import { ridge, rolling } from "../../engine/land.ts";
import type { Point } from "../../engine/mask.ts";
import { grass } from "../../plants/foliage.ts";
import { pine, tuft } from "../../plants/pine.ts";
import { random } from "../../engine/random.ts";
import { backdrop, finish, type Mood } from "../../engine/stage.ts";
import { dashed, engrave, meridian, ring } from "../../engine/survey.ts";

/**
 * A longleaf's life up a slope: grass stage, bottlebrush, sapling, young tree, old tree. They stand in
 * the middle 56% of the width and from 30% to 87% of the height, where all crops show them whole.
 */
export function ages(c: Canvas, seed: number, m: Mood) {
  const { width: w, height: h } = c,
    u = c.unit,
    low: Point = [w * 0.34, h * 0.46],
    rand = random(seed);
  backdrop(c, seed, m, { at: low, horizon: h * 0.69, radius: 0, banks: 3 });
  const swell = rolling(seed, 0, h * 0.01, 300 * u),
    ground = (x: number) => h * 0.86 - h * 0.16 * smooth(0, 1, x / w) + swell(x);
  const wood = c.mask(),
    needles = c.mask(),
    spots = [0.27, 0.355, 0.455, 0.575, 0.73],
    sizes = [0.04, 0.085, 0.155, 0.255, 0.385];
  spots.forEach((s, i) => {
    const at: Point = [w * s, ground(w * s) + 4 * u], size = h * sizes[i]!;
    if (i === 0) {
      for (let k = 0; k < 110; k++) {
        const a = -Math.PI / 2 + rand.bell() * 0.55, l = h * 0.05 * rand.range(0.6, 1);
        needles.stroke([[...at, 1.6 * u], [
          at[0] + Math.cos(a) * l * 0.6,
          at[1] + Math.sin(a) * l * 0.8,
          1.3 * u,
        ], [at[0] + Math.cos(a) * l * 1.3, at[1] + Math.sin(a) * l * 0.85, 0.6 * u]]);
      }
    } else if (i === 1) {
      wood.stroke([[...at, 7 * u], [at[0], at[1] - size, 5 * u]]);
      for (let k = 0; k < 7; k++) {
        tuft(
          needles,
          rand,
          [at[0], at[1] - size * (0.35 + 0.65 * k / 6)],
          size * (0.26 + 0.1 * k / 6),
          40,
        );
      }
    } else pine(wood, needles, seed + i * 3, at, size);
  });
  c.fill(wood, m.near).fill(needles, m.night ? mix(m.half, m.lit, 0.8) : mix(m.near, m.half, 0.7));
  ridge(c, {
    seed,
    line: ground,
    crest: m.earth,
    foot: m.near,
    fade: h * 0.26,
    lines: { color: m.line, opacity: m.drawn * 0.7, spacing: 9 * u },
    lit: { x: low[0], color: m.sun, strength: m.night ? 0.06 : 0.3 },
  });
  const blades = c.mask();
  grass(blades, rand, (x) => ground(x) + 3, {
    from: 0,
    to: w,
    count: 900,
    height: 20 * u,
    lean: 0.4,
  });
  c.fill(blades, m.near, 0.9);
  engrave(c, m.line, m.drawn, (mask, line) => {
    const tops = spots.map((s, i): Point => [w * s, ground(w * s) - h * sizes[i]! - h * 0.03]);
    dashed(mask, tops, line, 12 * u, 8 * u);
    tops.forEach((at, i) => {
      ring(mask, at, 7 * u, line);
      const x = at[0] + (i === 4 ? 1 : 1) * w * 0.035;
      meridian(mask, x, at[1], ground(x), { width: line * 0.8, step: h / 60, tick: 5 * u });
    });
  });
  finish(c, seed);
}
