/** Texts of the slideshow and its status (SPEC §2). */

export const slideshowMessages = {
  /** SPEC §2: while the pictures load. */
  loading: (loaded: number) => `Loading slideshow... ${loaded}/4`,
  /** SPEC §2: the status for screen readers; `slide` counts from 1. */
  slide: (slide: number) => `Slide ${slide} of 4`,
  paused: "Slideshow paused",
  pausedForModal: "Slideshow paused for modal",
  reduced: "Animation reduced",
  label: "Landscapes of North Florida",
  previous: "Previous slide",
  next: "Next slide",
  pause: "Pause slideshow",
  play: "Play slideshow",
} as const;
