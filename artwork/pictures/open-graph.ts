/** The picture a page shows when its address is shared: its own title over the firm's landscape. */
import { Buffer } from "node:buffer";
import sharp from "sharp";
import { mark } from "../../content/brand/mark.ts";
import { palette } from "../../content/brand/palette.ts";
import { site } from "../../content/site.ts";
import { type Face, face, fit } from "./engine/lettering.ts";
import { seedOf } from "./engine/random.ts";
import { fingerprintOf } from "../target.ts";

export interface OpenGraph {
  /** The page's title without the firm's name, up to about 90 characters. */
  title: string;
  /** The part of the site it belongs to, e.g. `Services`; empty for the home page. */
  section: string;
}

const width = 1200, height = 630, margin = 72;
/** JPEG quality of the first attempt; it falls until the budget holds. */
const best = 82;
/** Bytes; some services fetch no larger picture. */
const budget = 120_000;
const slides = ["canopy-road", "red-hills", "river", "spring"];
const images = new URL("../../static/images/", import.meta.url);

let faces: Promise<[display: Face, text: Face]> | undefined;

/** Draws a 1200 by 630 JPEG of at most 120 KB. The hero slides must have been drawn. */
export async function drawOpenGraph(page: OpenGraph): Promise<Uint8Array> {
  const ground = await Deno.readFile(new URL(`${groundOf(page)}-1280.webp`, images));
  const picture = sharp(ground)
    .resize(width, height, { fit: "cover", position: "right" })
    .composite([{ input: Buffer.from(await sheet(page)) }]);
  for (let quality = best;; quality -= 8) {
    const bytes = await picture.clone().jpeg({ quality, mozjpeg: true }).toBuffer();
    if (bytes.length <= budget || quality < 50) return new Uint8Array(bytes);
  }
}

/** The picture under the words. The home page shows slide 1; every other section keeps to its own. */
export function groundOf({ section }: OpenGraph): string {
  const slide = section ? slides[seedOf(section) % slides.length] : slides[0];
  return `hero/${slide}-wide`;
}

/** Hash of all but the ground. */
export async function fingerprintOpenGraph(page: OpenGraph): Promise<string> {
  return fingerprintOf(await sheet(page), best, budget);
}

/** What lies on the ground, as SVG. */
async function sheet({ title, section }: OpenGraph): Promise<string> {
  faces ??= Promise.all([
    face("newsreader/files/newsreader-latin-500-normal.woff"),
    face("public-sans/files/public-sans-latin-600-normal.woff"),
  ]);
  const [display, text] = await faces;
  const { size, lines } = fit(display, title, [84, 76, 68, 60, 54, 48], 760, 4);
  const leading = size * 1.1, label = section.toUpperCase();
  const foot = height - margin - 52, first = foot - (lines.length - 1) * leading - 34;
  const words = lines.map((line, i) => display.path(line, margin - 3, first + i * leading, size))
    .join("");
  const letters = [...label].reduce((sofar, letter) => ({
    path: sofar.path + text.path(letter, sofar.x, first - size - 14, 22),
    x: sofar.x + text.width(letter, 22) + 2.6,
  }), { path: "", x: margin });
  const ticks = Array.from({ length: 61 }, (_, i) => {
    const long = i % 10 === 0 ? 14 : i % 5 === 0 ? 10 : 6;
    return `M${margin + i * (width - 2 * margin) / 60} ${foot}v${long}`;
  }).join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>` +
    `<linearGradient id="left"><stop stop-color="${palette.night}" stop-opacity=".92"/><stop offset=".45" stop-color="${palette.night}" stop-opacity=".66"/><stop offset=".8" stop-color="${palette.night}" stop-opacity="0"/></linearGradient>` +
    `<linearGradient id="low" x2="0" y2="1"><stop offset=".5" stop-color="${palette.night}" stop-opacity="0"/><stop offset="1" stop-color="${palette.night}" stop-opacity=".8"/></linearGradient></defs>` +
    `<rect width="100%" height="100%" fill="url(#left)"/><rect width="100%" height="100%" fill="url(#low)"/>` +
    `<g fill="${palette.paper}"><path transform="translate(${margin} ${margin - 16}) scale(${
      44 / mark.side
    })" d="${mark.path}"/>` +
    `<path d="${display.path(site.name, margin + 62, margin + 20, 34)}"/><path d="${words}"/></g>` +
    `<path fill="${palette.straw}" d="${letters.path}"/>` +
    `<path d="M${margin} ${foot}H${
      width - margin
    }${ticks}" fill="none" stroke="${palette.straw}" stroke-opacity=".75" stroke-width="1.5"/>` +
    `<path fill="${palette.paper}" fill-opacity=".9" d="${
      text.path(site.tagline, margin, foot + 52, 24)
    }"/></svg>`;
}
