/** The maps of the pages' first bands, one place a page; `artwork/openers.ts` draws them. */
export const places = {
  contact: "office",
  faq: "sinks",
  glossary: "coast",
  careers: "river",
  insights: "front",
  about: "seven-hills",
  /** Where nothing was found, and nothing is charted. */
  nowhere: "lake",
} as const;
