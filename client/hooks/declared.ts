/** Facts that hold while any mounted component declares them, for those elsewhere who need to know. */
import { useEffect, useSyncExternalStore } from "react";

const declarations = {
  /** Something modal covers the page: the slideshow then stands still (SPEC §4). */
  modal: 0,
  /** A form on the page shows a problem: the document's title then says so first. */
  problem: 0,
};
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** @param before what holds in server markup and while it is taken over */
export function useDeclared(fact: keyof typeof declarations, before = false): boolean {
  return useSyncExternalStore(subscribe, () => declarations[fact] > 0, () => before);
}

export function useDeclare(fact: keyof typeof declarations, holds = true): void {
  useEffect(() => {
    if (!holds) return;
    const change = (by: 1 | -1) => {
      declarations[fact] += by;
      listeners.forEach((listener) => listener());
    };
    change(1);
    return () => change(-1);
  }, [fact, holds]);
}
