/**
 * Where a service's page cuts its drawings, so that the cut goes through no numeral, word or subject.
 * Tailwind needs whole class names. `part-*` (utilities.css) has percentages of the drawing.
 */
import type { PictureName } from "../../../content/brand/pictures.ts";
import { cutOf, type CutsByPicture, pictureNameOf } from "../../ui/media/picture.tsx";

/** In the hero. Phones show nearly the whole drawing. */
const heroes: CutsByPicture = {
  "services/strategic-planning-business-development": "md:max-lg:object-[30%_50%]",
  "services/grant-writing-management": "object-[45%_50%] md:max-xl:object-top",
  "services/compliance-risk-management":
    "object-[50%_30%] md:max-xl:top-10 md:max-xl:origin-top md:max-xl:bg-transparent md:max-xl:object-top md:max-lg:scale-110",
  "services/project-management": "object-[50%_18%]",
  // Stretched to its place, so that all sheets end in it: they have no shape of their own to distort.
  "services/research-policy-analysis":
    "md:object-fill md:max-xl:origin-top md:max-xl:scale-y-150 md:max-lg:scale-x-130 lg:max-xl:scale-x-115",
};

/** By night beside the service's process: two thirds of it. */
const details: CutsByPicture = {
  "services/strategic-planning-business-development-hover": "part-y-45 part-x-0",
  "services/financial-management-analysis-hover": "part-y-100 part-x-60",
  "services/compliance-risk-management-hover": "part-y-66",
  "services/organizational-development-hover": "part-y-100",
  "services/human-resources-training-hover": "part-y-22 part-x-100",
  "services/program-evaluation-assessment-hover": "part-y-32 part-x-100",
  "services/ai-solutions-digital-transformation-hover": "part-y-9",
};

/** A detail of these would cut words or sheets, or repeat the hero. */
const withoutDetail: readonly PictureName[] = [
  "services/grant-writing-management-hover",
  "services/project-management-hover",
  "services/research-policy-analysis-hover",
];

/** Their dark ground fades into that of the hero, in windows that do not cut their subject at the left. */
const sides: CutsByPicture = {
  "services/compliance-risk-management": "xl:mask-side",
  "services/program-evaluation-assessment": "xl:mask-side",
  "services/research-policy-analysis": "md:mask-side",
};

/** Undefined where the page has a cut of its own for all pictures. */
export const heroOf = (src: string): string | undefined => cutOf(src, heroes);

/** Of the hero's place for the picture. Undefined where the picture ends in an edge. */
export const sideOf = (src: string): string | undefined => cutOf(src, sides);

/** Undefined for a drawing without a detail. A picture that the backend has instead is cut in the middle. */
export function detailOf(src: string): string | undefined {
  const name = pictureNameOf(src);
  if (!name) return "";
  return withoutDetail.includes(name) ? undefined : details[name] ?? "";
}
