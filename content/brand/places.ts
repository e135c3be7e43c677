/** The maps of the pages' first bands, one place a page; `artwork/openers.ts` draws them. */
export const places = {
  contact: "office",
  faq: "sinks",
  glossary: "coast",
  careers: "river",
  insights: "front",
  about: "seven-hills",
  services: "ten-rises",
  /** Coordinates of the pages for errors and missing pages. */
  nowhere: "lake",
} as const;
