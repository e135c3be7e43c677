import { useEffect, useSyncExternalStore } from "react";

const never = () => () => {};

/** False in server markup and while it is taken over, true once script runs the page. */
export function useHydrated(): boolean {
  return useSyncExternalStore(never, () => true, () => false);
}

/** Tells `client/start.ts`: what the visitor did before is done again now. */
export const useTellHydrated = () => useEffect(() => void dispatchEvent(new Event("hydrated")), []);
