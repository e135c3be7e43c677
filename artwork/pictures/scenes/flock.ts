import type { Canvas } from "../canvas.ts";
import { palette } from "../colour.ts";
import { mist, sparkle, water } from "../light.ts";
import type { Mask, Point } from "../mask.ts";
import { reeds } from "../plants/reeds.ts";
import { backdrop, finish, type Mood } from "../stage.ts";
import { dashed, engrave, meridian, ring } from "../survey.ts";

/** White ibis in formation over the marsh. */
export function flock(c: Canvas, seed: number, m: Mood) {
  const { width: w, height: h } = c,
    u = c.unit,
    shore = Math.round(h * 0.66),
    low: Point = [w * 0.5, h * 0.5];
  backdrop(c, seed, m, { at: low, horizon: shore, radius: 74, banks: 3 });
  mist(c, seed + 1, { y: shore, depth: h * 0.03, colour: m.air, strength: 0.5 });
  water(c, seed, { shore, tint: m.water, clarity: 0.8 });
  sparkle(c, seed, {
    x: low[0],
    top: shore + 2,
    bottom: h * 0.92,
    width: w * 0.13,
    colour: m.sun,
    strength: 0.8,
  });
  const birds: Point[] = [[w * 0.6, h * 0.15]];
  for (let k = 1; k <= 6; k++) birds.push([w * (0.6 - 0.062 * k), h * (0.15 + 0.042 * k)]);
  for (let k = 1; k <= 4; k++) birds.push([w * (0.6 + 0.052 * k), h * (0.15 + 0.058 * k)]);
  engrave(c, m.line, m.drawn, (mask, line) => {
    dashed(mask, [birds[6]!, birds[0]!, birds[10]!], line * 0.8, 9 * u, 7 * u);
    meridian(mask, low[0], h * 0.03, shore, { width: line * 0.8, step: h / 75, tick: 6 * u });
    if (m.night) { for (const at of birds) ring(mask, at, 46 * u, line * 0.8); }
  });
  const wings = c.mask(), tips = c.mask();
  birds.forEach((at, i) => ibis(wings, tips, at, (72 - i * 1.2) * u, (i * 0.37) % 1));
  c.fill(wings, m.night ? palette.glow : palette.paper).fill(tips, m.near);
  reeds(c, seed, m, 0.3);
  finish(c, seed, m);
}

/** A bird seen from the side, its wings at `beat` 0..1 of their stroke. */
function ibis(wings: Mask, tips: Mask, [x, y]: Point, s: number, beat: number) {
  const lift = beat < 0.62 ? 0.62 - 0.35 * beat : -0.3 - 0.2 * beat;
  wings.polygon([
    [x - s * 0.42, y + s * 0.02],
    [x - s * 0.1, y - s * 0.09],
    [x + s * 0.25, y - s * 0.06],
    [x + s * 0.5, y - s * 0.01],
    [x + s * 0.2, y + s * 0.07],
    [x - s * 0.15, y + s * 0.08],
  ]);
  wings.stroke([[x + s * 0.3, y, s * 0.07], [x + s * 0.6, y - s * 0.03, s * 0.045]]);
  tips.stroke([[x + s * 0.6, y - s * 0.03, s * 0.035], [x + s * 0.72, y, s * 0.025], [
    x + s * 0.8,
    y + s * 0.05,
    s * 0.012,
  ]]);
  tips.stroke([[x - s * 0.38, y + s * 0.03, s * 0.025], [x - s * 0.75, y + s * 0.07, s * 0.015]]);
  for (const [dx, k] of [[-0.02, 1], [0.1, 0.86]] as const) {
    const mid: Point = [x + s * (dx - 0.05), y - s * lift * 0.62 * k],
      tip: Point = [x + s * (dx - 0.36), y - s * lift * 1.25 * k];
    wings.polygon([[x + s * (dx + 0.14), y - s * 0.03], mid, tip, [
      mid[0] - s * 0.2,
      mid[1] + s * 0.12 * Math.sign(lift || 1),
    ], [x + s * (dx - 0.18), y]]);
    tips.polygon([tip, [tip[0] + s * 0.1, tip[1] + s * lift * 0.22], [
      tip[0] + s * 0.02,
      tip[1] + s * lift * 0.3,
    ]]);
  }
}
