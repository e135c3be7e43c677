/**
 * The site's pictures. Written by `server/build/art/draw.ts`; edit the catalogue there instead.
 * A file's address is `/images/{name}-{width}.{avif|webp}`.
 */
export interface Picture {
  /** Pixels of the largest file; smaller ones keep the same shape. */
  width: number;
  height: number;
  /** Widths at hand, largest first. */
  widths: readonly number[];
  /** Mean colour, shown until the picture arrives. */
  colour: string;
}

export const pictures = {
  "hero/canopy-road-wide": {
    width: 1920,
    height: 1080,
    widths: [1920, 1280, 768],
    colour: "#2e3e33",
  },
  "hero/canopy-road-tall": { width: 900, height: 1200, widths: [900, 600, 420], colour: "#404a3a" },
  "hero/red-hills-wide": {
    width: 1920,
    height: 1080,
    widths: [1920, 1280, 768],
    colour: "#55553f",
  },
  "hero/red-hills-tall": { width: 900, height: 1200, widths: [900, 600, 420], colour: "#575942" },
  "hero/river-wide": { width: 1920, height: 1080, widths: [1920, 1280, 768], colour: "#44655d" },
  "hero/river-tall": { width: 900, height: 1200, widths: [900, 600, 420], colour: "#46665e" },
  "hero/spring-wide": { width: 1920, height: 1080, widths: [1920, 1280, 768], colour: "#3d5549" },
  "hero/spring-tall": { width: 900, height: 1200, widths: [900, 600, 420], colour: "#495f50" },
} as const satisfies Record<string, Picture>;

export type PictureName = keyof typeof pictures;

export const pictureFormats = ["avif", "webp"] as const;

/** Address of one file. */
export function pictureUrl(
  name: PictureName,
  width: number,
  format: (typeof pictureFormats)[number],
): string {
  return `/images/${name}-${width}.${format}`;
}
