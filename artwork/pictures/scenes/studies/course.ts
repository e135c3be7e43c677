import { type Canvas, coarse } from "../../engine/canvas.ts";
import { blend, mix, palette, smooth } from "../../engine/color.ts";
import { curve } from "../../engine/curve.ts";
import { cast, desk, lay, on, tool } from "../../desk.ts";
import { isolines } from "../../engine/land.ts";
import type { Point } from "../../engine/mask.ts";
import { fractal, noise } from "../../engine/random.ts";
import { finish, type Mood } from "../../engine/stage.ts";
import { benchmark, dashed, engrave, ring, rule } from "../../engine/survey.ts";

/** A chart under a lamp, a course laid over it in steps that the dividers measure. */
export function course(c: Canvas, seed: number, m: Mood) {
  const { width: w, height: h } = c, u = c.unit, lamp: Point = [w * 0.6, h * 0.3];
  desk(c, seed, m, lamp);
  const chart = { at: [w * 0.5, h * 0.5] as Point, wide: w * 1.02, high: h * 0.98, turn: -0.13 };
  const sheet = lay(c, m, chart, lamp), place = on(chart);
  const n = fractal(noise(seed + 3), 3),
    f = coarse(c, 2, (x, y) => n(x / (430 * u), y / (430 * u)) + 0.5 * (x / w - y / h));
  const at = (k: number) => (x: number, y: number) => k * sheet[y * w + x]!;
  // A bay in the lower right, its depths in bands; the land in tints of height.
  c.wash(
    (x, y) =>
      m.night
        ? blend(mix(palette.river, palette.ink, 0.55), palette.ink, smooth(-0.1, -0.8, f(x, y)))
        : blend(
          mix(palette.spring, palette.paper, 0.35),
          palette.river,
          smooth(-0.1, -0.9, f(x, y)),
        ),
    (x, y) => 0.8 * smooth(-0.16, -0.18, f(x, y)) * sheet[y * w + x]!,
  );
  c.wash(
    m.night ? mix(palette.pine, palette.moss, 0.3) : mix(palette.moss, palette.late, 0.35),
    (x, y) => 0.4 * smooth(-0.1, 0.75, f(x, y)) * sheet[y * w + x]!,
  );
  const ground = m.night ? palette.late : mix(palette.earth, palette.ink, 0.35);
  c.fill(isolines(c, f, 0.075, u), ground, at(m.night ? 0.34 : 0.42));
  c.fill(isolines(c, (x, y) => f(x, y) + 0.17, 100, 2 * u), ground, at(0.75));
  engrave(c, ground, at(0.3), (mask, line) => {
    for (let k = 1; k < 8; k++) {
      rule(mask, place(k / 8, 0.03), place(k / 8, 0.97), line * 0.7);
      rule(mask, place(0.03, k / 8), place(0.97, k / 8), line * 0.7);
    }
  });
  const stops = [[0.16, 0.82], [0.28, 0.64], [0.42, 0.6], [0.53, 0.43], [0.68, 0.38], [0.8, 0.2]]
    .map(([s, t]) => place(s!, t!));
  engrave(c, m.night ? palette.glow : palette.clay, 1, (mask, line) => {
    dashed(mask, curve(stops, 12), line * 3, 18 * u, 9 * u);
    stops.slice(0, -1).forEach((stop) => mask.disc(stop[0], stop[1], 6.5 * u));
    benchmark(mask, stops.at(-1)!, 20 * u, line * 2.6);
    ring(mask, stops.at(-1)!, 34 * u, line * 1.6);
  });
  dividers(c, m, stops[2]!, stops[3]!);
  finish(c, seed, 0.3);
}

function dividers(c: Canvas, m: Mood, from: Point, to: Point) {
  const u = c.unit, dx = to[0] - from[0], dy = to[1] - from[1], span = Math.hypot(dx, dy);
  // They stand up out of the chart, so that the hinge lies to one side of their points.
  const hinge: Point = [
    (from[0] + to[0]) / 2 + (dy / span) * 330 * u,
    (from[1] + to[1]) / 2 - (dx / span) * 330 * u,
  ];
  const profile: Point[] = [[0, 20 * u], [0.12, 22 * u], [0.6, 12 * u], [0.66, 7 * u], [1, 1 * u]];
  for (const point of [from, to]) {
    cast(c, [hinge, point, [point[0] + 8 * u, point[1]]], 15 * u, 0.5);
  }
  const brass = m.night ? mix(palette.ochre, palette.ink, 0.35) : palette.ochre;
  const legs = c.mask(), steel = c.mask(), shine = c.mask();
  for (const point of [from, to]) {
    tool(legs, hinge, point, profile);
    tool(shine, hinge, point, [[0.06, 3 * u], [0.58, 2 * u]]);
    tool(steel, hinge, point, [[0.64, 7 * u], [1, 1 * u]]);
  }
  legs.disc(hinge[0], hinge[1], 19 * u);
  c.fill(legs, mix(brass, palette.earth, 0.35)).fill(shine, palette.glow, m.night ? 0.4 : 0.7);
  c.fill(steel, m.night ? palette.haze : mix(palette.ink, palette.haze, 0.35));
  c.fill(c.mask().disc(hinge[0], hinge[1], 9 * u), palette.glow, 0.6);
}
