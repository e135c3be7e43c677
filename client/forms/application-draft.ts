/** Keeps what is typed into the application in this tab, across a reload (never the file). */
import { applicationFields } from "./application-schema.ts";

const key = "application-draft";

export function saveDraft(form: HTMLFormElement): void {
  const data = new FormData(form);
  const typed = applicationFields.map((name) => [name, data.get(name)]);
  attempt(() => sessionStorage.setItem(key, JSON.stringify(Object.fromEntries(typed))));
}

/** Fills in fields that are empty. @returns whether there was anything to restore */
export function restoreDraft(form: HTMLFormElement): boolean {
  const draft = attempt(() => JSON.parse(sessionStorage.getItem(key) ?? "{}")) ?? {};
  let found = false;
  for (const name of applicationFields) {
    const control = form.elements.namedItem(name);
    const value = draft[name];
    if (typeof value !== "string" || !value || !control || !("value" in control)) continue;
    found = true;
    if (!control.value) control.value = value;
  }
  return found;
}

export function clearDraft(): void {
  attempt(() => sessionStorage.removeItem(key));
}

/** Storage can be switched off or full: the form then works without a draft. */
function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
