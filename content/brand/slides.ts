/** The pictures behind the home page's headline (SPEC §2 "Home"), drawn by artwork/. */
export const slides = [
  {
    id: "canopy-road",
    alt:
      "Drawing of a canopy road at dawn: the limbs of live oaks meet over a clay lane, with light at its end.",
    caption: "Canopy road, Leon County",
  },
  {
    id: "red-hills",
    alt:
      "Drawing of the Red Hills: rolling clay ridges in contour lines, a live oak, and a low sun.",
    caption: "Red Hills, toward the Georgia line",
  },
  {
    id: "river",
    alt:
      "Drawing of a still river at daybreak: cypresses stand mirrored in the water, with mist along the far shore.",
    caption: "River at daybreak, Apalachicola basin",
  },
  {
    id: "spring",
    alt: "Drawing of a spring from above: its blue basin in contour lines, ringed by dense forest.",
    caption: "Spring basin, Wakulla County",
  },
] as const;

/** SPEC §9 */
export const slideshow = { intervalMs: 6_000, touchControlsMs: 5_000 } as const;

export type Slide = (typeof slides)[number];
