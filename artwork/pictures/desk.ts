/** A desk seen from above, by lamplight, and the sheets that lie on it. */
import { type Canvas, coarse } from "./engine/canvas.ts";
import { blend, type Color, mix, palette, smooth } from "./engine/color.ts";
import type { Mask, Point } from "./engine/mask.ts";
import { fractal, noise } from "./engine/random.ts";
import type { Mood } from "./engine/stage.ts";

const { night, ink, earth, late, glow, paper, pine } = palette;

/** The board of the desk, lit around `lamp`. */
export function desk(c: Canvas, seed: number, m: Mood, lamp: Point) {
  const u = c.unit, vein = fractal(noise(seed), 4), fine = noise(seed + 1);
  const board: Color = m.night ? mix(night, ink, 0.45) : mix(earth, ink, 0.62);
  const light: Color = m.night ? mix(ink, pine, 0.5) : mix(earth, late, 0.22);
  c.wash((x, y) => {
    const v = vein(x / (900 * u), y / (60 * u)) * 9;
    const line = smooth(0.25, 0, Math.abs(v - Math.round(v))) * 0.28 +
      0.1 * fine(x / (300 * u), y / (4 * u));
    const pool = smooth(1, 0, Math.hypot(x - lamp[0], y - lamp[1]) / (c.width * 0.75));
    return blend(blend(board, light, pool), night, Math.max(0, line) * 0.6);
  }, () => 1);
}

/** Position of a sheet: center, sides in pixels, rotation in radians. */
export interface Sheet {
  at: Point;
  wide: number;
  high: number;
  turn: number;
}

/** From a place on the sheet, 0..1 across and down, to the picture. */
export function on({ at: [x, y], wide, high, turn }: Sheet): (s: number, t: number) => Point {
  const cos = Math.cos(turn), sin = Math.sin(turn);
  return (s, t) => {
    const dx = (s - 0.5) * wide, dy = (t - 0.5) * high;
    return [x + dx * cos - dy * sin, y + dx * sin + dy * cos];
  };
}

/** Lays a sheet with its shadow and returns its coverage. */
export function lay(c: Canvas, m: Mood, sheet: Sheet, lamp: Point, color?: Color): Float32Array {
  const u = c.unit, place = on(sheet);
  const corners = [place(0, 0), place(1, 0), place(1, 1), place(0, 1)];
  cast(c, corners, 16 * u);
  const mask = c.mask().polygon(corners).coverage();
  const tone = color ?? (m.night ? mix(ink, pine, 0.42) : mix(paper, glow, 0.3));
  c.fill(mask, (x, y) => {
    const far = Math.hypot(x - lamp[0], y - lamp[1]) / c.width;
    return blend(tone, m.night ? night : mix(earth, ink, 0.4), smooth(0.1, 1.05, far) * 0.62);
  });
  return mask;
}

/** A soft shadow of an outline, thrown down and to the right. */
export function cast(c: Canvas, outline: readonly Point[], drop: number, strength = 0.6) {
  const mask = c.mask().polygon(outline.map(([x, y]) => [x + drop, y + drop * 1.2])).coverage();
  const { width: w, height: h } = c, reach = Math.max(2, Math.round(drop * 0.9));
  const soft = coarse(c, 3, (x, y) => {
    let sum = 0;
    for (const [dx, dy] of around) {
      const px = Math.round(x + dx * reach), py = Math.round(y + dy * reach);
      if (px >= 0 && py >= 0 && px < w && py < h) sum += mask[py * w + px]!;
    }
    return strength * sum / around.length;
  });
  c.wash(night, soft);
}

const around = [0.35, 0.7, 1].flatMap((r) =>
  Array.from({ length: 12 }, (_, i): Point => {
    const a = i / 12 * Math.PI * 2 + r;
    return [Math.cos(a) * r, Math.sin(a) * r];
  })
);

/** A straight tool of `nodes` widths between two points: what a pen or a leg of dividers is. */
export function tool(mask: Mask, [x0, y0]: Point, [x1, y1]: Point, profile: readonly Point[]) {
  const nx = -(y1 - y0), ny = x1 - x0, length = Math.hypot(nx, ny);
  const side = (k: number) =>
    profile.map(([t, width]): Point => [
      x0 + (x1 - x0) * t + k * nx / length * width / 2,
      y0 + (y1 - y0) * t + k * ny / length * width / 2,
    ]);
  return mask.polygon([...side(1), ...side(-1).reverse()]);
}
