/**
 * Where a service's page cuts its drawings, so that the cut goes through no numeral, word or subject.
 * Tailwind needs whole class names. `part-*` (utilities.css) has percentages of the drawing.
 */
import type { PictureName } from "../../../content/brand/pictures.ts";
import { cutOf, type CutsByPicture, pictureNameOf } from "../../ui/media/picture.tsx";

/** In the hero. Phones show nearly the whole drawing. */
const heroes: CutsByPicture = {
  "services/strategic-planning-business-development": "md:max-lg:object-[30%_50%]",
  "services/grant-writing-management":
    "object-[45%_50%] md:max-lg:object-top lg:max-[68rem]:object-[85%_22%]",
  "services/compliance-risk-management":
    "object-[50%_30%] md:max-lg:top-10 md:max-lg:origin-top md:max-lg:scale-110 md:max-lg:bg-transparent md:max-lg:object-top",
  "services/project-management": "object-[50%_18%]",
  "services/research-policy-analysis":
    "md:max-lg:origin-top md:max-lg:scale-135 md:max-lg:object-top lg:object-left",
};

/** By night beside the service's process: two thirds of it. */
const details: CutsByPicture = {
  "services/strategic-planning-business-development-hover": "part-y-45 part-x-0",
  "services/financial-management-analysis-hover": "part-y-100 part-x-60",
  "services/compliance-risk-management-hover": "part-y-66",
  "services/organizational-development-hover": "part-y-100",
  "services/human-resources-training-hover": "part-y-22 part-x-100",
  "services/program-evaluation-assessment-hover": "part-y-32 part-x-100",
  "services/research-policy-analysis-hover": "part-y-6",
  "services/ai-solutions-digital-transformation-hover": "part-y-9",
};

/** A detail of these would cut words or repeat the hero. */
const withoutDetail: readonly PictureName[] = [
  "services/grant-writing-management-hover",
  "services/project-management-hover",
];

/** Undefined where the page has a cut of its own for all pictures. */
export const heroOf = (src: string): string | undefined => cutOf(src, heroes);

/** Undefined for a drawing without a detail. A picture that the backend has instead is cut in the middle. */
export function detailOf(src: string): string | undefined {
  const name = pictureNameOf(src);
  if (!name) return "";
  return withoutDetail.includes(name) ? undefined : details[name] ?? "";
}
