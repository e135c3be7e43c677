/** Saves what is typed into a form, without files. */
import { tabStorage } from "../runtime/tab-storage.ts";

/** @param store a `Map` survives navigations only, not a reload */
export function createDraft(
  key: string,
  names: readonly string[],
  store: typeof tabStorage | Map<string, Record<string, string> | null> = tabStorage,
) {
  return {
    save(form: HTMLFormElement) {
      // Not `FormData`, which leaves out the selects of a form that is being sent.
      const typed = names.map((name) => [name, control(form, name)?.value]);
      store.set(key, Object.fromEntries(typed));
    },
    /** Fills in empty fields. @returns whether there was a draft */
    restore(form: HTMLFormElement): boolean {
      const draft = store.get(key) ?? {};
      let found = false;
      for (const name of names) {
        const field = control(form, name);
        const value = draft[name];
        if (typeof value !== "string" || !value || !field) continue;
        found = true;
        if (!field.value) field.value = value;
      }
      return found;
    },
    clear: () => void store.set(key, null),
  };
}

const control = (form: HTMLFormElement, name: string) =>
  form.elements.namedItem(name) as { value: string } | null;
