/** Finished pictures on disk: one master, several widths, AVIF and WebP. */
import sharp from "sharp";
import type { Canvas } from "./canvas.ts";

export interface Encoding {
  /** Folder of the site's static files, with a trailing slash. */
  root: string;
  /** Path without width and ending, e.g. `hero/river`. */
  name: string;
  widths: readonly number[];
  /** AVIF quality, 1 to 100; WebP is set to look alike. */
  quality: number;
  /** Width of an additional `{name}.webp` without a width in its name. */
  plain?: number;
}

/** Writes `images/{name}-{width}.avif` and `.webp`. */
export async function encode(c: Canvas, e: Encoding): Promise<void> {
  const raw = { width: c.width, height: c.height, channels: 3 } as const, bytes = c.bytes();
  const target = `${e.root}images/${e.name}`;
  await Deno.mkdir(target.slice(0, target.lastIndexOf("/")), { recursive: true });
  const sized = (width: number) =>
    sharp(bytes, { raw }).resize({ width, height: Math.round(width * c.height / c.width) });
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
