import { useEffect, useSyncExternalStore } from "react";

const never = () => () => {};

/** False in server markup and while it is taken over, true once script runs the page. */
export function useHydrated(): boolean {
  return useSyncExternalStore(never, () => true, () => false);
}

/** Lets the bootstrap repeat the clicks that it holds (client/runtime/click-queue.ts). */
export const useHydratedEvent = () =>
  useEffect(() => void dispatchEvent(new Event("hydrated")), []);
