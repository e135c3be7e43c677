/** Contrast measured on what a browser painted. */
import { Buffer } from "node:buffer";
import sharp from "sharp";

/** The contrast of white with the lightest hundredth of a picture's pixels. */
export async function contrastWithWhite(png: Uint8Array): Promise<number> {
  const { data } = await sharp(Buffer.from(png)).removeAlpha().raw()
    .toBuffer({ resolveWithObject: true });
  const luminances: number[] = [];
  for (let at = 0; at < data.length; at += 3) {
    luminances.push(luminance(data[at]!, data[at + 1]!, data[at + 2]!));
  }
  luminances.sort((a, b) => b - a);
  return 1.05 / (luminances[Math.floor(luminances.length / 100)]! + 0.05);
}

function luminance(...channels: [number, number, number]): number {
  const [r, g, b] = channels.map((channel) => {
    const c = channel / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}
