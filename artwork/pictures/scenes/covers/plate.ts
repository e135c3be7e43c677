/**
 * The sheet that an article's cover is plotted on: a quiet map under a grid, and a hand that draws
 * and letters in coordinates of 1200 by 900, however large the canvas is.
 */
import { type Canvas, coarse } from "../../engine/canvas.ts";
import { blend, type Color, mix, palette, smooth } from "../../engine/color.ts";
import { isolines } from "../../engine/land.ts";
import { displayFace, face } from "../../engine/lettering.ts";
import { grain } from "../../engine/light.ts";
import type { Mask, Point } from "../../engine/mask.ts";
import { fractal, noise } from "../../engine/random.ts";
import { rule } from "../../engine/survey.ts";

const display = await displayFace(
  "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 $.,%",
);
const text = await face("public-sans/files/public-sans-latin-600-normal.woff");

export interface Tone {
  ground: Color;
  line: Color;
  words: Color;
  /** Of the amount that the chart is about. */
  mark: Color;
  second: Color;
}

const { night, ink, pine, river, clay, ochre, late, glow, paper, haze } = palette;

export const dark: Tone = {
  ground: mix(ink, pine, 0.45),
  line: glow,
  words: paper,
  mark: late,
  second: mix(river, palette.spring, 0.35),
};
export const light: Tone = {
  ground: mix(paper, glow, 0.3),
  line: mix(ink, river, 0.3),
  words: ink,
  mark: clay,
  second: river,
};
export const deep: Tone = {
  ground: mix(river, ink, 0.45),
  line: glow,
  words: paper,
  mark: mix(late, ochre, 0.25),
  second: mix(haze, paper, 0.3),
};

interface Lettering {
  size: number;
  color?: Color;
  align?: "left" | "middle" | "right";
  /** The pages' display face; otherwise the face of their text. */
  display?: boolean;
}

export interface Plate {
  tone: Tone;
  draw(color: Color, draw: (mask: Mask) => void, opacity?: number): void;
  /** A rectangle between two corners. */
  bar(from: Point, to: Point, color: Color, opacity?: number): void;
  line(from: Point, to: Point, width: number, color?: Color, opacity?: number): void;
  letter(words: string, at: Point, lettering: Lettering): void;
  /** Converts a place of the sheet to pixels. */
  at(place: Point): Point;
  /** Pixels to a unit of the sheet. */
  scale: number;
}

/** Cards show a sheet 335 pixels wide: this size is then 14 pixels. */
const smallest = 50;

/**
 * Lays the sheet. Pages crop covers to 2.2:1, so that words and marks belong between 190 and 710
 * down and 90 and 1110 across. No letters are smaller than `smallest`.
 */
export function plate(c: Canvas, seed: number, tone: Tone, caption: string): Plate {
  const { width: w, height: h } = c, scale = w / 1200;
  const n = fractal(noise(seed), 3, 0.42);
  const f = coarse(c, 2, (x, y) => n(x / (420 * scale), y / (420 * scale)));
  const shaded = mix(tone.ground, night, tone === light ? 0.08 : 0.5);
  c.wash((x, y) => {
    const slope = Math.max(-1, Math.min(1, (f(x, y) - f(x + 6 * scale, y + 6 * scale)) * 14));
    const base = blend(
      tone.ground,
      shaded,
      smooth(0.3, 1.1, Math.hypot(x / w - 0.5, y / h - 0.5) * 1.5),
    );
    return slope < 0 ? blend(base, shaded, -slope * 0.35) : blend(base, tone.line, slope * 0.05);
  }, () => 1);
  c.fill(isolines(c, f, 0.09, 1 * scale), tone.line, 0.13);
  const at = ([x, y]: Point): Point => [x * scale, y * scale];
  const draw: Plate["draw"] = (color, put, opacity = 1) => {
    const mask = c.mask();
    put(mask);
    c.fill(mask, color, opacity);
  };
  draw(tone.line, (mask) => {
    for (let x = 0; x <= 1200; x += 100) rule(mask, at([x, 0]), at([x, 900]), scale);
    for (let y = 50; y <= 900; y += 100) rule(mask, at([0, y]), at([1200, y]), scale);
  }, 0.1);
  const letter: Plate["letter"] = (words, [x, y], lettering) => {
    const { color = tone.words, align = "left" } = lettering;
    if (lettering.size < smallest) throw new Error(`"${words}" is smaller than ${smallest}`);
    const type = lettering.display ? display : text, size = lettering.size * scale;
    const wide = type.width(words, size) * { left: 0, middle: 0.5, right: 1 }[align];
    draw(color, (mask) => mask.glyph(type.outlines(words, x * scale - wide, y * scale, size)));
  };
  letter(caption, [100, 226], { size: 54, color: mix(tone.words, tone.ground, 0.08) });
  grain(c, seed, 0.7);
  return {
    tone,
    at,
    scale,
    draw,
    letter,
    bar: ([x0, y0], [x1, y1], color, opacity) =>
      draw(
        color,
        (mask) => mask.polygon([at([x0, y0]), at([x1, y0]), at([x1, y1]), at([x0, y1])]),
        opacity,
      ),
    line: (from, to, width, color = tone.line, opacity) =>
      draw(color, (mask) => rule(mask, at(from), at(to), width * scale), opacity),
  };
}
