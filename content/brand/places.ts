import { serviceNames } from "../navigation.ts";

/** The maps of the pages' first bands, one place a page; `artwork/openers.ts` draws them. */
export const places = {
  contact: "office",
  faq: "sinks",
  glossary: "coast",
  careers: "river",
  opening: "bluff",
  insights: "front",
  about: "seven-hills",
  "our-approach": "ridge",
  "local-government": "confluence",
  nonprofits: "spring",
  business: "harbor",
  /** As many rises as the page has items. */
  services: `rises-${serviceNames.length}`,
  "our-mission-vision": "rises-2",
  "our-core-values": "rises-4",
  "our-commitments": "rises-5",
  "why-choose-us": "rises-3",
  "client-testimonials": "rises-1",
  search: "islands",
  sitemap: "divide",
  /** Of every legal page. */
  legal: "plain",
  /** Of the pages for errors and missing pages: lines end around ground that nobody has surveyed. */
  nowhere: "unmapped",
} as const;

/** A page's place, rather than the unmapped ground. */
export type Place = Exclude<keyof typeof places, "nowhere">;
