/**
 * Cuts the two typefaces to what the site uses and writes them to `static/fonts`.
 * Run by `deno task generate fonts`; the results are committed.
 */
import { Buffer } from "node:buffer";
import subsetFont from "subset-font";
import { site } from "../content/site.ts";
import { cutFace } from "./cut-face.ts";
import type { Files } from "./target.ts";

/** ASCII, what the texts use beyond it, and the letters of the firm's own names. */
const characters = [
  ...new Set([
    ...Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)),
    ..."\u00a0©§éñ·×–—‘’“”•…→←↑↗−½",
    ...JSON.stringify(site),
  ]),
].join("");

const faces = [
  {
    from: "public-sans/files/public-sans-latin-wght-normal.woff2",
    to: "public-sans.woff2",
    variationAxes: { wght: { min: 400, max: 700, default: 400 } },
  },
  {
    // The display cut: high contrast drawn for headlines, so the optical size is pinned.
    from: "newsreader/files/newsreader-latin-standard-normal.woff2",
    to: "newsreader-display.woff2",
    variationAxes: { opsz: 60, wght: { min: 400, max: 600, default: 400 } },
  },
];

export async function files(): Promise<Files> {
  const packed: Record<string, Uint8Array> = {};
  for (const { from, to, variationAxes } of faces) {
    const cut = Buffer.from(await cutFace(from, characters, variationAxes));
    packed[`static/fonts/${to}`] = await subsetFont(cut, characters, { targetFormat: "woff2" });
  }
  return packed;
}
