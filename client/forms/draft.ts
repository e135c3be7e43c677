/** Saves what is typed into a form, without files. */

/** Survives a reload. A `Map` instead survives navigations only. */
const session = {
  get: (key: string) => sessionStorage.getItem(key),
  set: (key: string, value: string) => sessionStorage.setItem(key, value),
  delete: (key: string) => sessionStorage.removeItem(key),
};

export function createDraft(
  key: string,
  names: readonly string[],
  store: typeof session | Map<string, string> = session,
) {
  return {
    save(form: HTMLFormElement) {
      // Not `FormData`, which leaves out the selects of a form that is being sent.
      const typed = Object.fromEntries(names.map((name) => [name, control(form, name)?.value]));
      tryStorage(() => store.set(key, JSON.stringify(typed)));
    },
    /** Fills in empty fields. @returns whether there was a draft */
    restore(form: HTMLFormElement): boolean {
      const draft = tryStorage(() => JSON.parse(store.get(key) ?? "{}")) ?? {};
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
    clear: () => tryStorage(() => store.delete(key)),
  };
}

const control = (form: HTMLFormElement, name: string) =>
  form.elements.namedItem(name) as { value: string } | null;

/** Storage can be switched off or full: the form then works without a draft. */
function tryStorage<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
