/** Red hills at the end of the day: contoured ridges behind ridges, one great oak, a low sun. */
import type { Canvas } from "../../engine/canvas.ts";
import { mix, palette, ramp, smooth } from "../../engine/color.ts";
import { below, ridge, rolling, wooded } from "../../engine/land.ts";
import { grain, mist, shade, sun } from "../../engine/light.ts";
import type { Point } from "../../engine/mask.ts";
import { from, grass } from "../../plants/foliage.ts";
import { oaks } from "../../plants/oak.ts";
import { noise, random } from "../../engine/random.ts";
import { benchmark, corner, dashed, engrave, meridian } from "../../engine/survey.ts";

export function redHills(c: Canvas, seed: number) {
  const { width: w, height: h } = c, tall = h > w, u = c.unit;
  const low: Point = tall ? [w * 0.3, h * 0.345] : [w * 0.6, h * 0.4];
  dusk(c, low);
  clouds(c, seed, low);
  sun(c, low, (tall ? 52 : 46) * u, mix(palette.glow, palette.paper, 0.2));

  const tops = tall ? [0.37, 0.415, 0.47, 0.54, 0.64] : [0.46, 0.53, 0.61, 0.71, 0.86];
  const crests = [
    mix(palette.clay, palette.late, 0.62),
    mix(palette.clay, palette.ochre, 0.5),
    palette.clay,
    mix(palette.clay, palette.earth, 0.55),
    mix(palette.earth, palette.night, 0.45),
  ];
  const feet = [
    mix(palette.moss, palette.late, 0.5),
    mix(palette.moss, palette.clay, 0.45),
    mix(palette.earth, palette.pine, 0.4),
    mix(palette.ink, palette.earth, 0.3),
    palette.night,
  ];
  const ground = rolling(seed + 52, h * tops[4]!, h * 0.2, 1190 * u);
  const foot: Point = tall
    ? [w * 0.66, ground(w * 0.66) + 10 * u]
    : [w * 0.83, ground(w * 0.83) + 10 * u];
  const tree = tall ? h * 0.29 : h * 0.5, rand = random(seed);
  const oak = () =>
    oaks(c, [{ seed: 8, at: foot, size: tree, moss: 0.7, spread: 1.05 }], {
      wood: palette.night,
      shadow: mix(palette.night, palette.ink, 0.5),
      half: mix(palette.ink, palette.pine, 0.6),
      lit: (x, y) =>
        mix(
          palette.moss,
          palette.late,
          smooth(tree * 1.1, 0, Math.hypot(x - low[0], y - low[1])) * 0.8,
        ),
      moss: mix(palette.moss, palette.ink, 0.25),
      light: from(low),
      sunny: 0.7,
    });
  tops.forEach((top, i) => {
    // The nearest hill hides the foot of the tree.
    if (i === 4) oak();
    const line = rolling(seed + i * 13, h * top, h * (0.06 + 0.035 * i), (430 + 190 * i) * u);
    if (i < 4) {
      const wood = wooded(seed + i, line, (9 + 7 * i) * u), n = noise(seed + i * 3);
      c.fill(
        below(
          c,
          (x) => line(x) + 3 + (wood(x) - line(x) - 3) * smooth(-0.2, 0.12, n(x / (300 * u), 2)),
        ),
        mix(feet[i]!, palette.pine, 0.3 + 0.15 * i),
      );
    }
    ridge(c, {
      seed: seed + i,
      line,
      crest: crests[i]!,
      foot: feet[i]!,
      fade: h * (0.1 + 0.05 * i),
      lines: {
        color: i < 3 ? palette.glow : palette.late,
        opacity: 0.5 - 0.05 * i,
        spacing: (9 + 7 * i) * u,
      },
      lit: { x: low[0], color: palette.late, strength: 0.6 - 0.09 * i },
    });
    if (i < 4) {
      mist(c, seed + i * 9, {
        y: h * (tops[i + 1]! + 0.005),
        depth: h * 0.035,
        color: mix(palette.glow, palette.haze, i / 3),
        strength: 0.5 - 0.09 * i,
      });
    }
  });

  const blades = c.mask();
  grass(blades, rand, (x) => ground(x) + 3 * u, { from: 0, to: w, count: 900, height: 20 * u });
  grass(blades, rand, () => h + 6, { from: 0, to: w, count: 500, height: h * 0.09 });
  c.fill(blades, palette.night);

  engrave(
    c,
    palette.paper,
    (x, y) =>
      0.5 * smooth(0, 0.1, y / h) * smooth(tall ? 0.72 : 0.86, 0.5, y / h) *
      smooth(0.12, 0.4, x / w),
    (mask, line) => {
      meridian(mask, low[0], h * 0.03, h * tops[3]!, {
        width: line * 0.8,
        step: h / 80,
        tick: 7 * u,
      });
      const peaks: Point[] = tops.slice(0, 4).map((_, i) => {
        const x = low[0] + (foot[0] - low[0]) * (0.1 + i * 0.16);
        return [
          x,
          rolling(seed + i * 13, h * tops[i]!, h * (0.06 + 0.035 * i), (430 + 190 * i) * u)(x) -
          10 * u,
        ];
      });
      dashed(mask, peaks, line * 0.8, 11 * u, 7 * u);
      for (const peak of peaks) benchmark(mask, peak, 8 * u, line);
      for (const [x, y] of [[0.3, 0.14], [0.9, 0.14]] as const) {
        corner(
          mask,
          [w * x, h * y],
          12 * u,
          line * 0.8,
        );
      }
    },
  );
  shade(
    c,
    palette.night,
    (x, y) =>
      tall ? 0.82 * smooth(0.5, 0.8, y) : 0.84 * smooth(0.52, 0.14, x) + 0.3 * smooth(0.86, 1, y),
  );
  grain(c, seed);
}

function dusk(c: Canvas, [sx, sy]: Point) {
  const sky = ramp(
    [0, mix(palette.ink, palette.river, 0.25)],
    [0.42, mix(palette.river, palette.moss, 0.5)],
    [0.7, mix(palette.haze, palette.late, 0.6)],
    // The sky stays darker than the sun that lights it.
    [0.9, mix(palette.late, palette.clay, 0.3)],
    [1, mix(palette.late, palette.clay, 0.12)],
  );
  c.ground(sky, (x, y) => y / sy * 0.92 - 0.22 * smooth(0, 1, Math.abs(x - sx) / c.width));
}

/** Long flat bars of cloud, lit from below. */
function clouds(c: Canvas, seed: number, [sx, sy]: Point) {
  const n = noise(seed + 60), m = noise(seed + 61), u = c.unit;
  const at = (x: number, y: number) =>
    n(x / (460 * u), y / (44 * u)) * 0.7 + m(x / (150 * u), y / (17 * u)) * 0.35;
  c.wash((_, y) => mix(palette.clay, palette.late, smooth(0, sy, y) * 0.8), (x, y) => {
    if (y > sy * 1.1) return 0;
    const v = at(x, y);
    return 0.55 * smooth(0.2, 0.5, v) * smooth(0.05, 0.6, y / sy) *
      smooth(0.9, 0.1, Math.abs(x - sx) / c.width);
  });
}
