/** Saves what is typed into a form, without files, so that it survives a reload, a crash or a navigation. */
import { tabStorage } from "../runtime/tab-storage.ts";

/** @param key in the storage of the tab */
export function createDraft(key: string, names: readonly string[]) {
  return {
    save(form: HTMLFormElement) {
      // Not `FormData`, which leaves out the selects of a form that is being sent.
      const typed = names.map((name) => [name, control(form, name)?.value]);
      tabStorage.set(key, Object.fromEntries(typed));
    },
    /** Fills in empty fields. @returns whether there was a draft */
    restore(form: HTMLFormElement): boolean {
      const draft = tabStorage.get(key) ?? {};
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
    clear: () => void tabStorage.set(key, null),
  };
}

const control = (form: HTMLFormElement, name: string) =>
  form.elements.namedItem(name) as { value: string } | null;
