import { useEffect } from "react";

const shown = ":is(:hover, :focus-within)";

/**
 * Lets Escape hide what hovering or focusing shows in a child of `data-dismissable`, whoever rendered
 * it (WCAG 1.4.13): CSS reads `data-dismissed` on the child, which stays until the pointer or the
 * focus goes elsewhere.
 */
export function useDismissables(): void {
  useEffect(() => {
    const stopped = new AbortController();
    const mark = (selector: string, dismissed: boolean) =>
      document.querySelectorAll(selector)
        .forEach((child) => child.toggleAttribute("data-dismissed", dismissed));
    const onMove = () => mark(`[data-dismissed]:not(${shown})`, false);
    addEventListener("keydown", ({ key }) => {
      if (key === "Escape") mark(`[data-dismissable] > ${shown}`, true);
    }, stopped);
    addEventListener("pointerover", onMove, stopped);
    addEventListener("focusin", onMove, stopped);
    return () => stopped.abort();
  }, []);
}
