import { useEffect, useRef } from "react";

/**
 * Lets Escape hide what hovering or focusing shows inside the element (WCAG 1.4.13): CSS reads
 * `data-dismissed` on the child, which stays until the pointer or the focus goes elsewhere. The
 * element says `data-dismissable`, for where no hook of its own runs (`ui/kept.tsx`).
 */
export function useDismissable<E extends HTMLElement>() {
  const ref = useRef<E>(null);
  useEffect(() => ref.current ? letDismiss(ref.current) : undefined, []);
  return ref;
}

/** Until what it returns is called. */
export function letDismiss(element: HTMLElement): () => void {
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    for (const child of element.children) {
      if (child.matches(":hover, :focus-within")) child.setAttribute("data-dismissed", "");
    }
  };
  const onMove = () => {
    for (const child of element.querySelectorAll(":scope > [data-dismissed]")) {
      if (!child.matches(":hover, :focus-within")) child.removeAttribute("data-dismissed");
    }
  };
  const stopped = new AbortController();
  addEventListener("keydown", onKey, stopped);
  addEventListener("pointerover", onMove, stopped);
  addEventListener("focusin", onMove, stopped);
  return () => stopped.abort();
}
