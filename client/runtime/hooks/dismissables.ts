import { useEffect } from "react";

const shown = ":is(:hover, :focus-within)";

/**
 * Lets Escape hide content shown on hover or focus in children of `data-dismissable` (WCAG 1.4.13). CSS
 * reads `data-dismissed` on the child, which stays until the pointer or the focus leaves it.
 */
export function useDismissables(): void {
  useEffect(() => {
    const controller = new AbortController();
    const mark = (selector: string, dismissed: boolean) =>
      document.querySelectorAll(selector)
        .forEach((child) => child.toggleAttribute("data-dismissed", dismissed));
    const onMove = () => mark(`[data-dismissed]:not(${shown})`, false);
    addEventListener("keydown", ({ key }) => {
      if (key === "Escape") mark(`[data-dismissable] > ${shown}`, true);
    }, controller);
    addEventListener("pointerover", onMove, controller);
    addEventListener("focusin", onMove, controller);
    return () => controller.abort();
  }, []);
}
