/** What the firm promises, by name; each is told in a few words on its own passage about the firm. */
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

/** Where the commitments themselves cannot be read. */
export const commitmentsInBrief = {
  title: "The five, in brief",
  links: Object.entries(commitmentNames).map(([id, label]): Link => ({
    label,
    href: `${paths.aboutSection("our-commitments")}#${id}`,
  })),
};
