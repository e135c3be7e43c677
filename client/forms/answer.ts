/** How forms and server speak with each other, with script and without (docs/decisions/forms.md). */

/** What is wrong with an entry: the specified alert, and a sentence for each field it is about. */
export interface FormProblem {
  /** Empty once a part of the problem is mended. */
  alert: string;
  fields: { name: string; message: string }[];
}

export function errorOf(problem: FormProblem | null, name: string): string | undefined {
  return problem?.fields.find((field) => field.name === name)?.message;
}

/** The JSON a form endpoint answers to script. A problem's status is 413, 422, 429 or 503. */
export type FormAnswer = { ok: true } | { ok: false; problem: FormProblem };

/** What the server knows of a plain POST when it renders the page again. */
export interface Submitted {
  form: string;
  /** Path and query of the page with the form, which may differ from where it posts to. */
  page: string;
  values: Record<string, string>;
  problem: FormProblem | null;
}

/** The name under which it lies in the page for hydration. */
export const submittedKey = "submitted";

/** A field that nobody sees; what fills it in is a program. */
export const honeypotName = "homepage";

/** The hidden field that names an application's first attempt (attempt.ts). */
export const attemptName = "attempt";

/** The hidden field that names the newsletter form's page where the address of the page does not. */
export const pageName = "page";
