import { aboutPage } from "../pages/about.ts";
import { evidence } from "../evidence.ts";
import { serviceNames } from "../navigation.ts";
import { paths } from "../paths.ts";
import { site } from "../site.ts";

const [organizations, years, value, satisfaction] = site.stats;
const [results, team, solutions] = aboutPage.reasons.items;

export const whyChooseUs = {
  slug: "why-choose-us",
  meta: {
    title: "Why choose our consulting firm",
    description:
      "Proven results, an expert team and solutions that join strategy, funding, compliance, people and technology in one contract.",
  },
  title: "Why Choose Us",
  intro: "Three reasons to consider us, and where you can read how we work.",
  /** To each reason the figures of SPEC §9 and §2, and the pages that describe the method. */
  reasons: [
    {
      ...results,
      figures: [organizations, value, satisfaction],
      proof: [
        { label: "Two pages you can check", href: paths.workSample },
        { label: "How we agree on measures", href: paths.aboutSection("our-approach") },
        {
          label: "How we evaluate programs",
          href: paths.service("program-evaluation-assessment"),
        },
      ],
    },
    {
      ...team,
      figures: [
        years,
        { value: "24", label: "Hours to a First Answer" },
      ],
      proof: [
        { label: "Meet the leaders", href: paths.leadership },
        { label: "How our people keep learning", href: paths.commitment("career-growth") },
      ],
    },
    {
      ...solutions,
      figures: [
        { value: "20 days", label: "Permit Target in Our Sample Plan" },
        { value: `${serviceNames.length}`, label: "Services in One Contract" },
      ],
      proof: [
        { label: "All services", href: paths.services },
        { label: "Questions and fees", href: paths.faq },
      ],
    },
  ],
  evidence,
} as const;
