/**
 * Placeholder for a portrait without a photograph: the person's initials over a
 * survey of the person's field. No figure is drawn, so nobody is made up.
 */
import { type Canvas, coarse } from "../../engine/canvas.ts";
import { blend, type Color, mix, palette, smooth } from "../../engine/color.ts";
import { isolines } from "../../engine/land.ts";
import { displayFace } from "../../engine/lettering.ts";
import { grain, shade } from "../../engine/light.ts";
import type { Point } from "../../engine/mask.ts";
import { fractal, noise } from "../../engine/random.ts";
import { benchmark, engrave, meridian, ring, rule } from "../../engine/survey.ts";

const display = await displayFace("ABCDEFGHIJKLMNOPQRSTUVWXYZ");

export interface Slot {
  initials: string;
  /** Lines of the field: heights of hills, a tree's years, heights on a grid. */
  field: "hills" | "years" | "stations";
  tone: Color;
}

export function portrait({ initials, field, tone }: Slot) {
  const ink = { low: mix(tone, palette.night, 0.72), high: mix(tone, palette.late, 0.12) };
  return (c: Canvas, seed: number) => {
    const { width: w, height: h } = c;
    survey(c, seed, field, {
      ...ink,
      shadow: palette.night,
      line: palette.glow,
      mark: palette.paper,
    });
    shade(c, palette.night, (x, y) => 0.72 * smooth(0.5, 0.95, y) * smooth(1.25, 0.3, x));
    const size = w * 0.34;
    c.fill(c.mask().glyph(display.outlines(initials, w * 0.075, h * 0.93, size)), palette.paper);
    grain(c, seed);
  };
}

/** The field by day, as a sheet of paper. */
export function fieldSheet({ field, tone }: Slot) {
  const low = mix(tone, palette.paper, 0.62), dark = mix(tone, palette.ink, 0.3);
  return (c: Canvas, seed: number) => {
    const colors = { low, high: palette.paper, shadow: tone, line: dark, mark: palette.ink };
    survey(c, seed, field, colors, 0.65);
    grain(c, seed);
  };
}

function survey(
  c: Canvas,
  seed: number,
  field: Slot["field"],
  { low, high, shadow, line, mark }: Record<"low" | "high" | "shadow" | "line" | "mark", Color>,
  drawn = 0.34,
) {
  const { width: w, height: h } = c, u = c.unit;
  const n = fractal(noise(seed), 3), middle: Point = [w * 0.62, h * 0.36];
  const f = coarse(c, 2, (x, y) => {
    const d = Math.hypot(x - middle[0], y - middle[1]) / w;
    if (field === "years") return d * 1.5 + 0.12 * n(x / (300 * u), y / (300 * u));
    return (field === "hills" ? 0.9 : 0.4) * n(x / (430 * u), y / (430 * u)) - d * 0.5;
  });
  c.wash((x, y) => {
    const slope = Math.max(-0.5, Math.min(0.5, (f(x, y) - f(x + 6 * u, y + 6 * u)) * 5));
    const base = blend(high, low, smooth(0.05, 0.95, y / h + 0.25 * f(x, y)));
    return slope < 0 ? blend(base, shadow, -slope * 0.5) : blend(base, palette.glow, slope * 0.2);
  }, () => 1);
  const step = { hills: 0.06, years: 0.026, stations: 0.09 }[field];
  c.fill(isolines(c, f, step, 1.1 * u), line, field === "stations" ? drawn / 2 : drawn);
  if (field === "stations") {
    engrave(c, line, drawn * 1.4, (mask) => {
      // A height at every crossing of a grid.
      for (let x = 18 * u; x < w; x += 36 * u) {
        for (let y = 18 * u; y < h; y += 36 * u) {
          mask.disc(x, y, (1.6 + 9 * smooth(-0.4, 0.4, f(x, y))) * u);
        }
      }
    });
  }
  engrave(c, mark, drawn * 1.4, (mask, width) => {
    meridian(mask, middle[0], h * 0.05, h * 0.69, { width, step: h / 80, tick: 7 * u });
    rule(mask, [0, middle[1]], [w, middle[1]], width * 0.7);
    ring(mask, middle, 30 * u, width * 1.2);
    benchmark(mask, middle, 13 * u, width * 1.3);
  });
}
