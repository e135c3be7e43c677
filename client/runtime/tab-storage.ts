/** Values that survive a reload of the tab. Where storage is switched off or full, they are lost. */
export const tabStorage = {
  get(key: string) {
    try {
      return JSON.parse(sessionStorage.getItem(key) ?? "null");
    } catch {
      return null;
    }
  },
  set(key: string, value: unknown) {
    try {
      sessionStorage.setItem(key, JSON.stringify(value));
    } catch {
      // As if it were not called.
    }
  },
};
