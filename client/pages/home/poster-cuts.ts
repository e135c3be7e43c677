/**
 * Where the home page cuts a service's drawing, so that the cut goes through no numeral, word or subject.
 * Tailwind needs whole class names. `part-*` (utilities.css) has percentages of the drawing.
 */
import { cutOf, type CutsByPicture } from "../../ui/media/picture.tsx";

/** Two thirds of its width, on tablets less than half of it. */
const posters: CutsByPicture = {
  "services/strategic-planning-business-development":
    "object-[54%] @text:@max-md:object-[38%] @lg:object-[50%_25%]",
  // The middle of its words. The narrowest cards leave out the labels before them, for larger words.
  "services/grant-writing-management":
    "object-[43%_20%] @text:@max-md:h-105 @text:@max-md:object-[-5.8rem_0] @md:@max-lg:h-88 @md:@max-lg:object-[43%_0]",
  // Tablets see its whole crown.
  "services/organizational-development":
    "@text:@max-md:top-6 @text:@max-md:h-77 @text:@max-md:mask-[linear-gradient(transparent,#000_2rem,#000_80%,transparent)]",
  "services/human-resources-training": "object-[92%] @text:@max-md:object-[59%]",
  "services/project-management": "@text:@max-md:object-[64%]",
  // The narrowest cards have it lower: its sheets end far above their words.
  "services/research-policy-analysis":
    "object-[50%_15%] @max-md:mask-[linear-gradient(transparent,#000_2rem)] @max-lead:top-3 @max-lead:object-[50%_0] @text:@max-md:top-16 @text:@max-md:h-83",
  "services/ai-solutions-digital-transformation": "@lg:object-[50%_20%]",
};

/** A picture that the backend has instead is cut in the middle. */
export const posterOf = (src: string): string => cutOf(src, posters) ?? "";
