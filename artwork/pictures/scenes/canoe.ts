import type { Canvas } from "../canvas.ts";
import { mix, palette, smooth } from "../colour.ts";
import { mist, sparkle, water } from "../light.ts";
import type { Node, Point } from "../mask.ts";
import { cypresses } from "../plants/cypress.ts";
import { from } from "../plants/foliage.ts";
import { reeds } from "../plants/reeds.ts";
import { backdrop, finish, type Mood } from "../stage.ts";
import { dashed, engrave, meridian, ring } from "../survey.ts";

/** An empty canoe on still water before the day begins. */
export function canoe(c: Canvas, seed: number, m: Mood) {
  const { width: w, height: h } = c,
    u = c.unit,
    shore = Math.round(h * 0.46),
    low: Point = [w * 0.6, h * 0.33];
  backdrop(c, seed, m, { at: low, horizon: shore, radius: 50, banks: 3 });
  cypresses(c, [{ seed: seed + 1, at: [w * 0.86, shore + 3], size: h * 0.44 }, {
    seed: seed + 2,
    at: [w * 0.95, shore + 3],
    size: h * 0.36,
  }], {
    wood: mix(m.near, m.air, 0.25),
    shadow: mix(m.half, m.air, 0.25),
    lit: mix(m.lit, m.air, 0.25),
    moss: mix(m.half, m.air, 0.4),
    light: from(low),
  });
  mist(c, seed, { y: shore, depth: h * 0.04, colour: m.air, strength: 0.6 });
  water(c, seed, { shore, tint: m.water, clarity: 0.88, chop: 0.55 });
  sparkle(c, seed, {
    x: low[0],
    top: shore + 2,
    bottom: h * 0.9,
    width: w * 0.08,
    colour: m.sun,
    strength: 0.7,
  });
  const x = w * 0.47, y = h * 0.68, long = w * 0.24, deep = h * 0.045;
  const hull = (flip: 1 | -1, k: number): Point[] => [
    ...Array.from({ length: 21 }, (_, i): Point => {
      const t = i / 10 - 1;
      return [x + t * long, y - flip * (Math.abs(t) ** 4 * deep * 1.15)];
    }),
    ...Array.from({ length: 21 }, (_, i): Point => {
      const t = 1 - i / 10;
      return [x + t * long * 0.93, y + flip * deep * k * (1 - t ** 6)];
    }),
  ];
  const image = c.mask().polygon(hull(-1, 1).map(([px, py]) => [px, py + deep * 1.9]));
  c.fill(image, m.near, 0.55);
  c.fill(
    c.mask().polygon(hull(1, 1)),
    (_, py) =>
      mix(
        m.night ? mix(m.earth, m.near, 0.3) : palette.clay,
        m.near,
        smooth(y - deep * 0.4, y + deep, py) * 0.75,
      ),
  );
  const trim = c.mask();
  trim.stroke(Array.from({ length: 21 }, (_, i): Node => {
    const t = i / 10 - 1;
    return [x + t * long, y - Math.abs(t) ** 4 * deep * 1.15, 3.2 * u];
  }));
  trim.stroke([[x - long * 0.28, y - deep * 0.55, 2.6 * u], [
    x + long * 0.5,
    y - deep * 0.12,
    2.6 * u,
  ]]);
  trim.polygon([[x - long * 0.28, y - deep * 0.68], [x - long * 0.46, y - deep * 0.85], [
    x - long * 0.45,
    y - deep * 0.55,
  ], [x - long * 0.28, y - deep * 0.45]]);
  c.fill(trim, m.night ? palette.late : palette.glow);
  const wake = c.mask();
  for (const k of [1, 1.5, 2.1]) {
    ring(wake, [x, y + deep * 1.1], long * (0.9 + 0.2 * k), 1.1 * u, 0.13 * k);
  }
  c.fill(wake, m.air, (_, py) => 0.4 * smooth(y, y + deep * 2, py));
  mist(c, seed + 4, { y: h * 0.55, depth: h * 0.025, colour: m.air, strength: 0.35 });
  reeds(c, seed, m, 0.22);
  engrave(c, m.line, m.drawn, (mask, line) => {
    meridian(mask, low[0], h * 0.03, shore, { width: line, step: h / 75, tick: 6 * u });
    dashed(
      mask,
      [[x - long * 1.3, y + deep * 1.05], [x + long * 1.6, y + deep * 1.05]],
      line,
      12 * u,
      9 * u,
    );
    if (m.night) {
      for (const k of [1.25, 1.7, 2.2]) {
        ring(mask, [x, y + deep * 1.05], long * k, line * 0.9, 0.28);
      }
    }
  });
  finish(c, seed, m);
}
