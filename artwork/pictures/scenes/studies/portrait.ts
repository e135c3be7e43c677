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
import { fractal, noise, random } from "../../engine/random.ts";
import { benchmark, engrave, meridian, ring, rule } from "../../engine/survey.ts";

const display = await displayFace("ABCDEFGHIJKLMNOPQRSTUVWXYZ");

export interface Slot {
  initials: string;
  /** Lines of the field: heights of hills, a tree's years, a net of stations. */
  field: "hills" | "years" | "stations";
  tone: Color;
}

export function portrait({ initials, field, tone }: Slot) {
  return (c: Canvas, seed: number) => {
    const { width: w, height: h } = c, u = c.unit;
    const deep = mix(tone, palette.night, 0.72), high = mix(tone, palette.late, 0.12);
    const n = fractal(noise(seed), 3), middle: Point = [w * 0.62, h * 0.36];
    const f = coarse(c, 2, (x, y) => {
      const d = Math.hypot(x - middle[0], y - middle[1]) / w;
      if (field === "years") return d * 1.5 + 0.12 * n(x / (300 * u), y / (300 * u));
      return (field === "hills" ? 0.9 : 0.4) * n(x / (430 * u), y / (430 * u)) - d * 0.5;
    });
    c.wash((x, y) => {
      const slope = Math.max(-0.5, Math.min(0.5, (f(x, y) - f(x + 6 * u, y + 6 * u)) * 5));
      const base = blend(high, deep, smooth(0.05, 0.95, y / h + 0.25 * f(x, y)));
      return slope < 0
        ? blend(base, palette.night, -slope * 0.5)
        : blend(base, palette.glow, slope * 0.2);
    }, () => 1);
    const step = { hills: 0.06, years: 0.026, stations: 0.09 }[field];
    c.fill(isolines(c, f, step, 1.1 * u), palette.glow, field === "stations" ? 0.16 : 0.34);
    if (field === "stations") {
      engrave(c, palette.glow, 0.5, (mask, line) => net(c, mask, line, seed));
    }
    engrave(c, palette.paper, 0.5, (mask, line) => {
      meridian(mask, middle[0], h * 0.05, h * 0.69, { width: line, step: h / 80, tick: 7 * u });
      rule(mask, [0, middle[1]], [w, middle[1]], line * 0.7);
      ring(mask, middle, 30 * u, line * 1.2);
      benchmark(mask, middle, 13 * u, line * 1.3);
    });
    shade(c, palette.night, (x, y) => 0.72 * smooth(0.5, 0.95, y) * smooth(1.25, 0.3, x));
    const size = w * 0.34;
    c.fill(c.mask().glyph(display.outlines(initials, w * 0.075, h * 0.93, size)), palette.paper);
    grain(c, seed);
  };
}

/** Stations joined each to its nearest. */
function net(c: Canvas, mask: ReturnType<Canvas["mask"]>, line: number, seed: number) {
  const rand = random(seed + 1), u = c.unit, all: Point[] = [];
  for (let tries = 0; tries < 3000 && all.length < 70; tries++) {
    const at: Point = [rand.range(-0.05, 1.05) * c.width, rand.range(-0.05, 1.05) * c.height];
    if (all.every(([x, y]) => Math.hypot(x - at[0], y - at[1]) > 92 * u)) all.push(at);
  }
  const far = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1]);
  for (const one of all) {
    for (const other of all.toSorted((a, b) => far(a, one) - far(b, one)).slice(1, 4)) {
      rule(mask, one, other, line * 0.8);
    }
    mask.disc(one[0], one[1], u * rand.range(3, 7));
  }
}
