import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False in server markup and while it is taken over, true once script runs the page. */
export function useHydrated(): boolean {
  return useSyncExternalStore(never, () => true, () => false);
}
