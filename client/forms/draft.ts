/** Keeps what is typed into a form in this tab, across a reload (never a file). */

export function createDraft(key: string, names: readonly string[]) {
  return {
    save(form: HTMLFormElement) {
      const data = new FormData(form);
      const typed = Object.fromEntries(names.map((name) => [name, data.get(name)]));
      attempt(() => sessionStorage.setItem(key, JSON.stringify(typed)));
    },
    /** Fills in fields that are empty. @returns whether there was anything to restore */
    restore(form: HTMLFormElement): boolean {
      const draft = attempt(() => JSON.parse(sessionStorage.getItem(key) ?? "{}")) ?? {};
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
    clear: () => attempt(() => sessionStorage.removeItem(key)),
  };
}

/** Storage can be switched off or full: the form then works without a draft. */
function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
