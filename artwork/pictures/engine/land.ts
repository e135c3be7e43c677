/** Ridges of land and the engraved contour lines that give them form. Pixels throughout. */
import type { Canvas, Paint } from "./canvas.ts";
import { type Color, smooth } from "./color.ts";
import { Mask, type Point } from "./mask.ts";
import { fractal, noise } from "./random.ts";

/** Height of the skyline at column `x`, measured from the top. */
export type Skyline = (x: number) => number;

/** A rolling skyline about height `y`; `swell` is how far it rises and falls, `length` a wave. */
export function rolling(seed: number, y: number, swell: number, length: number): Skyline {
  const n = fractal(noise(seed), 4, 0.42);
  return (x) => y - swell * n(x / length, seed % 97);
}

/** A distant forest's edge on a skyline: many small crowns. */
export function wooded(seed: number, line: Skyline, height: number): Skyline {
  const n = noise(seed);
  return (x) => {
    const crowns = Math.abs(n(x / (height * 1.5), 0.5)) +
      0.6 * Math.abs(n(x / (height * 0.6), 4.5)) +
      0.35 * Math.abs(n(x / (height * 0.24), 9.5));
    // Crowns of one wood are about as high as one another: peaks would make mountains of it.
    return line(x) - height * (0.58 + crowns * 0.24);
  };
}

/** Everything below a skyline. */
export function below(c: Canvas, line: Skyline): Mask {
  const points: Point[] = [];
  for (let x = -2; x <= c.width + 2; x += 1) points.push([x, line(x)]);
  return c.mask().polygon([...points, [c.width + 2, c.height + 2], [-2, c.height + 2]]);
}

/**
 * Lines of equal height of a field, of constant width. `step` is the field's interval between
 * lines, `width` in pixels; every fifth line is heavier, as on survey sheets. Coverage 0..1.
 */
export function isolines(
  c: Canvas,
  field: (x: number, y: number) => number,
  step: number,
  width: number,
): Float32Array {
  const { width: w, height: h } = c;
  const values = new Float32Array((w + 1) * (h + 1));
  for (let y = 0; y <= h; y++) {
    for (let x = 0; x <= w; x++) values[y * (w + 1) + x] = field(x, y) / step;
  }
  const out = new Float32Array(w * h);
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      const i = y * (w + 1) + x, v = values[i]!;
      const slope = Math.hypot(values[i + 1]! - v, values[i + w + 1]! - v);
      // On level ground a line would become a blot, on steep ground a moiré.
      if (slope < 1e-5 || slope > 0.4) continue;
      const nearest = Math.round(v), heavy = nearest % 5 === 0 ? 1.6 : 1;
      const distance = Math.abs(v - nearest) / slope;
      out[y * w + x] = smooth(width * heavy * 0.5 + 0.5, width * heavy * 0.5 - 0.5, distance) *
        (heavy > 1 ? 1 : 0.7) * smooth(0.4, 0.25, slope);
    }
  }
  return out;
}

export interface Ridge {
  seed: number;
  line: Skyline;
  /** Color at the crest and at the lower edge. */
  crest: Color;
  foot: Color;
  /** How far down, in pixels, the crest color fades to the foot color. */
  fade: number;
  /** Color and opacity of the engraved lines; none when absent. */
  lines?: { color: Color; opacity: number; spacing: number };
  /** X position of the light. Slopes that face it are lit. */
  lit?: { x: number; color: Color; strength: number };
}

/** One layer of land: a graded fill, lit slopes and contour lines that follow its form. */
export function ridge(c: Canvas, r: Ridge): Float32Array {
  const mask = below(c, r.line).coverage();
  const n = fractal(noise(r.seed + 5), 3), u = c.unit;
  const top = Float32Array.from({ length: c.width + 2 }, (_, x) => r.line(x));
  const depth = (x: number, y: number) => y - top[Math.min(x, c.width + 1)]!;
  const relief = (x: number, y: number) => n(x / (260 * u), y / (110 * u));
  const paint: Paint = (x, y) => {
    const t = smooth(0, r.fade, depth(x, y) + relief(x, y) * r.fade * 0.25);
    const a = r.crest, b = r.foot;
    return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t];
  };
  c.fill(mask, paint);
  if (r.lit) {
    const { x: lx, color, strength } = r.lit;
    c.fill(mask, color, (x, y) => {
      const facing = (relief(x + 6 * u, y) - relief(x - 6 * u, y)) *
        Math.max(-1, Math.min(1, (x - lx) / (c.width * 0.12))) * 4;
      const fall = smooth(r.fade * 1.2, 0, depth(x, y));
      const near = Math.exp(-(((x - lx) / (c.width * 0.42)) ** 2));
      return strength * near * Math.min(1, fall * (0.35 + smooth(-0.1, 0.6, facing)));
    });
  }
  if (r.lines) {
    const { color, opacity, spacing } = r.lines;
    // Lines open out towards the viewer, as terraces seen from a height do.
    const field = (x: number, y: number) => {
      const d = Math.max(0, depth(x, y));
      return Math.sqrt(d / spacing + 0.2) * 2 + relief(x, y) * smooth(0, r.fade * 0.5, d) * 1.5;
    };
    const lines = isolines(c, field, 0.5, 1.05 * u);
    c.fill(
      lines,
      color,
      (x, y) => opacity * mask[y * c.width + x]! * smooth(0, 4 * u, depth(x, y)),
    );
  }
  return mask;
}
