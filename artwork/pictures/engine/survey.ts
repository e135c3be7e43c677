/** The surveyor's hand over the landscape: meridian, township grid, ticks, benchmarks, bearings. */
import type { Canvas } from "./canvas.ts";
import type { Color } from "./color.ts";
import type { Mask, Point } from "./mask.ts";

/** A straight line of even width. */
export function rule(mask: Mask, from: Point, to: Point, width: number): Mask {
  return mask.stroke([[...from, width], [...to, width]]);
}

/** A dashed line; `dash` and `gap` in pixels. */
export function dashed(
  mask: Mask,
  path: readonly Point[],
  width: number,
  dash: number,
  gap: number,
) {
  let carried = 0;
  for (let i = 1; i < path.length; i++) {
    const [x0, y0] = path[i - 1]!, [x1, y1] = path[i]!;
    const length = Math.hypot(x1 - x0, y1 - y0);
    const at = (d: number): Point => [x0 + (x1 - x0) * d / length, y0 + (y1 - y0) * d / length];
    for (let d = -carried; d < length; d += dash + gap) {
      const from = Math.max(0, d), to = Math.min(length, d + dash);
      if (to > from) rule(mask, at(from), at(to), width);
    }
    carried = (carried + length) % (dash + gap);
  }
  return mask;
}

/** An open circle. */
export function ring(mask: Mask, [x, y]: Point, radius: number, width: number, flatten = 1): Mask {
  const n = Math.max(24, Math.ceil(radius * 1.5));
  return mask.stroke(Array.from({ length: n + 1 }, (_, i) => {
    const a = i / n * Math.PI * 2;
    return [x + Math.cos(a) * radius, y + Math.sin(a) * radius * flatten, width] as const;
  }));
}

/** A meridian: a vertical line with minute ticks, every fifth one longer. */
export function meridian(
  mask: Mask,
  x: number,
  top: number,
  bottom: number,
  { width, step, tick }: { width: number; step: number; tick: number },
): Mask {
  rule(mask, [x, top], [x, bottom], width);
  for (let y = top, i = 0; y <= bottom; y += step, i++) {
    const half = i % 5 === 0 ? tick : tick * 0.5;
    rule(mask, [x - half, y], [x + half, y], width);
  }
  return mask;
}

/** A benchmark: a triangle with its point, the mark of a surveyed height. */
export function benchmark(mask: Mask, [x, y]: Point, size: number, width: number): Mask {
  const corners: Point[] = [0, 1, 2].map((i) => {
    const a = -Math.PI / 2 + i * Math.PI * 2 / 3;
    return [x + Math.cos(a) * size, y + Math.sin(a) * size];
  });
  corners.forEach((from, i) => rule(mask, from, corners[(i + 1) % 3]!, width));
  return mask.disc(x, y, width * 1.1);
}

/** A cross with an open center, as at the corner of sections. */
export function corner(mask: Mask, [x, y]: Point, size: number, width: number): Mask {
  for (const [dx, dy] of [[1, 0], [-1, 0], [0, 1], [0, -1]] as const) {
    rule(mask, [x + dx * size * 0.3, y + dy * size * 0.3], [x + dx * size, y + dy * size], width);
  }
  return mask;
}

/** Draws survey lines in one color. `draw` gets the mask and a fine line's width in pixels. */
export function engrave(
  c: Canvas,
  color: Color,
  opacity: number | ((x: number, y: number) => number),
  draw: (mask: Mask, width: number) => void,
) {
  const mask = c.mask();
  draw(mask, Math.max(0.8, 1.3 * c.unit));
  c.fill(mask, color, opacity);
}

/** Graticule: `cells` squares over the height, crosses at their corners. */
export function grid(c: Canvas, mask: Mask, width: number, cells: number) {
  const side = c.height / cells;
  for (let x = c.width / 2 % side; x < c.width; x += side) rule(mask, [x, 0], [x, c.height], width);
  for (let y = side / 2; y < c.height; y += side) rule(mask, [0, y], [c.width, y], width);
  for (let x = c.width / 2 % side; x < c.width; x += side) {
    for (let y = side / 2; y < c.height; y += side) {
      corner(mask, [x, y], 9 * c.unit, width * 2.4);
    }
  }
}
