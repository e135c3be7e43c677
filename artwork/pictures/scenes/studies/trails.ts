import type { Canvas } from "../../engine/canvas.ts";
import { blend, mix, palette, ramp, smooth } from "../../engine/color.ts";
import { below, rolling } from "../../engine/land.ts";
import { glow } from "../../engine/light.ts";
import type { Node, Point } from "../../engine/mask.ts";
import { pine } from "../../plants/pine.ts";
import { fractal, noise, random } from "../../engine/random.ts";
import { finish, type Mood } from "../../engine/stage.ts";
import { engrave, meridian, ring } from "../../engine/survey.ts";

/** A long exposure of the night sky: every star moves but the one that a course is set by. */
export function trails(c: Canvas, seed: number, m: Mood) {
  const { width: w, height: h } = c,
    u = c.unit,
    rand = random(seed),
    pole: Point = [w * 0.56, h * 0.42];
  const sky = ramp([0, palette.night], [0.55, mix(palette.ink, palette.river, 0.45)], [
    0.85,
    mix(palette.river, palette.spring, 0.3),
  ], [1, mix(palette.haze, palette.late, 0.35)]);
  c.ground(sky, (_, y) => y / (h * 0.86));
  const milky = fractal(noise(seed), 4);
  c.wash(palette.haze, (x, y) => {
    const across = (x / w - 0.3 + (y / h) * 0.5) * 3.4;
    return 0.2 * Math.exp(-across * across) *
      smooth(-0.4, 0.6, milky(x / (180 * u), y / (180 * u)));
  });
  const faint = c.mask(), bright = c.mask(), turn = 0.85;
  for (let k = 0; k < 460; k++) {
    const r = (16 + 1000 * Math.sqrt(rand.next())) * u, from = rand.range(0, Math.PI * 2);
    const steps = Math.max(8, Math.ceil(r * turn / (9 * u)));
    const wide = u * (1 + 2.2 * rand.next() ** 3);
    const trail = Array.from({ length: steps + 1 }, (_, i): Node => {
      const a = from + turn * i / steps;
      return [pole[0] + Math.cos(a) * r, pole[1] + Math.sin(a) * r, wide * (0.3 + 0.7 * i / steps)];
    });
    (k % 4 ? faint : bright).stroke(trail);
  }
  const low = (y: number) => smooth(h * 0.86, h * 0.5, y);
  c.fill(faint, blend(palette.haze, palette.paper, 0.5), (_, y) => 0.75 * low(y));
  c.fill(bright, palette.glow, (_, y) => 0.9 * low(y));
  glow(c, pole, 80 * u, palette.glow, 0.7);
  c.fill(c.mask().disc(pole[0], pole[1], 6 * u), palette.paper);
  for (let layer = 0; layer < 3; layer++) {
    const wood = c.mask(),
      needles = c.mask(),
      ground = rolling(seed + layer, h * (0.87 + 0.045 * layer), h * 0.008, 400 * u);
    const tone = mix(palette.night, mix(palette.river, palette.haze, 0.3), 0.42 - 0.21 * layer);
    const spots = [[0.03, 0.12, 0.2, 0.31, 0.4, 0.47, 0.66, 0.75, 0.84, 0.95], [
      0.08,
      0.17,
      0.3,
      0.78,
      0.9,
    ], [0.02, 0.13, 0.95]][layer]!;
    for (const x of spots) {
      pine(
        wood,
        needles,
        seed + layer * 40 + Math.round(x * 100),
        [w * x, ground(w * x) + 4],
        h * (0.17 + 0.13 * layer) * rand.range(0.85, 1.15),
      );
    }
    c.fill(wood, tone).fill(needles, tone).fill(below(c, ground), tone);
  }
  engrave(c, palette.paper, 0.6, (mask, line) => {
    meridian(mask, pole[0], pole[1] + 24 * u, h * 0.85, {
      width: line * 0.8,
      step: h / 75,
      tick: 6 * u,
    });
    ring(mask, pole, 24 * u, line * 1.1);
  });
  finish(c, seed, m, 0.4);
}
