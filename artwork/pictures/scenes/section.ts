import type { Canvas } from "../canvas.ts";
import { mix, palette } from "../colour.ts";
import { below, ridge } from "../land.ts";
import { grain } from "../light.ts";
import type { Node, Point } from "../mask.ts";
import { from } from "../plants/foliage.ts";
import { oaks } from "../plants/oak.ts";
import { fractal, noise } from "../random.ts";
import { backdrop, type Mood } from "../stage.ts";
import { benchmark, dashed, engrave, rule } from "../survey.ts";

/** A landscape and, under it on paper, its section: the ground as the plan will use it. */
export function section(c: Canvas, seed: number, m: Mood) {
  const { width: w, height: h } = c, u = c.unit, low: Point = [w * 0.36, h * 0.24], cut = h * 0.56;
  backdrop(c, seed, m, { at: low, horizon: h * 0.38, radius: 0, banks: 3 });
  const n = fractal(noise(seed), 2),
    profile = (x: number) => h * 0.46 - h * 0.1 * n(x / (430 * u), 1.5);
  ridge(c, {
    seed,
    line: profile,
    crest: m.earth,
    foot: mix(m.loam, m.near, 0.2),
    fade: h * 0.14,
    lines: { colour: m.line, opacity: m.drawn * 0.8, spacing: 6 * u },
    lit: { x: low[0], colour: m.sun, strength: 0.35 },
  });
  const spot = w * 0.7;
  oaks(c, [{ seed: 8, at: [spot, profile(spot) + 5 * u], size: h * 0.24, moss: 0.5 }, {
    seed: seed + 3,
    at: [w * 0.13, profile(w * 0.13) + 5 * u],
    size: h * 0.13,
    moss: 0.2,
  }], {
    wood: m.near,
    shadow: mix(m.near, m.half, 0.4),
    half: m.half,
    lit: m.lit,
    moss: m.half,
    light: from(low),
    sunny: 0.6,
  });
  const page = c.mask().polygon([[0, cut], [w, cut], [w, h], [0, h]]);
  c.fill(page, palette.paper);
  const drawn = (x: number) => cut + h * 0.06 + (profile(x) - h * 0.3) * 0.95;
  c.fill(
    below(c, drawn),
    mix(palette.clay, palette.paper, 0.35),
    (x, y) => Math.max(0, 0.75 - (y - drawn(x)) / (h * 0.26)),
  );
  engrave(c, palette.ink, 0.5, (mask, line) => {
    for (let x = 0; x <= w; x += w / 24) {
      rule(mask, [x, cut], [x, h], line * (Math.round(x / (w / 24)) % 6 ? 0.4 : 0.9));
    }
    for (let y = cut; y < h; y += w / 24) rule(mask, [0, y], [w, y], line * 0.4);
  });
  engrave(c, palette.ink, 0.95, (mask, line) => {
    mask.stroke(
      Array.from({ length: 241 }, (_, i): Node => [w * i / 240, drawn(w * i / 240), line * 2.2]),
    );
    for (let i = 1; i < 24; i += 1) {
      if (i % 3 === 0) rule(mask, [w * i / 24, drawn(w * i / 24)], [w * i / 24, h], line);
    }
    rule(mask, [0, cut], [w, cut], line * 3);
  });
  engrave(c, palette.clay, 0.95, (mask, line) => {
    const grade: Point[] = [0, 0.25, 0.5, 0.75, 1].map((
      t,
    ) => [
      w * t,
      (drawn(w * t) + drawn(w * Math.min(1, t + 0.12)) + drawn(w * Math.max(0, t - 0.12))) / 3,
    ]);
    dashed(mask, grade, line * 1.8, 16 * u, 9 * u);
    for (const p of grade) benchmark(mask, p, 12 * u, line * 1.6);
  });
  grain(c, seed);
}
