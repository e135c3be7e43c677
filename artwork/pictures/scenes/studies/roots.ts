import { branches } from "../../engine/branching.ts";
import type { Canvas } from "../../engine/canvas.ts";
import { mix, smooth } from "../../engine/color.ts";
import { isolines, ridge, rolling } from "../../engine/land.ts";
import { glow } from "../../engine/light.ts";
import type { Point } from "../../engine/mask.ts";
import { from, grass } from "../../plants/foliage.ts";
import { oaks } from "../../plants/oak.ts";
import { noise, random } from "../../engine/random.ts";
import { backdrop, finish, type Mood } from "../../engine/stage.ts";
import { engrave, meridian, ring } from "../../engine/survey.ts";

/** An oak above, and its roots below the ground, as wide and as branched. */
export function roots(c: Canvas, seed: number, m: Mood) {
  const { width: w, height: h } = c,
    u = c.unit,
    foot: Point = [w * 0.5, h * 0.55],
    rand = random(seed);
  backdrop(c, seed, m, { at: [w * 0.5, h * 0.36], horizon: h * 0.53, radius: 0, banks: 2 });
  const ground = rolling(seed + 3, foot[1], h * 0.012, 300 * u), n = noise(seed + 8);
  ridge(c, { seed, line: ground, crest: m.earth, foot: mix(m.loam, m.near, 0.75), fade: h * 0.42 });
  const strata = isolines(
    c,
    (x, y) => (y - ground(x)) / h + 0.035 * n(x / (240 * u), y / (90 * u)),
    0.028,
    0.9 * u,
  );
  c.fill(strata, m.line, (x, y) => m.drawn * 0.42 * smooth(0, 20 * u, y - ground(x)));
  const mask = c.mask(), tips: Point[] = [];
  const targets = Array.from({ length: 640 }, (): Point => {
    const across = rand.range(-1, 1), down = rand.next() ** 1.25;
    return [
      foot[0] + across * w * 0.4,
      foot[1] + h * (0.03 + 0.36 * down * (1 - across ** 2 * 0.6)),
    ];
  });
  const stem: Point[] = [foot, [foot[0], foot[1] + h * 0.02]];
  const grown = branches({ stem, targets, step: h * 0.0095, tip: 0.8 * u, trunk: h * 0.04 });
  for (const root of grown) {
    mask.stroke(root);
    if (root.length > 12) tips.push([root.at(-1)![0], root.at(-1)![1]]);
  }
  c.fill(
    mask,
    mix(m.sun, m.earth, m.night ? 0.1 : 0.3),
    (_, y) => (m.night ? 0.9 : 0.75) - 0.4 * smooth(foot[1], h, y),
  );
  oaks(c, [{ seed: seed + 6, at: foot, size: h * 0.46, moss: 0.5 }], {
    wood: m.near,
    shadow: m.near,
    half: m.half,
    lit: m.lit,
    moss: mix(m.half, m.air, 0.25),
    light: from([w * 0.5, h * 0.2]),
    sunny: 0.55,
  });
  const blades = c.mask();
  grass(blades, rand, (x) => ground(x) + 2, { from: 0, to: w, count: 700, height: 17 * u });
  c.fill(blades, m.near, 0.9);
  glow(c, [w * 0.5, h * 0.36], 260 * u, m.sun, m.night ? 0.08 : 0.25);
  engrave(c, m.line, m.drawn, (lines, width) => {
    meridian(lines, foot[0], foot[1] + h * 0.04, h * 0.97, {
      width: width * 0.9,
      step: h / 75,
      tick: 6 * u,
    });
    for (const tip of tips) if (tip[1] < h) ring(lines, tip, (m.night ? 6 : 4.5) * u, width);
  });
  finish(c, seed, 0.35);
}
