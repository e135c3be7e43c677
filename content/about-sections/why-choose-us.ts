import { evidence } from "../evidence.ts";
import { type Link, serviceNames, servicePath } from "../navigation.ts";
import { aboutPage } from "../pages/about.ts";
import { paths } from "../paths.ts";
import { site } from "../site.ts";
import type { Point } from "../types.ts";

const { organizations, years, value, satisfaction } = site.stats;
const [results, team, solutions] = aboutPage.reasons.items;

/** The name of a figure as a sentence begins, like the labels beside it. */
const inSentence = ({ value, label }: Figure): Figure => ({
  value,
  label: label[0] + label.slice(1).toLowerCase(),
});

interface Figure {
  value: string;
  label: string;
  /** Where a reader can check it. */
  source?: Link;
}
interface Reason extends Point {
  figures: readonly Figure[];
  proof: readonly Link[];
}

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
      figures: [organizations, value, satisfaction].map(inSentence),
      proof: [
        { label: "Two pages you can check", href: paths.workSample },
        { label: "How we agree on measures", href: paths.aboutSection("our-approach") },
        {
          label: "How we evaluate programs",
          href: servicePath("program-evaluation-assessment"),
        },
      ],
    },
    {
      ...team,
      figures: [
        {
          value: "24 hours",
          label: "To a first answer",
          source: { label: "What we commit to before you sign", href: paths.contact },
        },
        inSentence(years),
        {
          value: `${Object.keys(site.leaders).length}`,
          label: "Leaders, one accountable for each project",
        },
      ],
      proof: [
        { label: "Meet the leaders", href: paths.leadership },
        { label: "How our people keep learning", href: paths.commitment("career-growth") },
      ],
    },
    {
      ...solutions,
      figures: [
        {
          value: "20 days",
          label: "Permit target in our sample plan",
          source: { label: "The page of the plan", href: paths.workSample },
        },
        {
          value: `${Object.keys(serviceNames).length}`,
          label: "Service areas under one contract",
        },
        {
          value: "6 months",
          label: "From the end of the work to a second look",
        },
      ],
      proof: [
        { label: "All services", href: paths.services },
        { label: "Questions and fees", href: paths.faq },
      ],
    },
  ] satisfies Reason[] as readonly Reason[],
  note: "Figures without a link are as the firm reports them.",
  evidence,
} as const;
