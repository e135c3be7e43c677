import type { Canvas } from "../../engine/canvas.ts";
import { palette } from "../../engine/color.ts";
import { curve } from "../../engine/curve.ts";
import { marsh } from "../../marsh.ts";
import type { Mask, Point } from "../../engine/mask.ts";
import { finish, type Mood } from "../../engine/stage.ts";
import { dashed, engrave, ring } from "../../engine/survey.ts";

/** White ibis in formation, from above, over a tidal marsh; their shadows keep formation too. */
export function flock(c: Canvas, seed: number, m: Mood) {
  const { width: w, height: h } = c, u = c.unit;
  const mouth = curve([[-10, h * 0.84], [w * 0.1, h * 0.88], [w * 0.2, h * 0.78], [
    w * 0.28,
    h * 0.82,
  ]], 8);
  marsh(c, seed, m, mouth, 74 * u);
  const lead: Point = [w * 0.66, h * 0.31], birds: Point[] = [lead];
  for (let k = 1; k <= 5; k++) {
    birds.push([lead[0] - w * 0.087 * k, lead[1] - h * 0.012 * k + h * 0.006 * k * k]);
    if (k < 5) birds.push([lead[0] - w * 0.018 * k, lead[1] + h * 0.125 * k]);
  }
  const shadows = c.mask(), wings = c.mask(), tips = c.mask();
  birds.forEach(([x, y], i) => {
    const size = (62 - i * 0.8) * u, beat = 0.5 + 0.5 * Math.sin(i * 2.1);
    ibis(shadows, shadows, [x + 62 * u, y + 88 * u], size * 0.92, beat);
    ibis(wings, tips, [x, y], size, beat);
  });
  c.fill(shadows, palette.night, 0.4);
  engrave(c, m.line, m.drawn * 0.8, (mask, line) => {
    dashed(
      mask,
      [birds[9]!, birds[7]!, birds[5]!, birds[3]!, birds[1]!, lead].slice(1),
      line,
      9 * u,
      7 * u,
    );
    dashed(mask, [lead, birds[8]!], line, 9 * u, 7 * u);
    if (m.night) { for (const at of birds) ring(mask, at, 58 * u, line * 0.9); }
  });
  c.fill(wings, m.night ? palette.glow : palette.paper, m.night ? 0.8 : 1).fill(
    tips,
    palette.night,
  );
  finish(c, seed, m, 0.3);
}

/** A bird from above that flies up and to the right; `beat` 0..1 opens its wings. */
function ibis(white: Mask, black: Mask, [x, y]: Point, s: number, beat: number) {
  const a = -0.62, cos = Math.cos(a), sin = Math.sin(a);
  // Along the flight, across it.
  const at = (along: number, across: number): Point => [
    x + s * (along * cos - across * sin),
    y + s * (along * sin + across * cos),
  ];
  const span = 1 + 0.16 * beat;
  for (const side of [-1, 1]) {
    const p = (along: number, across: number) => at(along, side * across * span);
    white.polygon([
      p(0.2, 0.05),
      p(0.3, 0.36),
      p(0.14, 0.7),
      p(-0.02, 0.92),
      p(-0.16, 0.84),
      p(-0.1, 0.5),
      p(-0.22, 0.3),
      p(-0.26, 0.05),
    ]);
    black.polygon([p(-0.02, 0.92), p(-0.1, 1), p(-0.2, 0.95), p(-0.18, 0.8), p(-0.1, 0.82)]);
  }
  white.polygon([
    at(0.42, 0),
    at(0.3, 0.09),
    at(0, 0.12),
    at(-0.34, 0.06),
    at(-0.5, 0.11),
    at(-0.5, -0.11),
    at(-0.34, -0.06),
    at(0, -0.12),
    at(0.3, -0.09),
  ]);
  white.stroke([[...at(0.36, 0), s * 0.1], [...at(0.62, 0.01), s * 0.07]]);
  black.stroke([[...at(0.62, 0.01), s * 0.05], [...at(0.78, 0.03), s * 0.035], [
    ...at(0.9, 0.08),
    s * 0.015,
  ]]);
}
