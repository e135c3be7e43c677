/** The facts of the openings (SPEC §9), which the careers page lists; their texts are in openings.ts. */
import { longDate } from "../dates.ts";
import { slugify } from "../paths.ts";
import { site } from "../site.ts";

export interface OpeningInBrief {
  slug: string;
  title: string;
  department: string;
  location: string;
  type: "Full-time" | "Full-time / Contract";
  experience: string;
}

export const openingsInBrief: readonly OpeningInBrief[] = [
  {
    slug: slugify("Senior Strategic Consultant"),
    title: "Senior Strategic Consultant",
    department: "Consulting",
    location: `${site.location} / Remote`,
    type: "Full-time",
    experience: "5+ years",
  },
  {
    slug: slugify("Grant Writing Specialist"),
    title: "Grant Writing Specialist",
    department: "Grant Services",
    location: "Remote",
    type: "Full-time",
    experience: "3+ years",
  },
  {
    slug: slugify("Financial Analyst"),
    title: "Financial Analyst",
    department: "Financial Services",
    location: site.location,
    type: "Full-time",
    experience: "2+ years",
  },
  {
    slug: slugify("Project Manager"),
    title: "Project Manager",
    department: "Operations",
    location: "Remote",
    type: "Full-time / Contract",
    experience: "4+ years",
  },
];

interface OpeningTerms {
  sample: string | null;
  openings: Readonly<Record<string, { pay: readonly [from: number, to: number]; posted: string }>>;
}

/**
 * Yearly pay in dollars and the day of posting (ISO 8601), by slug: the firm's to set. `sample` says
 * beside them that they stand in for the firm's own; null with real ones.
 */
export const openingTerms: OpeningTerms = {
  sample: "Pay ranges and posting dates are samples until the firm sets its own.",
  openings: {
    "senior-strategic-consultant": { pay: [92_000, 118_000], posted: "2026-11-02" },
    "grant-writing-specialist": { pay: [64_000, 82_000], posted: "2026-11-09" },
    "financial-analyst": { pay: [58_000, 74_000], posted: "2026-11-09" },
    "project-manager": { pay: [80_000, 102_000], posted: "2026-11-16" },
  },
};

const dollars = (amount: number) => `$${amount.toLocaleString("en-US")}`;

/** Pay; department, location, type and experience (SPEC §2); date. */
export function openingFacts({ slug, department, location, type, experience }: OpeningInBrief) {
  const { pay: [from, to], posted } = openingTerms.openings[slug]!;
  return [
    { term: "Yearly pay", text: `${dollars(from)} to ${dollars(to)}` },
    { term: "Department", text: department },
    { term: "Location", text: location },
    { term: "Type", text: type },
    { term: "Experience", text: experience },
    { term: "Posted", text: longDate(posted) },
  ];
}
