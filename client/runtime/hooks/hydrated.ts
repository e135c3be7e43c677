import { useEffect, useSyncExternalStore } from "react";

const never = () => () => {};

/** False on the server and during hydration, then true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(never, () => true, () => false);
}

/** Tells the bootstrap to replay queued clicks (click-queue.ts). */
export const useHydratedEvent = () =>
  useEffect(() => void dispatchEvent(new Event("hydrated")), []);
