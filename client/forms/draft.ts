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
      const data = new FormData(form);
      const typed = Object.fromEntries(names.map((name) => [name, data.get(name)]));
      tryStorage(() => store.set(key, JSON.stringify(typed)));
    },
    /** Fills in empty fields. @returns whether there was a draft */
    restore(form: HTMLFormElement): boolean {
      const draft = tryStorage(() => JSON.parse(store.get(key) ?? "{}")) ?? {};
      let found = false;
      for (const name of names) {
        const control = form.elements.namedItem(name);
        const value = draft[name];
        if (typeof value !== "string" || !value || !control || !("value" in control)) continue;
        found = true;
        if (!control.value) control.value = value;
      }
      return found;
    },
    clear: () => tryStorage(() => store.delete(key)),
  };
}

/** Storage can be disabled or full. The form then works without a draft. */
function tryStorage<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
