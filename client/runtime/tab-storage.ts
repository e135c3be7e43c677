/** Newest values as JSON. They survive navigations where storage is switched off or full. */
const memory = new Map<string, string>();

/** Values that survive a reload of the tab. */
export const tabStorage = {
  get(key: string) {
    const text = memory.get(key);
    if (text !== undefined) return JSON.parse(text);
    try {
      return JSON.parse(sessionStorage.getItem(key) ?? "null");
    } catch {
      return null;
    }
  },
  set(key: string, value: unknown) {
    const text = JSON.stringify(value);
    memory.set(key, text);
    try {
      sessionStorage.setItem(key, text);
    } catch {
      // The memory has it.
    }
  },
};
