/** Facts that hold while any mounted component declares them, for those elsewhere who need to know. */
import { useEffect, useSyncExternalStore } from "react";

function createDeclaration() {
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
    /** @param before what holds in server markup and while it is taken over */
    useDeclared: (before = false) => useSyncExternalStore(subscribe, () => count > 0, () => before),
    useDeclare(holds: boolean) {
      useEffect(() => {
        if (!holds) return;
        change(1);
        return () => change(-1);
      }, [holds]);
    },
  };
}

/** Whether anything modal covers the page: the slideshow then stands still (SPEC §4). */
export const { useDeclared: useModalOpen, useDeclare: useDeclareModal } = createDeclaration();

/** Whether a form on the page shows a problem: the document's title then says so first. */
export const { useDeclared: useFormProblem, useDeclare: useDeclareFormProblem } =
  createDeclaration();
