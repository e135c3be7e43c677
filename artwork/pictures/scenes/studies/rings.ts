import { type Canvas, coarse } from "../../engine/canvas.ts";
import { blend, mix, palette, ramp, smooth } from "../../engine/color.ts";
import { isolines } from "../../engine/land.ts";
import type { Point } from "../../engine/mask.ts";
import { fractal, noise } from "../../engine/random.ts";
import { finish, type Mood } from "../../engine/stage.ts";
import { engrave, ring, rule } from "../../engine/survey.ts";

/** The rings of an old tree, read along one radius. */
export function rings(c: Canvas, seed: number, m: Mood) {
  const { width: w, height: h } = c,
    u = c.unit,
    n = fractal(noise(seed), 3),
    pith: Point = [w * 0.47, h * 0.45],
    fine = noise(seed + 2);
  const age = coarse(c, 2, (x, y) => {
    const dx = x - pith[0],
      dy = y - pith[1],
      a = Math.atan2(dy, dx),
      r = Math.hypot(dx, dy) / (h * 0.52);
    const lobes = 1 + 0.1 * n(Math.cos(a) * 1.3 + 5, Math.sin(a) * 1.3) +
      0.035 * n(Math.cos(a) * 5 + 9, Math.sin(a) * 5 + r * 2);
    return r / lobes / (1 + 0.12 * Math.cos(a - 0.4));
  });
  const wood = ramp(
    [0, mix(m.loam, m.near, 0.35)],
    [0.28, mix(m.earth, m.loam, 0.25)],
    [0.6, mix(m.earth, m.sun, m.night ? 0.02 : 0.28)],
    [0.94, mix(m.earth, m.sun, m.night ? 0.1 : 0.55)],
    [1, m.loam],
  );
  c.ground(
    ramp([0, mix(m.half, m.near, 0.3)], [1, m.near]),
    (x, y) => Math.hypot(x - w * 0.5, y - h * 0.45) / h,
  );
  const years = (x: number, y: number) =>
    age(x, y) * 46 + 5 * n(age(x, y) * 3.1, 4) + 0.18 * fine(x / (16 * u), y / (16 * u));
  c.wash((x, y) => {
    const a = age(x, y), v = years(x, y), late = (v - Math.floor(v)) ** 3;
    return blend(wood(a), m.near, late * 0.42);
  }, (x, y) => smooth(1.003, 0.995, age(x, y)));
  const bark = c.mask().coverage().map((_, i) =>
    smooth(1.0, 1.01, age(i % w, Math.floor(i / w))) *
    smooth(
      1.075,
      1.06,
      age(i % w, Math.floor(i / w)) + 0.012 * fine((i % w) / (8 * u), Math.floor(i / w) / (8 * u)),
    )
  );
  c.fill(bark, m.near);
  const lines = isolines(c, coarse(c, 1, years), 1, 1.1 * u);
  c.fill(
    lines,
    m.night ? m.line : m.loam,
    (x, y) => (m.night ? 0.75 : 0.55) * smooth(1, 0.99, age(x, y)),
  );
  engrave(c, m.night ? palette.glow : palette.paper, 0.95, (mask, line) => {
    const a = -0.42,
      end: Point = [pith[0] + Math.cos(a) * h * 0.72, pith[1] + Math.sin(a) * h * 0.72],
      along: Point = [-Math.sin(a), Math.cos(a)];
    rule(mask, pith, end, line * 1.2);
    for (let k = 0; k <= 46; k++) {
      const t = k / 46,
        x = pith[0] + (end[0] - pith[0]) * t,
        y = pith[1] + (end[1] - pith[1]) * t,
        half = (k % 5 ? 5 : 11) * u;
      rule(mask, [x - along[0] * half, y - along[1] * half], [
        x + along[0] * half,
        y + along[1] * half,
      ], line);
    }
    ring(mask, pith, 15 * u, line * 1.2);
    mask.disc(pith[0], pith[1], 3.5 * u);
    for (const r of [0.3, 0.55, 0.78]) {
      mask.disc(pith[0] + Math.cos(a) * h * 0.6 * r, pith[1] + Math.sin(a) * h * 0.6 * r, 6.5 * u);
    }
  });
  finish(c, seed, 0.45);
}
