/** Text set as outlines: no font of the machine is used, so a line looks the same everywhere. */
import { Buffer } from "node:buffer";
import opentype from "opentype.js";
import subsetFont from "subset-font";
import type { Point } from "./mask.ts";

export interface Face {
  /** Width of a line in pixels at a size in pixels. */
  width(text: string, size: number): number;
  /** SVG path data of a line; `x`, `y` is the start of its baseline. */
  path(text: string, x: number, y: number, size: number): string;
  /** The same as polygons, holes running against their outer outlines. */
  outlines(text: string, x: number, y: number, size: number): Point[][];
}

interface Command {
  type: string;
  x?: number;
  y?: number;
  x1?: number;
  y1?: number;
  x2?: number;
  y2?: number;
}

interface Font {
  getAdvanceWidth(text: string, size: number): number;
  getPath(text: string, x: number, y: number, size: number): { commands: readonly Command[] };
}

/** Loads a face of the site's families, e.g. `newsreader/files/newsreader-latin-500-normal.woff`. */
export async function face(file: string): Promise<Face> {
  const bytes = await Deno.readFile(new URL(import.meta.resolve(`@fontsource/${file}`)));
  return faceOf(bytes.buffer);
}

/**
 * The face of the pages' headings, which is a variable one: its cut and weight are pinned.
 *
 * @throws if it lacks a character, which would be left out of the picture
 */
export async function displayFace(characters: string): Promise<Face> {
  const file = new URL("../../../static/fonts/newsreader-display.woff2", import.meta.url);
  const cut = await subsetFont(Buffer.from(await Deno.readFile(file)), characters, {
    targetFormat: "sfnt",
    variationAxes: { wght: 500 },
  });
  const bytes = new Uint8Array(cut).buffer;
  const font = opentype.parse(bytes);
  for (const character of characters) {
    if (font.charToGlyphIndex(character) === 0) {
      throw new Error(
        `The display face has no "${character}": "deno task generate fonts" adds letters of Western European languages, and the typeface file has no others`,
      );
    }
  }
  return faceOf(bytes);
}

function faceOf(bytes: ArrayBuffer): Face {
  const font: Font = opentype.parse(bytes);
  // Word by word: the display face kerns its spaces away (cut-face.ts).
  const width = (text: string, size: number) =>
    text.split(/( )/).reduce((sum, part) => sum + font.getAdvanceWidth(part, size), 0);
  const commands = (text: string, x: number, y: number, size: number) => {
    const words = text.split(/(?<= )/);
    return words.flatMap((word, i) =>
      font.getPath(word.trimEnd(), x + width(words.slice(0, i).join(""), size), y, size).commands
    );
  };
  return {
    width,
    path: (...line) => commands(...line).map(written).join(""),
    outlines: (...line) => flattened(commands(...line)),
  };
}

function flattened(commands: readonly Command[]): Point[][] {
  const all: Point[][] = [];
  for (const { type, x = 0, y = 0, x1 = 0, y1 = 0, x2 = 0, y2 = 0 } of commands) {
    if (type === "M") all.push([[x, y]]);
    const outline = all.at(-1)!, [x0, y0] = outline.at(-1)!;
    if (type === "L") outline.push([x, y]);
    if (type !== "C" && type !== "Q") continue;
    for (let k = 1; k <= 12; k++) {
      const t = k / 12, s = 1 - t;
      const along = (a: number, b: number, c: number, d: number) =>
        type === "C"
          ? s * s * s * a + 3 * s * s * t * b + 3 * s * t * t * c + t * t * t * d
          : s * s * a + 2 * s * t * b + t * t * d;
      outline.push([along(x0, x1, x2, x), along(y0, y1, y2, y)]);
    }
  }
  return all;
}

function written({ type, x1, y1, x2, y2, x, y }: Command): string {
  return type +
    [x1, y1, x2, y2, x, y].filter((v) => v !== undefined).map((v) => v.toFixed(2)).join(" ");
}

/** Breaks text into lines no wider than `limit`; a word that is itself too wide is divided. */
export function wrap(type: Face, text: string, size: number, limit: number): string[] {
  const fits = (line: string) => type.width(line, size) <= limit;
  const lines: string[] = [];
  let line = "";
  for (let word of text.trim().split(/\s+/)) {
    if (fits(line ? `${line} ${word}` : word)) {
      line = line ? `${line} ${word}` : word;
      continue;
    }
    if (line) lines.push(line);
    while (!fits(word)) {
      let cut = word.length - 1;
      while (cut > 1 && !fits(`${word.slice(0, cut)}-`)) cut--;
      lines.push(`${word.slice(0, cut)}-`);
      word = word.slice(cut);
    }
    line = word;
  }
  return line ? [...lines, line] : lines;
}

/**
 * The largest of `sizes` at which text takes at most `most` lines; at the smallest size what does
 * not fit ends in an ellipsis. Lines are then evened out, so that none is left with one word.
 */
export function fit(
  type: Face,
  text: string,
  sizes: readonly number[],
  limit: number,
  most: number,
): { size: number; lines: string[] } {
  for (const size of sizes) {
    const lines = wrap(type, text, size, limit);
    if (lines.length > most) continue;
    let narrow = limit;
    while (narrow > limit * 0.5 && wrap(type, text, size, narrow - 8).length === lines.length) {
      narrow -= 8;
    }
    return { size, lines: wrap(type, text, size, narrow) };
  }
  const size = sizes.at(-1)!, lines = wrap(type, text, size, limit).slice(0, most);
  let last = lines.at(-1)!;
  while (type.width(`${last}…`, size) > limit) last = last.slice(0, -1);
  return { size, lines: [...lines.slice(0, -1), `${last.trimEnd()}…`] };
}
