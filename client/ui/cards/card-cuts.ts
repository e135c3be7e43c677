/**
 * Where a card cuts a service's drawing, so that the cut goes through no numeral, word or subject.
 * Tailwind needs whole class names. `part-*` (utilities.css) has percentages of the drawing.
 */
import type { PictureName } from "../../../content/brand/pictures.ts";
import { cutOf, type CutsByPicture, pictureNameOf } from "../media/picture.tsx";

/** On a card, where it has a third to two thirds of the height. */
const strips: CutsByPicture = {
  "services/strategic-planning-business-development":
    "part-y-47 scale-112 part-x-22 sm:part-y-23 sm:scale-100 2xl:part-y-6",
  "services/grant-writing-management":
    "part-y-60 scale-110 part-x-42 max-xl:part-y-88 max-xl:scale-122 max-xl:part-x-37 max-sm:scale-117 max-sm:part-x-11 2xl:part-y-100 2xl:scale-130 2xl:part-x-45 min-[115rem]:part-y-86",
  "services/financial-management-analysis": "part-y-6 max-xl:scale-112",
  // The whole eyepiece, whose tube is as dark as the ground beside it.
  "services/compliance-risk-management": "bg-scrim object-contain!",
  "services/organizational-development": "part-y-22 max-xl:scale-112",
  "services/human-resources-training":
    "part-y-24 part-x-100 max-xl:scale-112 sm:max-lg:part-y-10 sm:max-lg:scale-100 xl:part-y-0 xl:scale-120 2xl:part-y-20 2xl:scale-110",
  "services/program-evaluation-assessment": "part-y-29 max-xl:scale-112",
  "services/project-management": "part-y-15 max-xl:scale-112",
  // Three whole sheets, on the widest cards with less of the fourth.
  "services/research-policy-analysis": "part-y-16 2xl:part-y-24",
  "services/ai-solutions-digital-transformation": "part-y-6 xl:part-y-11",
};

/** The strip of this drawing enlarges it. */
const enlarged: PictureName = "services/grant-writing-management";

/** A picture that the backend has instead is cut in the middle. */
export const stripOf = (src: string): string => cutOf(src, strips) ?? "";

export const isEnlarged = (src: string): boolean => pictureNameOf(src) === enlarged;
