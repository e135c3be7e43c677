import type { Canvas } from "../../engine/canvas.ts";
import { mix, palette } from "../../engine/color.ts";
import { ridge, rolling } from "../../engine/land.ts";
import { mist } from "../../engine/light.ts";
import type { Node, Point } from "../../engine/mask.ts";
import { grass } from "../../plants/foliage.ts";
import { random } from "../../engine/random.ts";
import { backdrop, finish, type Mood } from "../../engine/stage.ts";
import { benchmark, dashed, engrave, meridian, ring, rule } from "../../engine/survey.ts";

/** A surveyor's transit on its tripod, its line of sight over the hills. */
export function transit(c: Canvas, seed: number, m: Mood) {
  const { width: w, height: h } = c, u = c.unit, low: Point = [w * 0.72, h * 0.36];
  backdrop(c, seed, m, { at: low, horizon: h * 0.5, radius: 0, banks: 2 });
  for (let i = 0; i < 4; i++) {
    ridge(c, {
      seed: seed + i,
      line: rolling(
        seed + i * 11,
        h * (0.54 + 0.1 * i),
        h * (0.07 + 0.04 * i),
        (290 + 150 * i) * u,
      ),
      crest: mix(mix(m.earth, m.half, 0.1 * i), m.air, 0.4 - 0.13 * i),
      foot: mix(mix(m.half, m.loam, 0.4), m.near, 0.3 * i),
      fade: h * (0.07 + 0.03 * i),
      lines: { color: m.line, opacity: m.drawn * (0.8 - 0.1 * i), spacing: (7 + 5 * i) * u },
      lit: { x: low[0], color: m.sun, strength: m.night ? 0.06 : 0.4 - 0.09 * i },
    });
    if (i < 3) {
      mist(c, seed + i, {
        y: h * (0.65 + 0.1 * i),
        depth: h * 0.035,
        color: m.air,
        strength: 0.5 - 0.12 * i,
      });
    }
  }
  const x = w * 0.34, y = h * 0.5, s = h * 0.1, t = c.mask(), brass = c.mask();
  for (const dx of [-1.5, 0.35, 1.5]) {
    t.stroke([[x + dx * s * 0.12, y + s * 0.9, s * 0.12], [x + dx * s * 1.1, h * 0.97, s * 0.075]]);
  }
  t.polygon([[x - s * 0.42, y + s * 0.78], [x + s * 0.42, y + s * 0.78], [
    x + s * 0.3,
    y + s * 0.95,
  ], [x - s * 0.3, y + s * 0.95]]);
  t.polygon([[x - s * 0.5, y + s * 0.6], [x + s * 0.5, y + s * 0.6], [x + s * 0.5, y + s * 0.7], [
    x - s * 0.5,
    y + s * 0.7,
  ]]);
  t.stroke([[x, y + s * 0.62, s * 0.2], [x, y + s * 0.82, s * 0.26]]);
  for (const side of [-1, 1]) {
    t.stroke([[x + side * s * 0.4, y + s * 0.6, s * 0.14], [x + side * s * 0.2, y, s * 0.1]]);
  }
  const a = -0.17,
    ca = Math.cos(a),
    sa = Math.sin(a),
    along = (d: number, width: number): Node => [x + ca * d * s, y + sa * d * s, width * s];
  t.stroke([
    along(-0.85, 0.16),
    along(-0.5, 0.2),
    along(-0.3, 0.28),
    along(0.55, 0.3),
    along(0.85, 0.36),
    along(1, 0.36),
  ]);
  c.fill(t, m.near);
  ring(brass, [x, y], s * 0.36, s * 0.045);
  ring(brass, [x, y], s * 0.1, s * 0.05);
  brass.stroke([along(0.92, 0.36), along(1, 0.36)]);
  brass.stroke([[x - s * 0.5, y + s * 0.65, s * 0.05], [x + s * 0.5, y + s * 0.65, s * 0.05]]);
  c.fill(brass, palette.ochre);
  const blades = c.mask();
  grass(blades, random(seed), () => h + 4, {
    from: 0,
    to: w,
    count: 420,
    height: h * 0.13,
    lean: 0.2,
    width: 0.016,
  });
  c.fill(blades, m.near);
  engrave(c, m.line, m.drawn + 0.2, (mask, line) => {
    const target: Point = [w * 0.78, y + Math.tan(a) * (w * 0.78 - x)];
    dashed(mask, [[x + ca * s * 1.1, y + sa * s * 1.1], target], line, 14 * u, 9 * u);
    benchmark(mask, target, 13 * u, line * 1.3);
    meridian(mask, x, h * 0.05, y - s * 0.5, { width: line * 0.8, step: h / 75, tick: 6 * u });
    rule(mask, [x, y + s], [x, h * 0.97], line * 0.8);
  });
  finish(c, seed, 0.35);
}
