import { useSyncExternalStore } from "react";

function subscribe(changed: () => void) {
  addEventListener("scroll", changed, { passive: true });
  return () => removeEventListener("scroll", changed);
}

/** Whether the page is scrolled by more than so many pixels (SPEC §9); false on the server. */
export function useScrolledPast(pixels: number): boolean {
  return useSyncExternalStore(subscribe, () => scrollY > pixels, () => false);
}
