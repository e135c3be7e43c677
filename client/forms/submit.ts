/** How forms speak with the server, with script and without (docs/decisions/forms.md). */

/** What is wrong with an entry: the specified alert, and a sentence for each field it is about. */
export interface FormProblem {
  alert: string;
  fields: { name: string; message: string }[];
}

export type Checked<T> = { ok: true; value: T } | { ok: false; problem: FormProblem };

/**
 * The JSON a form endpoint answers to script. `preview` says that the backend is not configured and
 * nothing was stored. A problem's status is 413, 422, 429 or 503.
 */
export type FormAnswer = { ok: true; preview?: true } | { ok: false; problem: FormProblem };

/** What the server knows of a plain POST when it renders the page again. */
export interface Submitted {
  form: string;
  /** Path and query of the page with the form, which may differ from where it posts to. */
  page: string;
  values: Record<string, string>;
  problem: FormProblem | null;
}

/** Query parameters that say, after the 303 of a plain POST, what became of it. */
export const outcomes = {
  contact: "sent",
  newsletter: "subscribed",
  application: "applied",
} as const;

/** A field that nobody sees; what fills it in is a program. */
export const trapName = "homepage";

/** The text fields of a form as they were typed; files are left out. */
export function textValues(form: FormData): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [name, value] of form) if (typeof value === "string") values[name] = value;
  return values;
}

/** Empties every field, also those that the server had filled in. */
export function clearForm(form: HTMLFormElement): void {
  for (const control of form.elements) {
    if (control instanceof HTMLSelectElement) control.selectedIndex = 0;
    else if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
      if (control.type !== "hidden") control.value = "";
    }
  }
}

/** A page that is loaded again does not say again what became of a form. */
export function forgetOutcome(): void {
  const url = new URL(location.href);
  for (const name of Object.values(outcomes)) url.searchParams.delete(name);
  history.replaceState(history.state, "", url);
}

/** For a record that stays when a message is gone, for example "2:05 PM". */
export function timeOfDay(): string {
  return new Date().toLocaleTimeString("en-US", { hour: "numeric", minute: "2-digit" });
}

/** Milliseconds after which the visitor is told that sending failed; the server gives up earlier. */
const deadline = 30_000;

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
      signal: AbortSignal.timeout(deadline),
    });
    return await response.json() as FormAnswer;
  } catch {
    return { ok: false, problem: { alert: failure, fields: [] } };
  }
}
