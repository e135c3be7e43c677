import { useSyncExternalStore } from "react";

const reducedMotion = "(prefers-reduced-motion: reduce)";

/** Instant for visitors who asked for less motion. */
export function scrollBehavior(): ScrollBehavior {
  return matchMedia(reducedMotion).matches ? "instant" : "smooth";
}

function subscribe(changed: () => void) {
  const list = matchMedia(reducedMotion);
  list.addEventListener("change", changed);
  return () => list.removeEventListener("change", changed);
}

/** False on the server and during hydration. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(reducedMotion).matches, () => false);
}
