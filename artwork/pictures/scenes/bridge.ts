import type { Canvas } from "../canvas.ts";
import { mix, smooth } from "../colour.ts";
import { mist, sparkle, water } from "../light.ts";
import type { Node, Point } from "../mask.ts";
import { cypresses } from "../plants/cypress.ts";
import { from } from "../plants/foliage.ts";
import { reeds } from "../plants/reeds.ts";
import { backdrop, finish, type Mood } from "../stage.ts";
import { dashed, engrave, ring, rule } from "../survey.ts";

/** A bridge on equal arches, each pier a milestone. */
export function bridge(c: Canvas, seed: number, m: Mood) {
  const { width: w, height: h } = c,
    u = c.unit,
    shore = Math.round(h * 0.6),
    low: Point = [w * 0.575, h * 0.33];
  backdrop(c, seed, m, { at: low, horizon: shore, radius: 46, banks: 3 });
  cypresses(c, [{ seed: seed + 1, at: [w * 0.1, shore + 2], size: h * 0.42 }, {
    seed: seed + 2,
    at: [w * 0.93, shore + 2],
    size: h * 0.36,
  }], {
    wood: mix(m.near, m.air, 0.3),
    shadow: mix(m.half, m.air, 0.3),
    lit: mix(m.lit, m.air, 0.3),
    moss: mix(m.half, m.air, 0.4),
    light: from(low),
  });
  mist(c, seed + 2, { y: shore, depth: h * 0.03, colour: m.air, strength: 0.5 });
  const deck = (x: number) => h * 0.47 - h * 0.035 * Math.sin(Math.PI * x / w),
    spans = 6,
    thick = 15 * u;
  const works = c.mask(), stone = c.mask();
  for (let i = 0; i < spans; i++) {
    const a = w * (i - 0.06) / (spans - 0.12),
      b = w * (i + 1 - 0.06) / (spans - 0.12),
      r = (b - a) / 2 - 9 * u,
      mid = (a + b) / 2;
    const arch: Point[] = [];
    for (let k = 0; k <= 24; k++) {
      const t = Math.PI * (1 - k / 24);
      arch.push([
        mid + Math.cos(t) * r,
        shore - 6 * u - Math.sin(t) * (shore - 10 * u - deck(mid) - thick),
      ]);
    }
    const road: Point[] = [];
    for (let x = b; x >= a - 1; x -= (b - a) / 12) road.push([x, deck(x)]);
    stone.polygon([[a, shore + 2], ...arch, [b, shore + 2], ...road]);
  }
  for (let x = 0; x < w; x += 12 * u) rule(works, [x, deck(x) - 13 * u], [x, deck(x)], 1.6 * u);
  for (const d of [-13, -2]) {
    works.stroke(
      Array.from({ length: 60 }, (_, i): Node => [w * i / 59, deck(w * i / 59) + d * u, 2.4 * u]),
    );
  }
  c.fill(works, mix(m.near, m.half, 0.3));
  c.fill(
    stone,
    (x, y) =>
      mix(
        mix(m.near, m.half, 0.5),
        m.night ? m.lit : mix(m.earth, m.sun, 0.25),
        0.85 * smooth(shore, h * 0.42, y) * smooth(w * 0.65, w * 0.1, Math.abs(x - low[0])),
      ),
  );
  water(c, seed, { shore, tint: m.water, clarity: 0.82 });
  sparkle(c, seed, {
    x: low[0],
    top: shore + 2,
    bottom: h * 0.9,
    width: w * 0.11,
    colour: m.sun,
    strength: 0.75,
  });
  reeds(c, seed, m, 0.14);
  engrave(c, m.line, m.drawn, (mask, line) => {
    for (let i = 1; i < spans; i++) {
      const x = w * (i - 0.06) / (spans - 0.12), y = deck(x);
      rule(mask, [x, y - 16 * u], [x, y - 74 * u], line);
      mask.disc(x, y - 80 * u, (m.night ? 8 : 6) * u);
      ring(mask, [x, y - 80 * u], 13 * u, line * 0.9);
      rule(mask, [x, y], [x, shore + 70 * u], line * 0.6);
    }
    dashed(
      mask,
      Array.from({ length: 30 }, (_, i): Point => [w * i / 29, deck(w * i / 29) - 80 * u]),
      line * 0.8,
      12 * u,
      8 * u,
    );
    rule(mask, [0, shore + 70 * u], [w, shore + 70 * u], line * 0.6);
  });
  finish(c, seed, m);
}
