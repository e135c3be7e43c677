import type { Canvas } from "../canvas.ts";
import { mix, smooth } from "../colour.ts";
import { mist, sparkle, water } from "../light.ts";
import type { Point } from "../mask.ts";
import { cypresses } from "../plants/cypress.ts";
import { from } from "../plants/foliage.ts";
import { backdrop, finish, type Mood } from "../stage.ts";
import { benchmark, dashed, engrave, ring } from "../survey.ts";

/** Rings spread from single drops and meet. */
export function ripples(c: Canvas, seed: number, m: Mood) {
  const { width: w, height: h } = c,
    u = c.unit,
    shore = Math.round(h * 0.3),
    low: Point = [w * 0.5, h * 0.19];
  backdrop(c, seed, m, { at: low, horizon: shore, radius: 40, banks: 3 });
  cypresses(c, [{ seed: seed + 1, at: [w * 0.08, shore + 2], size: h * 0.3 }, {
    seed: seed + 2,
    at: [w * 0.17, shore + 2],
    size: h * 0.22,
  }, { seed: seed + 4, at: [w * 0.9, shore + 2], size: h * 0.28 }], {
    wood: mix(m.near, m.air, 0.35),
    shadow: mix(m.half, m.air, 0.35),
    lit: mix(m.lit, m.air, 0.35),
    moss: mix(m.half, m.air, 0.5),
    light: from(low),
  });
  mist(c, seed, { y: shore, depth: h * 0.03, colour: m.air, strength: 0.5 });
  water(c, seed, { shore, tint: m.water, clarity: 0.85, chop: 0.6 });
  const drops = [[0.5, 0.6, 1], [0.24, 0.47, 0.6], [0.79, 0.49, 0.66]] as const;
  const wave = (x: number, y: number) => {
    let sum = 0;
    for (const [dx, dy, size] of drops) {
      const d = Math.hypot(x - dx * w, (y - dy * h) / 0.36) / (size * w * 0.46);
      if (d < 1) sum += Math.sin(d * size * 52) * (1 - d) ** 0.8 * smooth(0, 0.03, d);
    }
    return sum;
  };
  c.wash(
    (_, y) => mix(m.sun, m.air, smooth(shore, h, y) * 0.5),
    (x, y) => y > shore ? 0.42 * smooth(0.3, 0.95, wave(x, y)) : 0,
  );
  c.wash(m.near, (x, y) => y > shore ? 0.42 * smooth(-0.3, -0.95, wave(x, y)) : 0);
  sparkle(c, seed, {
    x: low[0],
    top: shore + 2,
    bottom: h * 0.52,
    width: w * 0.08,
    colour: m.sun,
    strength: 0.6,
  });
  engrave(c, m.line, m.drawn, (mask, line) => {
    const at = drops.map(([x, y]): Point => [x * w, y * h]);
    dashed(mask, [at[1]!, at[0]!, at[2]!, at[1]!], line, 12 * u, 8 * u);
    at.forEach((p, i) => {
      benchmark(mask, p, (i ? 9 : 12) * u, line * 1.2);
      for (let k = 1; k <= 5; k++) {
        ring(mask, p, drops[i]![2] * w * 0.08 * k, line * (m.night ? 1 : 0.6), 0.36);
      }
    });
  });
  finish(c, seed, m, 0.5);
}
