/** A typeface cut to the characters that are set, its spaces loosened. */
import { Buffer } from "node:buffer";
import opentype from "opentype.js";
import subsetFont from "subset-font";

type Options = NonNullable<Parameters<typeof subsetFont>[2]>;

/** TrueType bytes; `file` is a path below `@fontsource-variable/`. */
export async function cutFace(
  file: string,
  characters: string,
  variationAxes: Options["variationAxes"],
): Promise<Uint8Array<ArrayBuffer>> {
  const source = new URL(import.meta.resolve(`@fontsource-variable/${file}`));
  const cut = await subsetFont(Buffer.from(await Deno.readFile(source)), characters, {
    targetFormat: "truetype",
    variationAxes,
  });
  return loosenSpaces(new Uint8Array(cut));
}

/**
 * Takes out the pairs of a space and a letter; those of two letters stay. Newsreader kerns a space
 * on both sides: between "A" and "W" that leaves 0.157 em of 0.23, and at a headline's tracking
 * words run together.
 */
function loosenSpaces(font: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const view = new DataView(font.buffer), face = opentype.parse(font.buffer);
  const spaces: number[] = [..." \u00a0"].map((space) => face.charToGlyphIndex(space));
  const at = (offset: number) => view.getUint16(offset);
  for (const table of pairTables(view)) {
    const size = 2 * (bits(at(table + 4)) + bits(at(table + 6)));
    if (at(table) === 1) {
      const firsts = [...valuesOf(view, table + at(table + 2), false).keys()];
      firsts.forEach((first, i) => {
        const pairs = table + at(table + 10 + 2 * i);
        for (let k = 0, pair = pairs + 2; k < at(pairs); k++, pair += 2 + size) {
          if ([first, at(pair)].some((glyph) => spaces.includes(glyph))) {
            font.fill(0, pair + 2, pair + 2 + size);
          }
        }
      });
    } else {
      // Pairs of classes; 0 is the class of every glyph that is not named.
      const [left, right] = [8, 10].map((by) => {
        const classes = valuesOf(view, table + at(table + by), true);
        return spaces.map((space) => classes.get(space) || -1);
      });
      const columns = at(table + 14);
      for (let cell = 0; cell < at(table + 12) * columns; cell++) {
        if (left!.includes(Math.floor(cell / columns)) || right!.includes(cell % columns)) {
          font.fill(0, table + 16 + cell * size, table + 16 + (cell + 1) * size);
        }
      }
    }
  }
  return font;
}

const bits = (format: number) => format.toString(2).replaceAll("0", "").length;

/** Offsets of the pair tables: OpenType GPOS lookup type 2, also through type 9. */
function pairTables(view: DataView): number[] {
  const list = (offset: number) =>
    Array.from({ length: view.getUint16(offset) }, (_, i) => view.getUint16(offset + 2 + 2 * i));
  const records = Array.from({ length: view.getUint16(4) }, (_, i) => 12 + 16 * i);
  const record = records.find((record) => view.getUint32(record) === 0x47504f53);
  if (record === undefined) return [];
  const gpos = view.getUint32(record + 8), lookups = gpos + view.getUint16(gpos + 8);
  return list(lookups).flatMap((by) => {
    const lookup = lookups + by, type = view.getUint16(lookup);
    return list(lookup + 4).flatMap((by) => {
      const table = lookup + by;
      if (type === 2) return table;
      return type === 9 && view.getUint16(table + 2) === 2 ? table + view.getUint32(table + 4) : [];
    });
  });
}

/** The glyphs that a table covers, in its order; of a table of classes, with their class. */
function valuesOf(view: DataView, table: number, classes: boolean): Map<number, number> {
  const at = (by: number) => view.getUint16(table + by);
  const values = new Map<number, number>();
  if (at(0) === 1) {
    const list = classes ? 4 : 2;
    for (let i = 0; i < at(list); i++) {
      const value = at(list + 2 + 2 * i);
      values.set(classes ? at(2) + i : value, value);
    }
  } else {
    for (let range = 4; range < 4 + 6 * at(2); range += 6) {
      for (let glyph = at(range); glyph <= at(range + 2); glyph++) values.set(glyph, at(range + 4));
    }
  }
  return values;
}
