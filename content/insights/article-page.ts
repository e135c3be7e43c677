/** The words around every article (SPEC §2 "Insight article"). */
import { paths } from "../paths.ts";

export const articlePage = {
  back: { label: "Back to Insights", href: paths.insights },
  by: "By",
  readTime: (minutes: number) => `${minutes} min read`,
  contents: "In this article",
  /** Meaning of the date. */
  written: (month: string) =>
    `Written ${month}. Laws, amounts and dates are as they stood then. Check the source before you rely on one.`,
  /** Over the notes of what changed after the article was written. */
  updates: (count: number) => count === 1 ? "One change since then" : `${count} changes since then`,
  inBrief: { title: "In brief", changed: "What changed", who: "Who", by: "By when" },
  example: "Worked example",
  checklist: "Checklist",
  sources: "Sources",
  /** On phones, the button that unfolds them. */
  allSources: (count: number) => `All ${count} sources`,
  services: "Where we help",
  articles: "Read next",
  /** Over the list of articles that an unknown one is answered with. */
  all: "Every article",
  closing: {
    title: "Bring us the case on your desk",
    text:
      "Tell us which rule, date or budget you are working with. The person who would lead the work answers within 24 hours.",
    links: [
      { label: "Schedule Strategic Consultation", href: paths.contact },
      { label: "View More Insights", href: paths.insights },
    ],
  },
} as const;
