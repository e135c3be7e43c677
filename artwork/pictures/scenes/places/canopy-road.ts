/** A red clay road under live oaks, with the low sun at its end. */
import type { Canvas } from "../../engine/canvas.ts";
import { blend, type Color, mix, palette, ramp, smooth } from "../../engine/color.ts";
import { glow, grain, mist, rays, shade } from "../../engine/light.ts";
import { below, wooded } from "../../engine/land.ts";
import type { Point } from "../../engine/mask.ts";
import { type Oak, oaks } from "../../plants/oak.ts";
import { palmetto } from "../../plants/palm.ts";
import { from, grass } from "../../plants/foliage.ts";
import { fractal, noise, random } from "../../engine/random.ts";
import { dashed, engrave, meridian, rule } from "../../engine/survey.ts";

export function canopyRoad(c: Canvas, seed: number) {
  const { width: w, height: h } = c, tall = h > w, u = c.unit, rand = random(seed);
  const end: Point = tall ? [w * 0.54, h * 0.45] : [w * 0.655, h * 0.55];
  const drop = tall ? h * 0.5 : h * 0.5, half = tall ? w * 0.4 : w * 0.19;
  // Clear height under the boughs, at a distance of one.
  const height = tall ? h * 1.02 : h * 1.3;

  // The far end of the road: light, thinning to shade.
  const air = ramp([0, palette.paper], [0.1, palette.glow], [0.26, palette.late], [
    0.48,
    mix(palette.ochre, palette.moss, 0.55),
  ], [
    0.75,
    palette.pine,
  ], [1, palette.ink]);
  c.ground(
    air,
    (x, y) => Math.hypot((x - end[0]) * 1.05, y - end[1] + 10 * u) / (0.62 * Math.max(w * 0.62, h)),
  );

  // The wood on both sides, bank behind bank.
  [0.16, 0.22, 0.3].forEach((s, i) => {
    const line = wooded(
      seed + 40 + i,
      (x) =>
        end[1] + drop * s * 0.4 -
        h * (0.004 + 0.3 * smooth(0.03, 0.22, Math.abs(x - end[0]) / w - 0.02 * (i + 1))),
      h * (0.02 + 0.02 * i),
    );
    c.fill(below(c, line), (x, y) => {
      const d = Math.abs(x - end[0]) / w + 0.08 * i;
      return air(
        0.3 + d * 1.1 + 0.5 * smooth(end[1] - h * 0.22, end[1], y) * smooth(0.02, 0.12, d),
      );
    });
  });
  road(c, seed, end, drop, half);

  const layers = tall ? [8, 5.6, 4, 2.9, 2.1, 1.5, 1.08] : [9, 6.4, 4.6, 3.3, 2.4, 1.75, 1.25];
  const sunlit = ramp(
    [0, palette.glow],
    [0.25, palette.late],
    [0.5, mix(palette.ochre, palette.moss, 0.5)],
    [0.8, mix(palette.moss, palette.pine, 0.6)],
    [1, palette.pine],
  );
  const grainOf = noise(seed + 77);
  layers.forEach((z, i) => {
    const s = 1 / z, near = i / (layers.length - 1), far = 1 - near;
    const y = end[1] + drop * s, trees: Oak[] = [];
    const opening = (px: number, py: number) => {
      const across = Math.abs(px - end[0]) / (half * 1.5 * s), up = (y - py) / (height * s);
      return up > 0 && up < 1 && across < (1 - up ** 2.2) ** 0.6;
    };
    for (const side of [-1, 1]) {
      const jitter = rand.range(0, 0.35);
      trees.push({
        seed: seed + i * 31 + side * 7 + 11,
        at: [end[0] + side * half * s * (1.62 + jitter), y + rand.range(-3, 6) * u * s],
        size: height * 1.55 * s * rand.range(0.92, 1.08),
        lean: -side * 0.5,
        fork: 0.4,
        girth: 0.052,
        clear: opening,
        spread: 0.95,
        moss: 0.8 - 0.2 * near,
        leaf: 9 * u,
      });
    }
    const tone = (dark: Color, k: number) =>
      mix(dark, mix(palette.late, palette.glow, 0.3), far ** 1.5 * k);
    oaks(c, trees, {
      wood: (px, py) => {
        const d = Math.abs(px - end[0]) / (half * 1.62 * s),
          bark = 0.5 + 0.5 * grainOf(px / (7 * u * s + 3 * u), py / (150 * u * s + 20 * u));
        return blend(
          tone(palette.night, 0.62),
          sunlit(0.55 + 0.2 * near),
          0.42 * smooth(1.06, 0.84, d) * bark + 0.06 * bark,
        );
      },
      shadow: tone(palette.ink, 0.66),
      half: tone(mix(palette.pine, palette.ink, near * 0.6), 0.78),
      lit: (px, py) => {
        const d = Math.hypot(px - end[0], py - end[1]) / (h * 0.75);
        return sunlit(d + 0.35 * near);
      },
      moss: tone(mix(palette.moss, palette.ink, 0.2 + 0.45 * near), 0.8),
      light: from([end[0], end[1] - 30 * u]),
      sunny: 0.75,
    });
    verge(c, seed + i, end, drop, half, s, tone(palette.ink, 0.55));
    mist(c, seed + i * 5, {
      y: y - 30 * u * s,
      depth: 170 * u * s + 40 * u,
      color: mix(palette.glow, palette.haze, near),
      strength: 0.3 * far ** 1.2,
      about: { x: end[0], reach: w * 0.42 },
    });
    if (i === 2) glow(c, [end[0], end[1] - 12 * u], 430 * u, palette.late, 0.5);
  });

  rays(c, seed + 9, [end[0], end[1] - 20 * u], 820 * u, palette.late, 0.15);
  glow(c, [end[0], end[1] - 14 * u], 300 * u, palette.glow, 0.6);
  engrave(
    c,
    palette.paper,
    (_, y) => 0.5 * smooth(tall ? 0 : 0.18, tall ? 0.12 : 0.3, y / h) * smooth(1, 0.8, y / h),
    (mask, line) => {
      meridian(mask, end[0], h * (tall ? 0.05 : 0.18), end[1] - 46 * u, {
        width: line * 0.8,
        step: h / 90,
        tick: 7 * u,
      });
      // The road's center line and its stations, as on a plan of works.
      dashed(mask, [[end[0], end[1] + 24 * u], [end[0], h]], line * 0.8, 16 * u, 9 * u);
      for (let z = 1; z < 9; z += 0.5) {
        const y = end[1] + drop / z, x = half / z;
        for (const side of [-1, 1]) {
          rule(mask, [end[0] + side * x * 0.84, y], [
            end[0] + side * x * 0.96,
            y,
          ], line);
        }
      }
    },
  );
  shade(
    c,
    palette.night,
    (x, y) =>
      tall
        ? 0.84 * smooth(0.47, 0.8, y)
        : 0.72 * smooth(0.56, 0.1, x) + 0.45 * smooth(0.78, 1.02, y) * smooth(0.9, 0.5, x),
  );
  grain(c, seed);
}

/** The clay between its verges, with tracks and dappled light, in true perspective. */
function road(c: Canvas, seed: number, end: Point, drop: number, half: number) {
  const n = fractal(noise(seed), 4), spots = fractal(noise(seed + 3), 3);
  const clay = ramp(
    [0, mix(palette.glow, palette.clay, 0.35)],
    [0.25, mix(palette.clay, palette.ochre, 0.3)],
    [0.6, palette.clay],
    [1, palette.earth],
  );
  const bank = ramp([0, mix(palette.late, palette.moss, 0.6)], [0.12, palette.moss], [
    0.3,
    palette.pine,
  ], [0.7, palette.night]);
  c.wash((x, y) => {
    const s = (y - end[1]) / drop, z = 1 / Math.max(0.02, s);
    const across = (x - end[0]) / (half * s) + 0.25 * Math.sin(z * 0.35) * smooth(2, 9, z);
    const edge = Math.abs(across) + 0.05 * n(across * 2, z * 6);
    const ground = edge < 1
      ? clay(s * 1.05)
      : bank(s * 1.1 + 0.1 * Math.max(0, Math.abs(across) - 2));
    const track = 0.13 * smooth(0.16, 0.05, Math.abs(Math.abs(across) - 0.48)) * (edge < 1 ? 1 : 0);
    const dapple = smooth(0.1, 0.42, spots(across * 1.6, z * 2.4)) *
      smooth(2.4, 0.6, Math.abs(across));
    const base = blend(
      ground,
      palette.night,
      track + 0.2 * smooth(0.65, 1, edge) * smooth(1.3, 1, edge),
    );
    return blend(
      base,
      edge < 1 ? palette.late : palette.moss,
      dapple * 0.55 * smooth(1.15, 0.1, s),
    );
  }, (_, y) => smooth(end[1], end[1] + 2, y));
}

/** Grass and palmetto where the bank meets the road, at one depth. */
function verge(
  c: Canvas,
  seed: number,
  end: Point,
  drop: number,
  half: number,
  s: number,
  color: Color,
) {
  const mask = c.mask(), rand = random(seed * 7 + 1), y = end[1] + drop * s;
  for (const side of [-1, 1]) {
    const from = end[0] + side * half * s * 1.12, to = end[0] + side * half * s * 6;
    grass(mask, rand, () => y + rand.range(-4, 8) * s * c.unit * 3, {
      from: Math.min(from, to),
      to: Math.max(from, to),
      count: 420,
      height: 100 * s * c.unit,
    });
    for (let k = 0; k < 5; k++) {
      palmetto(mask, seed + k * 13 + side, [
        end[0] + side * half * s * rand.range(1.5, 4),
        y + 10 * s,
      ], 210 * s * c.unit * rand.range(0.6, 1));
    }
  }
  c.fill(mask, color, 0.95);
}
