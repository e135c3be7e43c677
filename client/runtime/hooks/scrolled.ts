import { useSyncExternalStore } from "react";

function subscribe(changed: () => void) {
  addEventListener("scroll", changed, { passive: true });
  return () => removeEventListener("scroll", changed);
}

/** Whether the page is scrolled further than `pixels`; false on the server. */
export function useScrolledPast(pixels: number): boolean {
  return useSyncExternalStore(subscribe, () => scrollY > pixels, () => false);
}
