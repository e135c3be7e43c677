/**
 * The firm's mark: a tree under a canopy, its stem the meridian, its arches also an m. Header,
 * icons, sharing pictures and the outlook all draw this path.
 *
 * Every straight edge lies on an even coordinate, so that at 16 pixels it is an edge of a pixel.
 */
export const mark = {
  /** Side of the square that the path fills. */
  side: 32,
  path: "M0 22v-6a16 16 0 0 1 32 0v6h-4v-6a12 12 0 0 0-24 0v6Z" +
    "M8 22v-6a8 8 0 0 1 16 0v6h-4v-6q0-2.5-2-3.5V32h-4V12.5q-2 1-2 3.5v6Z",
} as const;
