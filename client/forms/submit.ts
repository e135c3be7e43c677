/** How forms speak with the server, with script and without (docs/decisions/forms.md). */

/** What is wrong with an entry: the specified alert, and a sentence for each field it is about. */
export interface FormProblem {
  alert: string;
  fields: { name: string; message: string }[];
}

export type Checked<T> = { ok: true; value: T } | { ok: false; problem: FormProblem };

/** The JSON a form endpoint answers to script. A problem's status is 422, 429 or 5xx. */
export type FormAnswer = { ok: true } | { ok: false; problem: FormProblem };

/** What the server knows of a plain POST when it renders the page again. */
export interface Submitted {
  form: string;
  values: Record<string, string>;
  problem: FormProblem | null;
}

/** The text fields of a form as they were typed; files are left out. */
export function textValues(form: FormData): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [name, value] of form) if (typeof value === "string") values[name] = value;
  return values;
}

/**
 * Sends the same request as the form would without script, and asks for JSON.
 *
 * @param failure the specified text when there is no usable answer
 */
export async function postForm(
  action: string,
  values: Record<string, string>,
  failure: string,
): Promise<FormAnswer> {
  try {
    const response = await fetch(action, {
      method: "POST",
      headers: { accept: "application/json" },
      body: new URLSearchParams(values),
    });
    return await response.json() as FormAnswer;
  } catch {
    return { ok: false, problem: { alert: failure, fields: [] } };
  }
}
