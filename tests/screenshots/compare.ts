/** Compares two folders of pictures, pixel by pixel. */
import { Buffer } from "node:buffer";
import pixelmatch from "pixelmatch";
import { readFile } from "node:fs/promises";
import sharp from "sharp";

/**
 * The least difference that counts, also where edges are smoothed: three of 255 steps. By up to two
 * the same page differs from itself, where pictures and film lie under something translucent.
 */
const threshold = 0.01;

interface Difference {
  name: string;
  /** Pixels, as "390 x 4210"; "none" where there is no such picture. */
  before: string;
  after: string;
  pixels: number;
  /** Of the larger picture's pixels, 0 to 1. */
  share: number;
}

/** Prints what differs and draws it into `after`/differences; how many pictures do. */
export async function compareFolders(before: string, after: string, only: RegExp): Promise<number> {
  const [old, now] = await Promise.all([pictureNames(before, only), pictureNames(after, only)]);
  const differences: Difference[] = [];
  for (const name of [...new Set([...old, ...now])].sort()) {
    const difference = await compare(name, before, after);
    if (difference) differences.push(difference);
  }
  console.log(`${now.length} compared with ${before}: ${differences.length} differ`);
  if (differences.length > 0) {
    console.table(
      differences.map(({ share, ...rest }) => ({ ...rest, share: `${(share * 100).toFixed(3)}%` })),
    );
    console.log(`${after}/differences: before | after | difference`);
  }
  return differences.length;
}

async function pictureNames(folder: string, only: RegExp): Promise<string[]> {
  const entries = await Array.fromAsync(Deno.readDir(folder));
  return entries.flatMap(({ name }) => name.match(/^(.+)\.png$/)?.[1] ?? [])
    .filter((name) => only.test(name));
}

async function compare(name: string, ...folders: [string, string]): Promise<Difference | null> {
  const files = await Promise.all(
    folders.map((folder) => readFile(`${folder}/${name}.png`).catch(() => null)),
  );
  const [old, now] = files;
  if (old && now?.equals(old)) return null;
  const sizes = await Promise.all(files.map(sizeOf));
  const [before, after] = sizes.map((size) => size ? `${size.width} x ${size.height}` : "none");
  const width = Math.max(...sizes.map((size) => size?.width ?? 0));
  const height = Math.max(...sizes.map((size) => size?.height ?? 0));
  const [left, right] = await Promise.all(files.map((file) => pixelsOf(file, width, height)));
  const drawn = Buffer.alloc(width * height * 4);
  const pixels = pixelmatch(left!, right!, drawn, width, height, { threshold, includeAA: true });
  if (pixels === 0) return null;
  await Deno.mkdir(`${folders[1]}/differences`, { recursive: true });
  await draw([left!, right!, drawn], width, height, `${folders[1]}/differences/${name}.png`);
  return { name, before: before!, after: after!, pixels, share: pixels / (width * height) };
}

async function sizeOf(file: Buffer | null) {
  return file && await sharp(file).metadata();
}

/** RGBA; what a smaller or missing picture lacks is transparent, hence different. */
async function pixelsOf(file: Buffer | null, width: number, height: number) {
  const nothing = { create: { width, height, channels: 4 as const, background: "#0000" } };
  const layers = file ? [{ input: file, left: 0, top: 0 }] : [];
  return await sharp(nothing).composite(layers).raw().toBuffer();
}

const gap = 20;

async function draw(pictures: Buffer[], width: number, height: number, file: string) {
  const [columns, channels] = [pictures.length, 4 as const];
  const size = { width: columns * (width + gap) - gap, height };
  await sharp({ create: { ...size, channels, background: "#808080" } })
    .composite(pictures.map((input, column) => ({
      input,
      raw: { width, height, channels },
      left: column * (width + gap),
      top: 0,
    })))
    .png({ compressionLevel: 3 })
    .toFile(file);
}
