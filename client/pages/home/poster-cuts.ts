/**
 * Where the home page cuts a service's drawing, so that the cut goes through no numeral, word or subject.
 * Tailwind needs whole class names. `part-*` (utilities.css) has percentages of the drawing.
 */
import { cutOf, type CutsByPicture } from "../../ui/media/picture.tsx";

/** Two thirds of its width. */
const posters: CutsByPicture = {
  "services/strategic-planning-business-development":
    "object-[54%] @text:@max-lg:object-[50%_12%] @lg:object-[50%_25%]",
  "services/grant-writing-management": "object-[43%_10%]",
  // Whole, it would touch the edges of the smallest cards.
  "services/compliance-risk-management": "@max-lead:scale-125",
  "services/human-resources-training": "object-[92%] @max-lead:object-right",
  "services/project-management": "@text:@max-md:object-[64%]",
  // Narrow cards enlarge its sheets to their width. The flattest have no room for its last sheet.
  "services/research-policy-analysis":
    "object-[50%_15%] 2xl:inset-x-[14%] 2xl:w-[72%] 2xl:mask-[linear-gradient(90deg,transparent,#000_14%_86%,transparent)] 2xl:object-[50%_33%] @max-lg:inset-x-[-10%] @max-lg:w-[120%] @max-lg:max-w-none @max-lg:object-[50%_0]",
  "services/ai-solutions-digital-transformation": "@text:object-[50%_20%]",
};

/** A picture that the backend has instead is cut in the middle. */
export const posterOf = (src: string): string => cutOf(src, posters) ?? "";
