/**
 * Where the home page cuts a service's drawing, so that the cut goes through no numeral, word or subject.
 * Tailwind needs whole class names. `part-*` (utilities.css) has percentages of the drawing.
 */
import type { PictureName } from "../../../content/brand/pictures.ts";
import { cutOf, type CutsByPicture, pictureNameOf } from "../../ui/media/picture.tsx";

/** Two thirds of its width. */
const posters: CutsByPicture = {
  "services/strategic-planning-business-development":
    "object-[54%] @text:@max-lg:object-[50%_12%] @lg:object-[50%_25%]",
  "services/grant-writing-management": "object-[43%_10%]",
  // The whole eyepiece above the shade of the words. It ends in the ground of the card, so it may be narrower than that.
  "services/compliance-risk-management":
    "mx-auto max-w-48 bg-transparent object-top @lead:max-w-none @text:@max-lg:top-4 @lg:max-w-84 @lg:2xl:-top-2 @lg:2xl:max-w-72 @lg:3xl:max-w-64",
  "services/human-resources-training":
    "object-[92%] @max-lead:object-right @lg:2xl:-top-10 @lg:2xl:h-77 @lg:2xl:mask-foot @lg:2xl:object-top",
  "services/project-management": "@text:@max-md:object-[64%]",
  // Narrow cards enlarge its sheets to their width. The flattest have no room for its last sheet.
  "services/research-policy-analysis":
    "object-[50%_15%] @max-lg:inset-x-[-10%] @max-lg:w-[120%] @max-lg:max-w-none @max-lg:object-[50%_0] @lg:2xl:-top-5 @lg:2xl:h-74 @lg:2xl:mask-foot @lg:2xl:object-top",
  "services/ai-solutions-digital-transformation": "@text:object-[50%_20%]",
};

/** A picture that the backend has instead is cut in the middle. */
export const posterOf = (src: string): string => cutOf(src, posters) ?? "";

/** The upright drawing has smaller sheets than the widest cards have room for. */
const uprightUpTo2xl: PictureName = "services/research-policy-analysis";

/** @returns where the upright drawing is shown */
export const uprightOf = (src: string): true | string =>
  pictureNameOf(src) === uprightUpTo2xl ? "(width < 100rem)" : true;
