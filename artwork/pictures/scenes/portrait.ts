/**
 * Stand-ins for portraits: a bust in contour lines, as a relief map would show it, before the
 * landscape of the person's field. No face is drawn and none is pretended.
 */
import { type Canvas, coarse } from "../canvas.ts";
import { type Colour, mix, palette, smooth } from "../colour.ts";
import { isolines } from "../land.ts";
import { glow, shade } from "../light.ts";
import { noise } from "../random.ts";
import { benchmark, dashed, engrave, meridian } from "../survey.ts";
import type { Point } from "../mask.ts";

export interface Bust {
  /** The landscape behind. */
  behind: (c: Canvas, seed: number) => void;
  hair: "knot" | "short" | "long";
  tone: Colour;
  /** -1 to the left, 1 to the right. */
  turn: number;
}

/** Draws a bust before its landscape. */
export function portrait(bust: Bust) {
  return (c: Canvas, seed: number) => {
    bust.behind(c, seed);
    const { width: w, height: h } = c, u = c.unit, head: Point = [w * 0.5, h * 0.42], s = w * 0.16;
    shade(c, palette.night, () => 0.22);
    glow(c, [head[0], head[1] - s * 0.2], s * 3.6, palette.late, 0.5);
    const n = noise(seed),
      form = coarse(c, 1, (x, y) => bustHeight((x - head[0]) / s, (y - head[1]) / s, bust));
    const body = mix(bust.tone, palette.night, 0.5);
    c.wash((x, y) => {
      const f = form(x, y), slope = form(Math.min(w - 1, x + 7 * u), Math.max(0, y - 5 * u)) - f;
      const base = mix(body, palette.night, smooth(0.6, 0, f) * 0.35);
      return slope > 0
        ? mix(base, palette.night, Math.min(0.65, slope * 3))
        : mix(base, palette.late, Math.min(0.6, -slope * 3.4));
    }, (x, y) => smooth(0.004, 0.02, form(x, y)));
    // Level cuts through the relief, as an engraver models a head: the lines rise where it does.
    const cuts = isolines(
      c,
      (x, y) => (y - head[1]) / s - 0.62 * form(x, y) + 0.03 * n(x / (90 * u), y / (90 * u)),
      0.085,
      1.2 * u,
    );
    c.fill(
      cuts,
      palette.glow,
      (x, y) => 0.85 * smooth(0.01, 0.05, form(x, y)) * smooth(1.08, 0.6, y / h),
    );
    engrave(c, palette.paper, 0.55, (mask, line) => {
      const x = w * 0.86;
      meridian(mask, x, h * 0.05, h * 0.72, { width: line, step: h / 90, tick: 6 * u });
      for (const y of [-1.25, 1.15, 1.75]) {
        dashed(
          mask,
          [[head[0] + s * 1.3, head[1] + y * s], [x, head[1] + y * s]],
          line * 0.8,
          9 * u,
          7 * u,
        );
      }
      benchmark(mask, [x, h * 0.76], 10 * u, line * 1.2);
    });
    shade(c, palette.night, (_, y) => 0.55 * smooth(0.72, 1.02, y));
  };
}

/** A smooth dome over an ellipse: 1 at its middle, 0 at its edge and beyond. */
function dome(x: number, y: number, cx: number, cy: number, rx: number, ry: number): number {
  const d = 1 - ((x - cx) / rx) ** 2 - ((y - cy) / ry) ** 2;
  return d > 0 ? Math.sqrt(d) : 0;
}

/** Relief of head, hair, neck and shoulders, in head half-widths about the head's centre. */
function bustHeight(x: number, y: number, { hair, turn }: Bust): number {
  const t = turn * 0.1, nx = x - t * 0.4;
  const head = dome(x, y, t, 0, 0.84 - 0.24 * smooth(0.2, 1.25, y), 1.16) * 0.95;
  const neck = y > 0.5 && y < 2.4
    ? 0.6 * Math.sqrt(Math.max(0, 1 - (nx / (0.4 + 0.5 * smooth(1.25, 2, y) ** 2)) ** 2))
    : 0;
  // The shoulder line falls from the neck and rounds over into the arm.
  const shoulder = 1.5 + 0.2 * Math.abs(nx) +
    1.9 * Math.max(0, (Math.abs(nx) - 1.35) / 1.15) ** 3.2;
  const wide = 2.62, inside = 1 - (nx / wide) ** 2;
  const chest = y > shoulder && inside > 0
    ? Math.min(1, Math.sqrt((y - shoulder) * 1.1)) * Math.sqrt(inside) * 0.95
    : 0;
  const fold = chest > 0
    ? 0.09 * smooth(0.07, 0, Math.abs(Math.abs(nx) - 0.05 - 0.3 * (3.6 - y))) * smooth(3.6, 3.3, y)
    : 0;
  let top = 0;
  if (hair === "knot") {
    top = Math.max(
      dome(x, y, t * 0.4, -0.36, 0.95, 0.95),
      0.9 * dome(x, y, -t * 1.5, -1.38, 0.42, 0.36),
    ) *
      smooth(0.5, 0.2, y);
  }
  if (hair === "short") {
    top = dome(x, y, t * 0.6, -0.38, 0.91, 0.93) * 1.02 * smooth(0.12, -0.12, y);
  }
  if (hair === "long") {
    const fall = dome(x, y, 0, 0.42, 1.12, 1.72) * smooth(0.48, 0.72, Math.abs(x - t)) *
      smooth(1.9, 1.6, y);
    top = Math.max(dome(x, y, t * 0.3, -0.34, 0.98, 0.98) * smooth(0.4, 0.1, y), fall);
  }
  return Math.max(head, neck, chest + fold, top);
}
