/** Whether anything modal covers the page: the slideshow then stands still (SPEC §4). */
import { useEffect, useSyncExternalStore } from "react";

let open = 0;
const listeners = new Set<() => void>();

function change(by: number) {
  open += by;
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function useModalOpen(): boolean {
  return useSyncExternalStore(subscribe, () => open > 0, () => false);
}

/** Declares that the calling component covers the page while `isOpen`. */
export function useDeclareModal(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return;
    change(1);
    return () => change(-1);
  }, [isOpen]);
}
