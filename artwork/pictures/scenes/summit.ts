import type { Canvas } from "../canvas.ts";
import { mix, smooth } from "../colour.ts";
import { curve } from "../curve.ts";
import { ridge, rolling } from "../land.ts";
import { mist } from "../light.ts";
import type { Node, Point } from "../mask.ts";
import { from } from "../plants/foliage.ts";
import { oaks } from "../plants/oak.ts";
import { backdrop, finish, type Mood } from "../stage.ts";
import { benchmark, dashed, engrave, meridian } from "../survey.ts";

/** A path climbs over three ridges to an oak on the summit. */
export function summit(c: Canvas, seed: number, m: Mood) {
  const { width: w, height: h } = c, u = c.unit, top: Point = [w * 0.53, h * 0.4];
  const low: Point = [top[0] - w * 0.02, top[1] - h * 0.14];
  backdrop(c, seed, m, { at: low, horizon: h * 0.52, radius: 58, banks: 2 });
  const peaks = [top, [w * 0.36, h * 0.57], [w * 0.6, h * 0.7], [w * 0.45, h * 0.86]] as const;
  peaks.forEach(([px, py], i) => {
    const roll = rolling(seed + i * 5, 0, h * 0.02, 300 * u), wide = w * (0.24 + 0.12 * i);
    const line = (x: number) =>
      py + h * (0.2 - 0.03 * i) * (1 - Math.exp(-(((x - px) / wide) ** 2))) + roll(x);
    ridge(c, {
      seed: seed + i,
      line,
      crest: mix(mix(m.earth, m.half, 0.08 + 0.15 * i), m.air, 0.3 - 0.1 * i),
      foot: mix(m.loam, m.near, 0.25 * i),
      fade: h * (0.16 + 0.05 * i),
      lines: { colour: m.line, opacity: m.drawn * (0.72 - 0.1 * i), spacing: (8 + 5 * i) * u },
      lit: { x: low[0], colour: m.sun, strength: m.night ? 0.12 : 0.34 - 0.06 * i },
    });
    if (i < 3) {
      mist(c, seed + i, {
        y: py + h * 0.17,
        depth: h * 0.05,
        colour: m.air,
        strength: 0.34 - 0.08 * i,
      });
    }
  });
  const way: Point[] = [
    [w * 0.36, h * 1.02],
    [w * 0.47, h * 0.9],
    [w * 0.63, h * 0.8],
    [w * 0.58, h * 0.71],
    [w * 0.42, h * 0.64],
    [w * 0.4, h * 0.57],
    [w * 0.5, h * 0.5],
    [w * 0.54, h * 0.45],
    top,
  ];
  const path = c.mask(), smoothWay = curve(way, 14);
  path.stroke(
    smoothWay.map(([x, y]): Node => [x, y, 1.5 * u + 30 * u * smooth(top[1], h, y) ** 1.5]),
  );
  c.fill(path, mix(m.sun, m.earth, 0.25), (_, y) => 0.85 - 0.3 * smooth(h * 0.7, h, y));
  oaks(c, [{ seed: seed + 4, at: [top[0], top[1] + 5 * u], size: h * 0.2, moss: 0.3 }], {
    wood: m.near,
    shadow: m.near,
    half: m.half,
    lit: m.lit,
    moss: m.half,
    light: from(low),
    sunny: 0.6,
  });
  engrave(c, m.line, m.drawn, (mask, line) => {
    meridian(mask, top[0], h * 0.04, top[1] - h * 0.19, { width: line, step: h / 75, tick: 7 * u });
    smoothWay.filter((_, i) => i % 14 === 0 && i > 14).forEach((at) =>
      benchmark(mask, at, 9 * u, line)
    );
    if (m.night) dashed(mask, [[w * 0.36, h], top], line, 12 * u, 8 * u);
  });
  finish(c, seed, m);
}
