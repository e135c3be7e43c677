/** Finished pictures on disk: one master, several widths, AVIF and WebP. */
import sharp from "sharp";

/** Pixels of the largest size; smaller ones keep the shape. */
interface Size {
  width: number;
  height: number;
}

export interface Encoding extends Size {
  /** Folder of the site's static files, with a trailing slash. */
  root: string;
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

/** Share of what is cut that goes at the top, as `object-position` of the home page's pictures. */
const cutAt = 0.35;

/** Writes `images/{name}-{width}.avif` and `.webp` from 8-bit RGB. */
export async function encode(bytes: Uint8Array, e: Encoding): Promise<void> {
  const { width, height, drawn = height } = e;
  const raw = { width, height: drawn, channels: 3 } as const;
  const kept = { left: 0, top: Math.round((drawn - height) * cutAt), width, height };
  const target = `${e.root}images/${e.name}`;
  await Deno.mkdir(target.slice(0, target.lastIndexOf("/")), { recursive: true });
  const sized = (width: number) =>
    sharp(bytes, { raw }).extract(kept)
      .resize({ width, height: Math.round(width * e.height / e.width) });
  for (const width of e.widths) {
    await sized(width).avif({ quality: e.quality, effort: 4 }).toFile(`${target}-${width}.avif`);
    await sized(width).webp({ quality: e.quality + 20, effort: 5 }).toFile(
      `${target}-${width}.webp`,
    );
  }
  if (e.plain) {
    await sized(e.plain).webp({ quality: e.quality + 20, effort: 5 }).toFile(`${target}.webp`);
  }
}

/** A photograph as 8-bit RGB, upright and cut to a picture's shape about what draws the eye. */
export async function photograph(file: string, { width, height }: Size): Promise<Uint8Array> {
  return await sharp(file).rotate()
    .resize({ width, height, fit: "cover", position: "attention" })
    .toColorspace("srgb").removeAlpha().raw().toBuffer();
}
