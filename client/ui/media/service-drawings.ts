/** Where a page cuts a service's drawing, so that the cut goes through no numeral, word or subject. */
import type { ServiceSlug } from "../../../content/navigation.ts";

interface Cut {
  /** The strip enlarges it. */
  enlarged?: true;
  /** In the strip of its card: a third to a half of its height. */
  strip: string;
  /** On the home page: two thirds of its width, on tablets less than half of it. */
  poster?: string;
  /** In the hero of its page on tablets, about three fifths of its height. */
  hero?: string;
  /** By night beside the service's process: two thirds of it. Left out where each would cut words or repeat the hero. */
  detail?: string;
}

/** Tailwind needs whole class names. `part-*` (utilities.css) has percentages of the drawing. */
const cuts: Readonly<Record<ServiceSlug, Cut>> = {
  "strategic-planning-business-development": {
    strip:
      "part-y-47 scale-112 part-x-22 lg:part-x-32 xl:part-y-42 xl:scale-100 xl:part-x-44 2xl:part-y-39",
    poster: "object-[54%] @text:@max-md:object-[38%] @lg:object-[50%_25%]",
    hero: "md:max-lg:object-[50%_29%]",
    detail: "part-y-45 part-x-0",
  },
  "grant-writing-management": {
    // The sheet from its edge, without its first lines. On phones no word is in the part of the next card.
    enlarged: true,
    strip:
      "part-y-95 scale-126 part-x-37 max-xl:part-y-88 max-xl:scale-122 max-sm:scale-117 max-sm:part-x-11 2xl:part-y-78 2xl:scale-130 2xl:part-x-42",
    hero: "object-[45%_50%] lg:max-[68rem]:object-[85%_22%]",
    // The middle of its words. The narrowest cards leave out the labels before them, for larger words.
    poster:
      "object-[43%_20%] @text:@max-md:h-105 @text:@max-md:object-[-5.8rem_0] @md:@max-lg:h-88 @md:@max-lg:object-[43%_0]",
  },
  "financial-management-analysis": {
    strip: "part-y-6",
    detail: "part-y-100 part-x-60",
  },
  "compliance-risk-management": {
    strip: "part-y-72 xl:part-y-20 xl:scale-120 min-[112rem]:part-y-67",
    hero: "object-[50%_30%]",
    detail: "part-y-66",
  },
  "organizational-development": {
    strip: "part-y-22",
    hero: "md:max-lg:object-[50%_30%]",
    detail: "part-y-100",
  },
  "human-resources-training": {
    strip: "part-y-24 part-x-100 xl:part-y-11 xl:scale-110 2xl:part-y-29 2xl:scale-100",
    hero: "md:max-lg:object-[50%_33%]",
    poster: "object-[92%] @text:@max-md:object-[59%]",
    detail: "part-y-22 part-x-100",
  },
  "program-evaluation-assessment": {
    strip: "part-y-29",
    detail: "part-y-32 part-x-100",
  },
  "project-management": {
    strip: "part-y-15",
    hero: "object-[50%_18%]",
    poster: "@text:@max-md:object-[64%]",
  },
  "research-policy-analysis": {
    // Its first two sheets, on the widest cards without the third one's mark.
    strip: "part-y-6 2xl:part-y-1 2xl:scale-110",
    poster: "object-[50%_15%]",
    detail: "part-y-6",
  },
  "ai-solutions-digital-transformation": {
    strip: "part-y-6 xl:part-y-11 2xl:part-y-45",
    poster: "@lg:object-[50%_20%]",
    detail: "part-y-9",
  },
};

/** A picture that the backend has instead is cut in the middle. */
export function cutsOf(src: string): Cut {
  const slug = src.match(/^\/images\/services\/(.+?)(-hover)?\.webp$/)?.[1];
  return cuts[slug as ServiceSlug] ?? { strip: "", detail: "" };
}
