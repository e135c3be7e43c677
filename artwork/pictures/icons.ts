/** The icons of the site, all of them the mark. */
import sharp from "sharp";
import { mark } from "../../content/brand/mark.ts";
import { palette } from "../../content/brand/palette.ts";
import { tabIcon } from "../../content/brand/tab-icon.ts";
import type { Files } from "../target.ts";

const { ink, paper } = palette;

/** The mark in paper white on ink; `share` is the part of the side that the mark takes. */
function tile(side: number, share: number, radius: number): string {
  const scale = side * share / mark.side, shift = side * (1 - share) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}">` +
    `<rect width="${side}" height="${side}" rx="${radius}" fill="${ink}"/>` +
    `<g fill="${paper}" transform="translate(${shift} ${shift}) scale(${scale})"><path d="${mark.path}"/></g></svg>`;
}

/**
 * All icons; browsers ask for `favicon.ico` by name. Pages carry the tab's icon themselves; the file is
 * for who has its address.
 */
export async function iconFiles(): Promise<Files> {
  const png = (side: number, share: number, radius = 0) =>
    sharp(new TextEncoder().encode(tile(side, share, radius))).png({ compressionLevel: 9 })
      .toBuffer();
  return {
    "static/icons/favicon.svg": `${tabIcon}\n`,
    "static/icons/apple-touch-icon.png": await png(180, 0.66),
    "static/icons/icon-192.png": await png(192, 0.7, 40),
    "static/icons/icon-512.png": await png(512, 0.7, 108),
    "static/icons/maskable-512.png": await png(512, 0.54),
    "static/favicon.ico": ico(await png(32, 0.75, 6)),
  };
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
