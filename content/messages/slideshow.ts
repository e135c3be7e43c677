/** Texts of the slideshow and its status (SPEC §2). */
import { slides } from "../brand/slides.ts";

export const slideshowMessages = {
  /** SPEC §2: while the pictures load. */
  loading: (loaded: number) => `Loading slideshow... ${loaded}/${slides.length}`,
  /** SPEC §2: the status for screen readers; `slide` counts from 1. */
  slide: (slide: number) => `Slide ${slide} of ${slides.length}`,
  paused: "Slideshow paused",
  pausedForModal: "Slideshow paused for modal",
  reduced: "Animation reduced",
  label: "Landscapes of North Florida",
  previous: "Previous slide",
  next: "Next slide",
  pause: "Pause slideshow",
  play: "Play slideshow",
} as const;
