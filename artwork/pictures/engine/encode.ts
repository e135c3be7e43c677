/** Finished pictures on disk: one master, several widths, AVIF and WebP. */
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { root } from "../../target.ts";

/** Pixels of the largest size; smaller ones keep the shape. */
interface Size {
  width: number;
  height: number;
}

export interface Encoding extends Size {
  /** Pixels of what is drawn; more than the height is cut where pages would cut it. */
  drawn?: number;
  /** Path without width and ending, e.g. `hero/river`. */
  name: string;
  widths: readonly number[];
  /** AVIF quality, 1 to 100; WebP is set to look alike. */
  quality: number;
  /** Width of an additional `{name}.webp` without a width in its name. */
  plain?: number;
}

/** What decides, besides an entry, how a picture looks. */
export const settings = {
  /** Share of what is cut that goes at the top, as `object-position` of the home page's pictures. */
  cutAt: 0.35,
  webpAddedQuality: 20,
} as const;

/** Changes the number of bytes alone. AVIF's next step takes five times as long for 6% fewer. */
const effort = { avif: 3, webp: 5 };

/** Paths of a picture's files from the project's root. */
export function encodedFiles({ name, widths, plain }: Encoding): string[] {
  const path = `static/images/${name}`;
  const sized = widths.flatMap((width) => [`${path}-${width}.avif`, `${path}-${width}.webp`]);
  return plain ? [...sized, `${path}.webp`] : sized;
}

/** Writes a picture's files from 8-bit RGB. */
export async function encode(bytes: Uint8Array, e: Encoding): Promise<void> {
  const { width, height, drawn = height } = e;
  const raw = { width, height: drawn, channels: 3 } as const;
  const kept = { left: 0, top: Math.round((drawn - height) * settings.cutAt), width, height };
  const target = fileURLToPath(new URL(`static/images/${e.name}`, root));
  const avif = { quality: e.quality, effort: effort.avif };
  const webp = { quality: e.quality + settings.webpAddedQuality, effort: effort.webp };
  await Deno.mkdir(target.slice(0, target.lastIndexOf("/")), { recursive: true });
  const sized = (width: number) =>
    sharp(bytes, { raw }).extract(kept)
      .resize({ width, height: Math.round(width * e.height / e.width) });
  for (const width of e.widths) {
    await sized(width).avif(avif).toFile(`${target}-${width}.avif`);
    await sized(width).webp(webp).toFile(`${target}-${width}.webp`);
  }
  if (e.plain) {
    await sized(e.plain).webp(webp).toFile(`${target}.webp`);
  }
}

/** A photograph as 8-bit RGB, upright and cut to a picture's shape about what draws the eye. */
export async function photograph(file: string, { width, height }: Size): Promise<Uint8Array> {
  return await sharp(file).rotate()
    .resize({ width, height, fit: "cover", position: "attention" })
    .toColorspace("srgb").removeAlpha().raw().toBuffer();
}
