/**
 * The sheet that an article's cover is plotted on: a plain ground under a grid, and a hand that draws
 * and letters in coordinates of 1200 by 900, however large the canvas is.
 */
import type { Canvas } from "../../engine/canvas.ts";
import { type Color, mix, palette } from "../../engine/color.ts";
import { displayFace, face } from "../../engine/lettering.ts";
import type { Mask, Point } from "../../engine/mask.ts";
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

const { ink, pine, river, clay, ochre, late, glow, paper, haze } = palette;

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
  /** Pixels to a unit of what is drawn about a place. */
  scale: number;
  /** Units across to a unit of what is drawn about a place. */
  across: number;
}

/** Cards show a sheet 335 pixels wide: this size is then 14 pixels. */
const smallest = 50;

/** Heads of tablets show a sheet wider: its height and its letters are then so much of a card's. */
const low = 0.68;

/**
 * Lays the sheet. Pages crop covers to 2:1 and low ones to 2.5:1, so that words and marks belong between
 * 155 and 715 down, on low ones between 140 and 760, and between 50 and 1150 across. No letters are
 * smaller than `smallest`.
 * @param place of the caption
 */
export function plate(
  c: Canvas,
  tone: Tone,
  caption: string,
  isLow = false,
  place: Point = [100, 226],
): Plate {
  const wide = c.width / 1200, scale = isLow ? wide * low : wide;
  c.wash(() => tone.ground, () => 1);
  const at = ([x, y]: Point): Point => [x * wide, c.height / 2 + (y - 450) * scale];
  const draw: Plate["draw"] = (color, put, opacity = 1) => {
    const mask = c.mask();
    put(mask);
    c.fill(mask, color, opacity);
  };
  draw(tone.line, (mask) => {
    const { width, height } = c, step = 100 * wide;
    for (let x = 0; x <= width; x += step) rule(mask, [x, 0], [x, height], wide);
    for (let y = step / 2; y <= height; y += step) rule(mask, [0, y], [width, y], wide);
  }, 0.08);
  const letter: Plate["letter"] = (words, [x, y], lettering) => {
    const { color = tone.words, align = "left" } = lettering;
    if (lettering.size < smallest) throw new Error(`"${words}" is smaller than ${smallest}`);
    const type = lettering.display ? display : text, size = lettering.size * scale;
    const before = type.width(words, size) * { left: 0, middle: 0.5, right: 1 }[align];
    const [left, base] = at([x, y]);
    draw(color, (mask) => mask.glyph(type.outlines(words, left - before, base, size)));
  };
  letter(caption, place, { size: 54, color: mix(tone.words, tone.ground, 0.08) });
  return {
    tone,
    at,
    scale,
    across: scale / wide,
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
