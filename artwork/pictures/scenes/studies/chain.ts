import type { Canvas } from "../../engine/canvas.ts";
import { mix, palette } from "../../engine/color.ts";
import { curve } from "../../engine/curve.ts";
import type { Mask, Node, Point } from "../../engine/mask.ts";
import { fractal, noise } from "../../engine/random.ts";
import { relief } from "../../engine/relief.ts";
import { finish, type Mood } from "../../engine/stage.ts";
import { dashed, engrave, ring } from "../../engine/survey.ts";

const { night, ink, earth, clay, ochre, late, glow, paper, pine } = palette;

/** A surveyor's chain laid out on the ground: link holds link, and every tenth is tagged. */
export function chain(c: Canvas, seed: number, m: Mood) {
  const { width: w, height: h } = c, u = c.unit, n = fractal(noise(seed), 3, 0.4);
  const soil = m.night ? { ...m, near: night } : { ...m, near: mix(earth, ink, 0.5), lit: clay };
  relief(
    c,
    soil,
    (x, y) => n(x / (520 * u), y / (520 * u)),
    m.night ? mix(ink, pine, 0.3) : mix(clay, earth, 0.6),
    m.night ? mix(ink, pine, 0.6) : mix(clay, ochre, 0.25),
    0.7,
  );
  const way = curve([
    [w * 0.1, h * 0.8],
    [w * 0.34, h * 0.87],
    [w * 0.56, h * 0.64],
    [w * 0.4, h * 0.36],
    [w * 0.62, h * 0.17],
    [w * 0.92, h * 0.24],
  ], 80);
  // A link is a rod with an eye at either end, and three rings to the next.
  const points = evenly(way, 31 * u), link = 4;
  const steel = m.night ? late : mix(paper, palette.haze, 0.35);
  const brass = m.night ? glow : late;

  const metal = (mask: Mask, dx: number, dy: number, thick: number) => {
    points.forEach(([px, py], i) => {
      const at: Point = [px + dx, py + dy], next = points[i + 1];
      if (i % link !== 0 || i === 0) {
        if (!next || (i + 1) % link === 0) return;
        return mask.stroke([[...at, thick], [next[0] + dx, next[1] + dy, thick]]);
      }
      if (!next) return;
      const [ox, oy] = [(next[0] - px) / 31 / u, (next[1] - py) / 31 / u];
      for (const along of [-21, -7, 7, 21]) {
        ring(mask, [at[0] + ox * along * u, at[1] + oy * along * u], 9.5 * u, thick * 0.6);
      }
    });
  };
  c.fill(mask(c, (mask) => metal(mask, 7 * u, 9 * u, 6 * u)), night, 0.5);
  c.fill(mask(c, (mask) => metal(mask, 0, 0, 6.4 * u)), steel);
  c.fill(mask(c, (mask) => metal(mask, -1.4 * u, -1.6 * u, 1.8 * u)), paper, m.night ? 0.5 : 0.8);

  // Tags count the tens: one tooth, two, three, four, and a disc in the middle.
  const tags = c.mask(), shade = c.mask(), joints = Math.floor((points.length - 2) / link);
  for (let k = 1; k <= joints; k++) {
    const [x, y] = points[k * link]!, teeth = Math.max(1, Math.min(k, joints + 1 - k, 5));
    if (k % 2) continue;
    tag(shade, [x + 10 * u, y + 12 * u], teeth, 15 * u);
    tag(tags, [x, y], teeth, 15 * u);
  }
  const [first, second] = [points[0]!, points[1]!],
    [last, before] = [points.at(-1)!, points.at(-2)!];
  grip(shade, [first[0] + 8 * u, first[1] + 10 * u], second, u);
  grip(shade, [last[0] + 8 * u, last[1] + 10 * u], before, u);
  grip(tags, first, second, u);
  grip(tags, last, before, u);
  c.fill(shade, night, 0.5).fill(tags, brass);

  engrave(c, m.line, m.drawn + 0.15, (mask, line) => {
    dashed(mask, [first, last], line, 14 * u, 9 * u);
    for (const at of [first, last]) ring(mask, at, 62 * u, line * 1.2);
  });
  finish(c, seed, 0.25);
}

function mask(c: Canvas, draw: (mask: Mask) => void): Mask {
  const one = c.mask();
  draw(one);
  return one;
}

/** Points of a path that lie `step` pixels apart. */
function evenly(path: readonly Point[], step: number): Point[] {
  const out = [path[0]!];
  for (const [x, y] of path) {
    for (;;) {
      const [px, py] = out.at(-1)!, far = Math.hypot(x - px, y - py);
      if (far < step) break;
      out.push([px + (x - px) * step / far, py + (y - py) * step / far]);
    }
  }
  return out;
}

/** A brass plate that hangs from a ring, its lower edge cut into teeth. */
function tag(mask: Mask, [x, y]: Point, teeth: number, size: number) {
  const half = 1.1 + 0.25 * teeth,
    at = (dx: number, dy: number): Point => [x + dx * size, y + dy * size];
  ring(mask, at(0, 0.9), size * 0.75, size * 0.22);
  const points = [
    at(-half, 3.4),
    at(-half, 2),
    at(-half * 0.55, 1.5),
    at(half * 0.55, 1.5),
    at(half, 2),
    at(half, 3.4),
  ];
  for (let k = teeth - 1; k >= 0; k--) {
    const middle = -half + (k + 0.5) * 2 * half / teeth, foot = half / teeth;
    points.push(
      at(middle + foot * 0.45, 5.2),
      at(middle - foot * 0.45, 5.2),
      at(middle - foot, 3.4),
    );
  }
  mask.polygon(points);
}

/** The handle at an end, held by whoever walks there. */
function grip(mask: Mask, [x, y]: Point, [tx, ty]: Point, u: number) {
  const length = Math.hypot(x - tx, y - ty), dx = (x - tx) / length, dy = (y - ty) / length;
  const at = (along: number, side: number, width: number): Node => [
    x + (dx * along - dy * side) * u,
    y + (dy * along + dx * side) * u,
    width * u,
  ];
  mask.stroke([
    at(0, 0, 7),
    at(12, 0, 8),
    at(26, 26, 9),
    at(58, 30, 13),
    at(58, -30, 13),
    at(26, -26, 9),
    at(12, 0, 8),
  ]);
}
