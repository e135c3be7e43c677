import { useCallback, useSyncExternalStore } from "react";

const reducedMotion = "(prefers-reduced-motion: reduce)";
/** Beside the page's columns there is room for a control (tokens.css, `--breakpoint-xl`). */
const margin = "(min-width: 80rem)";

/** Instant for visitors who asked for less motion. */
export function scrollBehavior(): ScrollBehavior {
  return matchMedia(reducedMotion).matches ? "instant" : "smooth";
}

/** False on the server and during hydration. */
export function useReducedMotion(): boolean {
  return useMatches(reducedMotion);
}

/** False on the server and during hydration. */
export function useHasMargin(): boolean {
  return useMatches(margin);
}

function useMatches(query: string): boolean {
  const subscribe = useCallback((changed: () => void) => {
    const list = matchMedia(query);
    list.addEventListener("change", changed);
    return () => list.removeEventListener("change", changed);
  }, [query]);
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches, () => false);
}
