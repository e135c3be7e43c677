/** A fact that holds while any mounted component declares it, for those elsewhere who need to know. */
import { useEffect, useSyncExternalStore } from "react";

export interface Declaration {
  /** @param before what holds in server markup and while it is taken over */
  useDeclared(before?: boolean): boolean;
  useDeclare(holds: boolean): void;
}

export function createDeclaration(): Declaration {
  let count = 0;
  const listeners = new Set<() => void>();

  function change(by: number) {
    count += by;
    listeners.forEach((listener) => listener());
  }
  function subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }

  return {
    useDeclared: (before = false) => useSyncExternalStore(subscribe, () => count > 0, () => before),
    useDeclare(holds) {
      useEffect(() => {
        if (!holds) return;
        change(1);
        return () => change(-1);
      }, [holds]);
    },
  };
}
