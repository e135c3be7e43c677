/** The mark and its icons: an oak's crown cut by contours, standing on the meridian. */
import sharp from "sharp";
import { palette } from "../../content/palette.ts";

const { ink, paper } = palette;

/**
 * The mark in a 32 by 32 field, in one colour and on even coordinates, so that it stays crisp at
 * 16 pixels: three contour bands make the crown, the meridian cuts them and becomes the trunk.
 */
export const shapes = [
  "M14 2.1V8H6.1C7.8 4.8 10.6 2.5 14 2.1Zm4 0V8h7.9C24.2 4.8 21.4 2.5 18 2.1Z",
  "M14 10v4H3.4c.2-1.4.7-2.8 1.4-4Zm4 0v4h10.6c-.2-1.4-.7-2.8-1.4-4Z",
  "M14 16v1c0 1.9-1.6 3-3.6 3H4c-1.8 0-3-1.2-3-2.7 0-.5.1-.9.3-1.3Zm4 0v1c0 1.9 1.6 3 3.6 3H28c1.8 0 3-1.2 3-2.7 0-.5-.1-.9-.3-1.3Z",
  "M14 20h4v5.5c0 1.5 1 2.5 2.6 2.5H27v2H5v-2h6.4c1.6 0 2.6-1 2.6-2.5Z",
];

const paths = shapes.map((d) => `<path d="${d}"/>`).join("");

export const mark =
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" fill="currentColor">${paths}</svg>\n`;

const favicon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">` +
  `<style>path{fill:${ink}}@media(prefers-color-scheme:dark){path{fill:${paper}}}</style>${paths}</svg>\n`;

/** The mark in paper white on ink; `share` is the part of the side that the mark takes. */
function tile(side: number, share: number, radius: number): string {
  const scale = side * share / 32, shift = side * (1 - share) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}">` +
    `<rect width="${side}" height="${side}" rx="${radius}" fill="${ink}"/>` +
    `<g fill="${paper}" transform="translate(${shift} ${shift}) scale(${scale})">${paths}</g></svg>`;
}

/** Writes all icons into `{root}icons/`. */
export async function drawIcons(root: string) {
  const folder = `${root}icons/`;
  await Deno.mkdir(folder, { recursive: true });
  await Deno.writeTextFile(`${folder}mark.svg`, mark);
  await Deno.writeTextFile(`${folder}favicon.svg`, favicon);
  const png = (side: number, share: number, radius = 0) =>
    sharp(new TextEncoder().encode(tile(side, share, radius))).png({ compressionLevel: 9 })
      .toBuffer();
  await Deno.writeFile(`${folder}apple-touch-icon.png`, await png(180, 0.66));
  await Deno.writeFile(`${folder}icon-192.png`, await png(192, 0.7, 40));
  await Deno.writeFile(`${folder}icon-512.png`, await png(512, 0.7, 108));
  await Deno.writeFile(`${folder}maskable-512.png`, await png(512, 0.54));
  await Deno.writeFile(`${folder}favicon.ico`, ico(await png(32, 0.84, 6)));
}

/** An ICO file that holds one 32 by 32 PNG. */
function ico(png: Uint8Array): Uint8Array {
  const head = new DataView(new ArrayBuffer(22));
  head.setUint16(2, 1, true);
  head.setUint16(4, 1, true);
  head.setUint8(6, 32);
  head.setUint8(7, 32);
  head.setUint16(10, 1, true);
  head.setUint16(12, 32, true);
  head.setUint32(14, png.length, true);
  head.setUint32(18, 22, true);
  return new Uint8Array([...new Uint8Array(head.buffer), ...png]);
}
