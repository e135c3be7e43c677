/**
 * The typefaces of the print document: still cuts of the two variable families, holding only the
 * characters that are set. Variable fonts would reach the PDF as drawings instead of fonts.
 */
import { cutFace } from "../cut-face.ts";

interface Cut {
  family: string;
  weight: number;
  file: string;
  axes: Record<string, number>;
}

const sans = "public-sans/files/public-sans-latin-wght-normal.woff2";
const serif = "newsreader/files/newsreader-latin-standard-normal.woff2";

const cuts: readonly Cut[] = [
  { family: "Print Sans", weight: 400, file: sans, axes: { wght: 400 } },
  { family: "Print Sans", weight: 650, file: sans, axes: { wght: 650 } },
  { family: "Print Display", weight: 400, file: serif, axes: { opsz: 60, wght: 400 } },
  { family: "Print Serif", weight: 400, file: serif, axes: { opsz: 18, wght: 400 } },
];

/** Families that may appear in the PDF, as their files name them. */
export const families = /^([A-Z]{6}\+)?(PublicSans|Newsreader)/;

/** Path of a cut below the document's origin. */
const path = ({ family, weight }: Cut) =>
  `/faces/${family.toLowerCase().replace(" ", "-")}-${weight}.ttf`;

export const fontFaces = cuts.map((cut) =>
  `@font-face{font-family:"${cut.family}";font-weight:${cut.weight};src:url(${path(cut)})}`
).join("\n");

/** Each cut's path and TrueType bytes, reduced to the characters of `text`. */
export async function cutFaces(text: string): Promise<[path: string, bytes: Uint8Array][]> {
  return await Promise.all(
    cuts.map(async (cut): Promise<[string, Uint8Array]> => [
      path(cut),
      await cutFace(cut.file, text, cut.axes),
    ]),
  );
}
