import type { Canvas } from "../canvas.ts";
import { mix, palette, ramp, smooth } from "../colour.ts";
import { below, rolling, wooded } from "../land.ts";
import { grain, mist, rays, shade, sun } from "../light.ts";
import type { Point } from "../mask.ts";
import { type Clump, from, leaves } from "../plants/foliage.ts";
import { random } from "../random.ts";
import { evening } from "../stage.ts";
import { engrave, meridian, rule } from "../survey.ts";

/** The canopy from above at evening, the capitol tower on its horizon, the meridian running to it. */
export function capital(c: Canvas, seed: number) {
  const { width: w, height: h } = c,
    u = c.unit,
    m = evening,
    horizon = h * 0.47,
    at: Point = [w * 0.685, horizon],
    rand = random(seed);
  c.ground(m.sky, (x, y) => y / horizon - 0.3 * smooth(0, 0.8, Math.abs(x - at[0]) / w));
  sun(c, [at[0] + w * 0.07, horizon - h * 0.1], 44 * u, palette.glow);
  for (let i = 0; i < 3; i++) {
    const line = wooded(
      seed + i,
      rolling(seed + i, horizon - h * 0.008 * (2 - i), h * 0.01, 700 * u),
      h * (0.014 + 0.008 * i),
    );
    c.fill(below(c, line), mix(m.half, m.air, 0.85 - 0.2 * i));
    if (i === 1) tower(c, at, h * 0.17, mix(palette.ink, m.air, 0.3));
    mist(c, seed + i, { y: horizon + h * 0.01 * i, depth: h * 0.03, colour: m.air, strength: 0.5 });
  }
  const floor = ramp([0, mix(palette.moss, m.air, 0.7)], [0.25, palette.pine], [1, palette.night]);
  c.wash(
    (_, y) => floor((y - horizon) / (h * 0.5)),
    (_, y) => smooth(horizon, horizon + h * 0.02, y),
  );
  const rows = 34, low: Point = [at[0] + w * 0.07, horizon - h * 0.1];
  for (let row = 0; row < rows; row++) {
    const near = row / (rows - 1),
      y = horizon + h * (0.012 + 0.62 * near ** 1.7),
      size = (7 + 96 * near ** 1.4) * u;
    const crowns: Clump[] = [], domes: Clump[] = [];
    for (let x = -size; x < w + size; x += size * 0.72) {
      const px = x + rand.bell() * size * 0.3,
        py = y + rand.bell() * size * 0.22,
        hill = Math.sin(px / (w * 0.11) + row * 0.7) * size * 0.2;
      domes.push({ x: px, y: py + hill, radius: size * rand.range(0.5, 0.7) });
      for (let k = 0; k < 6; k++) {
        crowns.push({
          x: px + rand.bell() * size * 0.36,
          y: py + hill + rand.bell() * size * 0.22,
          radius: size * rand.range(0.26, 0.46),
        });
      }
    }
    const back = c.mask(),
      half = c.mask(),
      lit = c.mask(),
      leaf = Math.max(1.6, Math.min(7 * u, size * 0.1));
    leaves(back, rand, crowns, { leaf: leaf * 1.3, density: 1.1 });
    leaves(half, rand, domes, { leaf, density: 0.75, lit: { light: from(low), from: 0.1 } });
    leaves(lit, rand, domes, {
      leaf: leaf * 0.85,
      density: 0.75,
      lit: { light: from(low), from: 0.42 },
    });
    const k = 0.78 * (1 - near) ** 2.4,
      sunny = ramp([0, mix(palette.moss, palette.late, 0.75)], [
        0.35,
        mix(palette.moss, palette.ochre, 0.4),
      ], [1, palette.pine]);
    c.fill(back, mix(palette.night, m.air, k * 0.8)).fill(half, mix(palette.pine, m.air, k), 0.8);
    c.fill(
      lit,
      (x, py) =>
        mix(sunny(Math.hypot(x - low[0], (py - low[1]) * 1.2) / (h * 0.95)), m.air, k * 0.6),
      0.8,
    );
    if (row < 20 && row % 3 === 0) {
      mist(c, seed + row, {
        y: y + size * 0.3,
        depth: size * 0.9 + 6 * u,
        colour: m.air,
        strength: 0.4 * (1 - near) ** 1.5,
      });
    }
  }
  rays(c, seed, low, h * 0.9, palette.late, 0.14);
  engrave(
    c,
    palette.paper,
    (_, y) => 0.55 * smooth(horizon, horizon + h * 0.06, y) * smooth(h, h * 0.72, y),
    (mask, line) => {
      for (let k = -7; k <= 7; k++) {
        rule(
          mask,
          [at[0] + k * 14 * u, horizon],
          [at[0] + k * w * 0.16, h * 1.05],
          k ? line * 0.55 : line * 1.4,
        );
      }
      for (let k = 0; k < 9; k++) {
        const y = horizon + h * 0.56 * (k / 8) ** 2.3;
        rule(mask, [0, y], [w, y], line * 0.5);
        rule(mask, [at[0] - 12 * u, y], [at[0] + 12 * u, y], line);
      }
    },
  );
  engrave(
    c,
    palette.paper,
    0.5,
    (mask, line) =>
      meridian(mask, at[0], h * 0.05, horizon - h * 0.185, {
        width: line * 0.9,
        step: h / 80,
        tick: 7 * u,
      }),
  );
  shade(c, palette.night, (x, y) => 0.7 * smooth(0.55, 0.08, x) + 0.35 * smooth(0.8, 1.02, y));
  grain(c, seed);
}

/** The capitol: a slab between two low wings with domes. */
function tower(c: Canvas, [x, y]: Point, tall: number, colour: readonly [number, number, number]) {
  const mask = c.mask(), lit = c.mask(), half = tall * 0.17;
  const box = (left: number, right: number, height: number) =>
    mask.polygon([[x + left, y + 4], [x + left, y - height], [x + right, y - height], [
      x + right,
      y + 4,
    ]]);
  box(-half, half, tall);
  box(-half * 1.25, half * 1.25, tall * 0.3);
  for (const side of [-1, 1]) {
    box(side * half * 2.9 - half * 0.9, side * half * 2.9 + half * 0.9, tall * 0.16);
    mask.disc(x + side * half * 2.9, y - tall * 0.16, half * 0.72);
  }
  c.fill(mask, colour);
  for (let floor = 0; floor < 22; floor++) {
    const fy = y - tall * (0.32 + 0.66 * floor / 22);
    rule(lit, [x - half * 0.82, fy], [x + half * 0.82, fy], Math.max(0.7, tall * 0.006));
  }
  c.fill(lit, palette.glow, 0.22);
}
