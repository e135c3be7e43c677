/** Where a page cuts a service's drawing by night, so that the cut goes through no numeral, word or subject. */
import type { ServiceSlug } from "../../../content/navigation.ts";

type Drawing = `/images/services/${ServiceSlug}-hover.webp`;

interface Cut {
  /** In the strip of its card, about half of its height. */
  strip: string;
  /** In the hero of its page on tablets, half as high as wide. */
  hero?: string;
  /** Beside the service's process: two thirds of it. Left out where each would cut words or repeat the hero. */
  detail?: string;
}

/** Tailwind needs whole class names. `part-*` (utilities.css) has percentages of the drawing. */
const cuts: Readonly<Record<Drawing, Cut>> = {
  "/images/services/strategic-planning-business-development-hover.webp": {
    strip: "part-y-47 xl:part-y-28 2xl:part-y-47",
    detail: "part-y-45 part-x-0",
  },
  "/images/services/grant-writing-management-hover.webp": {
    // Through a space between lines: after the table's first row, its last row, and before the table.
    strip: "part-y-17 xl:part-y-27 2xl:part-y-8",
  },
  "/images/services/financial-management-analysis-hover.webp": {
    strip: "part-y-6",
    detail: "part-y-100 part-x-60",
  },
  "/images/services/compliance-risk-management-hover.webp": {
    // Low strips have room for two whole numerals.
    strip: "part-y-72 xl:part-y-82 2xl:part-y-47 2xl:scale-116",
    hero: "md:max-lg:object-center",
    detail: "part-y-66",
  },
  "/images/services/organizational-development-hover.webp": {
    strip: "part-y-100",
    hero: "md:max-lg:object-center",
    detail: "part-y-100",
  },
  "/images/services/human-resources-training-hover.webp": {
    strip: "part-y-29 xl:part-y-18 2xl:part-y-29",
    detail: "part-y-22 part-x-100",
  },
  "/images/services/program-evaluation-assessment-hover.webp": {
    strip: "part-y-29",
    detail: "part-y-32 part-x-100",
  },
  "/images/services/project-management-hover.webp": {
    strip: "part-y-15",
  },
  "/images/services/research-policy-analysis-hover.webp": {
    strip: "part-y-6",
    detail: "part-y-6",
  },
  "/images/services/ai-solutions-digital-transformation-hover.webp": {
    strip: "part-y-6",
    detail: "part-y-9",
  },
};

/** A picture that the backend has instead is cut in the middle. */
export const cutsOf = (src: string): Cut => cuts[src as Drawing] ?? { strip: "", detail: "" };
