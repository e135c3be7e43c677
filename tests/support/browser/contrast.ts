/** Contrast measured on what a browser painted. */
import { Buffer } from "node:buffer";
import sharp from "sharp";

/** The contrast of white with the lightest hundredth of a picture's pixels. */
export async function contrastWithWhite(png: Uint8Array): Promise<number> {
  const { data } = await sharp(Buffer.from(png)).removeAlpha().raw()
    .toBuffer({ resolveWithObject: true });
  const luminances = new Float64Array(data.length / 3);
  for (let pixel = 0; pixel < luminances.length; pixel++) {
    const at = 3 * pixel;
    luminances[pixel] = 0.2126 * linear[data[at]!]! + 0.7152 * linear[data[at + 1]!]! +
      0.0722 * linear[data[at + 2]!]!;
  }
  luminances.sort().reverse();
  return 1.05 / (luminances[Math.floor(luminances.length / 100)]! + 0.05);
}

/** The linear light of each value that a channel can have (WCAG's relative luminance). */
const linear = Float64Array.from({ length: 256 }, (_, value) => {
  const c = value / 255;
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
});
