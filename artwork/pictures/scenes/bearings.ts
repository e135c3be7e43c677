import type { Canvas } from "../canvas.ts";
import { mix } from "../colour.ts";
import { ridge, rolling } from "../land.ts";
import { mist } from "../light.ts";
import type { Node, Point } from "../mask.ts";
import { backdrop, finish, type Mood } from "../stage.ts";
import { dashed, engrave, rule } from "../survey.ts";

/** Sunrise over ridges, measured by a great graduated arc. */
export function bearings(c: Canvas, seed: number, m: Mood) {
  const { width: w, height: h } = c, u = c.unit, low: Point = [w * 0.5, h * 0.54];
  backdrop(c, seed, m, { at: low, horizon: h * 0.58, radius: 80, banks: 2 });
  for (let i = 0; i < 4; i++) {
    ridge(c, {
      seed: seed + i,
      line: rolling(seed + i * 7, h * (0.6 + 0.09 * i), h * (0.06 + 0.03 * i), (300 + 130 * i) * u),
      crest: mix(mix(m.earth, m.half, 0.1 * i), m.air, 0.42 - 0.14 * i),
      foot: mix(mix(m.half, m.loam, 0.4), m.near, 0.3 * i),
      fade: h * (0.07 + 0.03 * i),
      lines: { colour: m.line, opacity: m.drawn * (0.7 - 0.1 * i), spacing: (7 + 5 * i) * u },
      lit: { x: low[0], colour: m.sun, strength: m.night ? 0.06 : 0.4 - 0.09 * i },
    });
    if (i < 3) {
      mist(c, seed + i, {
        y: h * (0.7 + 0.09 * i),
        depth: h * 0.035,
        colour: m.air,
        strength: 0.55 - 0.12 * i,
      });
    }
  }
  engrave(c, m.line, m.drawn + 0.08, (mask, line) => {
    for (const [r, step, tick] of [[0.46, 1, 9], [0.34, 5, 14], [0.22, 10, 9]] as const) {
      const radius = h * r, arc: Node[] = [];
      for (let k = 0; k <= 180; k++) {
        const a = Math.PI * (1 + k / 180),
          x = low[0] + Math.cos(a) * radius,
          y = low[1] + Math.sin(a) * radius;
        arc.push([x, y, line * 0.9]);
        if (k % step) continue;
        const long = (k % 10 === 0 ? tick * 1.9 : k % 5 === 0 ? tick * 1.3 : tick * 0.7) * u;
        rule(mask, [x, y], [x + Math.cos(a) * long, y + Math.sin(a) * long], line * 0.8);
      }
      mask.stroke(arc);
    }
    for (const a of [-0.5, -0.22, 0, 0.31, 0.58]) {
      dashed(
        mask,
        [low, [low[0] + Math.sin(a) * h * 0.5, low[1] - Math.cos(a) * h * 0.5]],
        line * (a ? 0.8 : 1.5),
        12 * u,
        a ? 8 * u : 0.1,
      );
    }
  });
  finish(c, seed, m);
}
