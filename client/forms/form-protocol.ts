/** Names and types that forms and form endpoints share (docs/decisions/forms.md). */

/** The specified alert, and a message for each invalid field (SPEC §5). */
export interface FormProblem {
  /** Empty once the visitor has corrected one of the fields. */
  alert: string;
  fields: { name: string; message: string }[];
}

export function errorOf(problem: FormProblem | null | undefined, name: string): string | undefined {
  return problem?.fields.find((field) => field.name === name)?.message;
}

/** JSON body of a form endpoint's response. A problem's status is 413, 422, 429 or 503. */
export type FormResponse = { ok: true } | { ok: false; problem: FormProblem };

/** A hidden text field. Only programs fill it in. */
export const honeypotField = "homepage";

/** The hidden field with an application's attempt id (attempt-id.ts). */
export const attemptField = "attempt";

/** The hidden field with the newsletter form's page, when the page was answered to a POST. */
export const pageField = "page";
