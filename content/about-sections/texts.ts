/** Loads each section page, by slug: a file of its own in the browser. */
import type { AboutSection } from "./index.ts";

/** The testimonials have a page of their own. */
export type TextSection = Exclude<AboutSection, { slug: "client-testimonials" }>;

export const sectionTexts: Readonly<Record<TextSection["slug"], () => Promise<TextSection>>> = {
  "our-mission-vision": async () => (await import("./our-mission-vision.ts")).ourMissionVision,
  "our-core-values": async () => (await import("./our-core-values.ts")).ourCoreValues,
  "our-commitments": async () => (await import("./our-commitments.ts")).ourCommitments,
  "our-approach": async () => (await import("./our-approach.ts")).ourApproach,
  "why-choose-us": async () => (await import("./why-choose-us.ts")).whyChooseUs,
};
