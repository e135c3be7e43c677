/** Names of the firm's promises; the about pages describe each in a few words. */
import type { Link } from "../navigation.ts";
import { paths } from "../paths.ts";

/** By the anchors on /commitments (SPEC §2), which the passages have too. */
export const commitmentNames = {
  dei: "Diversity, Equity & Inclusion",
  sustainability: "Environmental Sustainability",
  "social-impact": "Social Impact",
  "work-life-balance": "Work-Life Balance",
  "career-growth": "Career Growth & Learning",
} as const;

/** Shown when the commitments cannot be loaded. */
export const commitmentsInBrief = {
  title: "The five, in brief",
  links: Object.entries(commitmentNames).map(([id, label]): Link => ({
    label,
    href: `${paths.aboutSection("our-commitments")}#${id}`,
  })),
};
