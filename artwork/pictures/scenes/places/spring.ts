/** A first-magnitude spring seen from above the trees: clear water, a deep vent, depth contours. */
import { type Canvas, coarse } from "../../engine/canvas.ts";
import { blend, mix, palette, ramp, smooth } from "../../engine/color.ts";
import { isolines } from "../../engine/land.ts";
import { glow, grain, mist, rays, shade } from "../../engine/light.ts";
import type { Point } from "../../engine/mask.ts";
import { type Clump, leaves, parallel } from "../../plants/foliage.ts";
import { fractal, noise, random } from "../../engine/random.ts";
import { benchmark, dashed, engrave, rule } from "../../engine/survey.ts";

export function spring(c: Canvas, seed: number) {
  const { width: w, height: h } = c, tall = h > w, u = c.unit;
  const vent: Point = tall ? [w * 0.52, h * 0.4] : [w * 0.67, h * 0.53];
  const reach = tall ? w * 0.35 : h * 0.43,
    flat = 0.6,
    n = fractal(noise(seed), 4),
    bay = noise(seed + 9);

  // Signed distance to the shore over the pool's radius: 0 at the vent, 1 at the shore; the run
  // leaves the pool and winds towards the horizon.
  const shore = coarse(c, 2, (x, y) => {
    // Bays and points of every size: no length of shore is straight.
    const wx = x + 88 * u * bay(x / (300 * u), y / (180 * u)) +
        5 * u * n(y / (30 * u), x / (44 * u)),
      wy = y + 52 * u * bay(x / (280 * u) + 7, y / (170 * u)) +
        4 * u * n(x / (34 * u), y / (24 * u));
    const dx = (wx - vent[0]) / reach, dy = (wy - vent[1]) / (reach * flat);
    const pool = Math.hypot(dx * 0.96, dy) + 0.14 * bay(x / (160 * u) + 3, y / (100 * u));
    const t = Math.max(0, -dy), bend = tall ? 0.5 : 0.8;
    const bed = bend * Math.sin(t * 1.35) + 0.22 * Math.sin(t * 3.4 + 1) * t;
    const run = dy < -0.1 ? 0.6 + Math.abs(dx - bed) / (0.4 / (1 + 0.5 * t)) * 0.45 : 9;
    return soft(pool, run);
  });

  c.ground(
    ramp([0, mix(palette.haze, palette.glow, 0.4)], [0.25, palette.pine], [0.6, palette.night]),
    (_, y) => y / h * 1.3,
  );
  const deep = ramp(
    [0, palette.night],
    [0.16, mix(palette.night, palette.river, 0.6)],
    [0.4, palette.river],
    [0.74, mix(palette.river, palette.spring, 0.75)],
    [0.93, mix(palette.spring, palette.glow, 0.4)],
    [1, palette.glow],
  );
  const caustic = fractal(noise(seed + 4), 2);
  c.wash((x, y) => {
    const d = shore(x, y), q = caustic(x / (46 * u), y / (24 * u));
    const web = smooth(0.16, 0, Math.abs(q)) * smooth(0.25, 0.8, d) * 0.16;
    const far = smooth(vent[1], 0, y) * 0.55;
    return blend(blend(deep(d), palette.paper, web), palette.glow, far);
  }, (x, y) => smooth(1.03, 0.985, shore(x, y)));
  const lines = isolines(c, shore, 0.062, 1.1 * u);
  c.fill(
    lines,
    palette.paper,
    (x, y) => 0.5 * smooth(1, 0.97, shore(x, y)) * smooth(0.02, 0.14, shore(x, y)),
  );

  wood(c, seed, shore, vent);
  glow(c, [vent[0] + (tall ? 0 : 0.1 * w), -h * 0.05], h * 0.8, palette.late, 0.4);
  rays(c, seed + 3, [vent[0] + w * 0.2, -h * 0.2], h * 1.25, palette.glow, 0.2);

  engrave(c, palette.paper, 0.6, (mask, line) => {
    const a: Point = [vent[0] - reach * 1.25, vent[1] + reach * 0.16],
      b: Point = [vent[0] + reach * 1.25, vent[1] - reach * 0.16];
    dashed(mask, [a, b], line * 0.8, 13 * u, 8 * u);
    for (let k = 0; k <= 12; k++) {
      const x = a[0] + (b[0] - a[0]) * k / 12, y = a[1] + (b[1] - a[1]) * k / 12;
      rule(mask, [x, y - (k % 3 ? 4 : 8) * u], [x, y + (k % 3 ? 4 : 8) * u], line * 0.8);
    }
    benchmark(mask, vent, 11 * u, line);
    benchmark(mask, a, 8 * u, line);
    benchmark(mask, b, 8 * u, line);
  });
  shade(
    c,
    palette.night,
    (x, y) =>
      tall ? 0.84 * smooth(0.56, 0.76, y) : 0.82 * smooth(0.5, 0.2, x) + 0.3 * smooth(0.85, 1, y),
  );
  grain(c, seed);
}

/** Crowns all round the water, row behind row, with mist between the rows. */
function wood(c: Canvas, seed: number, shore: (x: number, y: number) => number, vent: Point) {
  const { width: w, height: h } = c, u = c.unit, rand = random(seed), rows = 30;
  for (let row = 0; row < rows; row++) {
    const near = row / (rows - 1),
      y = h * (-0.02 + 1.12 * near ** 1.35),
      size = (20 + 84 * near) * u;
    const crowns: Clump[] = [], domes: Clump[] = [];
    for (let x = -size; x < w + size; x += size * 0.68) {
      const px = x + rand.bell() * size * 0.3, py = y + rand.bell() * size * 0.3;
      const free = [-0.3, 0.1, 0.5].every((k) =>
        shore(clamp(px, w), clamp(py + size * k, h)) > 1.03 + 0.02 * rand.next()
      );
      if (!free) continue;
      domes.push({ x: px, y: py, radius: size * rand.range(0.55, 0.75) });
      for (let k = 0; k < 7; k++) {
        crowns.push({
          x: px + rand.bell() * size * 0.42,
          y: py + rand.bell() * size * 0.3,
          radius: size * rand.range(0.28, 0.5),
        });
      }
    }
    if (!crowns.length) continue;
    const back = c.mask(),
      half = c.mask(),
      lit = c.mask(),
      leaf = Math.max(1.8, Math.min(7 * u, size * 0.1)),
      light = parallel(0.55, -0.8);
    leaves(back, rand, crowns, { leaf: leaf * 1.3, density: 1.1 });
    leaves(half, rand, domes, { leaf, density: 0.7, lit: { light, from: 0.05 } });
    leaves(lit, rand, domes, { leaf: leaf * 0.8, density: 0.6, lit: { light, from: 0.42 } });
    const air = mix(palette.haze, palette.late, 0.45), k = 0.62 * (1 - near) ** 2.2;
    const close = (x: number) => smooth(w * 0.55, 0, Math.abs(x - vent[0]));
    const shadow = mix(palette.night, air, k),
      mid = mix(palette.pine, air, k),
      bright = ramp([0, mix(palette.pine, air, k)], [
        1,
        mix(mix(palette.moss, palette.late, 0.45 - 0.25 * near), air, k * 0.8),
      ]);
    c.fill(back, shadow).fill(half, mid, 0.85).fill(lit, (x) => bright(close(x)), 0.85);
    if (row < 16 && row % 2) {
      mist(c, seed + row, {
        y: y + size * 0.6,
        depth: size,
        color: air,
        strength: 0.26 * (1 - near),
      });
    }
  }
}

const soft = (a: number, b: number) => {
  const k = 0.12, d = Math.max(0, k - Math.abs(a - b)) / k;
  return Math.min(a, b) - d * d * k * 0.25;
};

const clamp = (v: number, max: number) => Math.min(max - 1, Math.max(0, v));
