/** The sections about the firm, each on its own page (SPEC §2 "About section detail"). */
import { clientTestimonials } from "./client-testimonials.ts";
import { ourApproach } from "./our-approach.ts";
import { ourCommitments } from "./our-commitments.ts";
import { ourCoreValues } from "./our-core-values.ts";
import { ourMissionVision } from "./our-mission-vision.ts";
import { whyChooseUs } from "./why-choose-us.ts";

/** `leadership-team` is a known slug with no entry here: its page shows "Content not found". */
export const aboutSections = [
  ourMissionVision,
  ourCoreValues,
  ourCommitments,
  ourApproach,
  whyChooseUs,
  clientTestimonials,
] as const;

/** Told apart by `slug`. */
export type AboutSection = (typeof aboutSections)[number];
