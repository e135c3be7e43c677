/**
 * Careers (SPEC §2, §5, §9). The openings are in openings.ts, the form in
 * forms/application.ts.
 */
import { applicationHeading } from "../forms/application.ts";

export const backgrounds =
  "We hire for judgment and for depth in one field, and help with the rest. Backgrounds in public service, teaching, accounting, engineering and journalism are welcome.";
export const paidExercise =
  "A short, paid exercise close to the job, discussed with the people you would work with.";

export const careersPage = {
  meta: {
    title: "Careers in public-sector consulting",
    description:
      "Current openings in consulting for public agencies and nonprofits, with our values, our benefits and the application form.",
  },
  title: "Careers",
  intro: [
    "Our work ends up in budgets, classrooms, clinics and council chambers. We look for people who like hard questions, write plainly and are good company under a deadline.",
    backgrounds,
  ],
  /** From the first screen to what most come for. */
  jump: "See the openings",
  form: applicationHeading,
} as const;
