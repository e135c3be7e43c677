/** Flags that any mounted component sets and any other reads. */
import { useEffect, useSyncExternalStore } from "react";

const counts = {
  /** A dialog or menu covers the page. */
  overlayOpen: 0,
  formInvalid: 0,
};
type Flag = keyof typeof counts;
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** @param initial the value in server markup and during hydration */
export function useGlobalFlagValue(flag: Flag, initial = false): boolean {
  return useSyncExternalStore(subscribe, () => counts[flag] > 0, () => initial);
}

/** Sets a flag while the calling component is mounted and `on` is true. */
export function useGlobalFlag(flag: Flag, on = true): void {
  useEffect(() => {
    if (!on) return;
    const change = (by: 1 | -1) => {
      counts[flag] += by;
      listeners.forEach((listener) => listener());
    };
    change(1);
    return () => change(-1);
  }, [flag, on]);
}
