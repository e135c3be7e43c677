/**
 * Scroll position and focus after a navigation (SPEC §2 "Page frame"). The page scrolls to the top,
 * or after 100 ms to the element of the fragment, which gets the focus. Back and Forward restore the
 * last position of the page (docs/decisions/navigation.md).
 */
import { useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router-dom";
import { scrollBehavior } from "./hooks/media.ts";
import { isRestored, recordScrollPositions, scrollPositions } from "./scroll-positions.ts";
import { finishTransition } from "./view-transition.ts";

/** SPEC §9 */
const hashScrollDelayMs = 100;

/** The element focused when a navigation started; null when no page heading is to take the focus. */
let focusedBefore: Element | null = null;

/** Moves the focus to a mounted page heading after a navigation. */
export function focusHeading(heading: HTMLElement): void {
  const before = focusedBefore;
  focusedBefore = null;
  // The visitor may have moved the focus since.
  const isUnmoved = document.activeElement === before || document.activeElement === document.body;
  if (before && isUnmoved) heading.focus({ preventScroll: true });
}

/** A followed link takes the focus, so the visitor chose a field that has it afterwards. */
const isTypingElsewhere = () =>
  Boolean(document.activeElement?.matches("input:not(main *), textarea:not(main *)"));

export function useFocusAndScroll(): void {
  const location = useLocation();
  const { key, hash, pathname, search } = location;
  const isPop = useNavigationType() === "POP";
  /** The location of the page in view. */
  const shown = useRef(location);

  useEffect(() => recordScrollPositions(() => shown.current.key), []);

  useEffect(() => {
    const last = shown.current;
    shown.current = location;
    const isFirst = last.key === key;
    const isReturn = isFirst ? isRestored : scrollPositions.has(key);
    const controller = new AbortController();
    const stop = () => controller.abort();
    if (hash && !isReturn) {
      if (isTypingElsewhere()) return;
      const delayMs = isFirst || last.pathname !== pathname ? hashScrollDelayMs : 0;
      setTimeout(() => repeatUntil(() => focusFragment(hash), controller), delayMs);
      return stop;
    }
    if (isFirst) return;
    const keepsField = !isPop && isTypingElsewhere();
    const isSamePage = last.pathname === pathname && last.search === search;
    const isSearch = last.pathname === pathname && !isSamePage;
    const hasTransition = finishTransition();
    const top = scrollPositions.get(key) ?? 0;
    const tryToRestore = () => {
      scrollTo({ top, behavior: "instant" });
      // Late data makes the page longer, also above the position.
      return Math.abs(scrollY - top) < 1 && !document.querySelector("main [data-spinner]");
    };
    const restore = () => repeatUntil(tryToRestore, controller);
    if (isPop) {
      restore();
      // Chromium applies one more frame of a smooth scroll that was under way.
      requestAnimationFrame(() => requestAnimationFrame(restore));
    } else if (!keepsField) {
      scrollTo({ top: 0, behavior: hasTransition ? "instant" : scrollBehavior() });
    }
    if (isSamePage && last.hash && isPop) {
      // Back from a fragment leads to its link.
      const link = `main a[href$="${CSS.escape(last.hash)}"]`;
      document.querySelector<HTMLElement>(link)?.focus({ preventScroll: true });
    } else if (!isSearch && !keepsField && !(isSamePage && isPop)) {
      // Not after a search, whose field keeps the focus.
      focusedBefore = document.activeElement ?? document.body;
      // A hidden heading belongs to the last page while the next one loads.
      const heading = document.querySelector<HTMLElement>("main h1");
      if (heading?.getClientRects().length) focusHeading(heading);
    }
    return stop;
  }, [key, hash]);
}

/** Tries now and whenever late data changes the page, until it works or the visitor moves on. */
function repeatUntil(attempt: () => boolean, controller: AbortController): void {
  if (controller.signal.aborted || attempt()) return;
  const stop = () => controller.abort();
  const observer = new MutationObserver(() => attempt() && stop());
  observer.observe(document.getElementById("content")!, { childList: true, subtree: true });
  controller.signal.addEventListener("abort", () => observer.disconnect());
  for (const type of ["wheel", "touchmove", "pointerdown", "keydown"]) {
    addEventListener(type, stop, { signal: controller.signal, passive: true });
  }
}

/** Scrolls to the element of a fragment and focuses it. @returns whether it exists */
function focusFragment(hash: string): boolean {
  const target = document.getElementById(hash.slice(1));
  // React streams late content into a hidden element first.
  if (!target || target.closest("[hidden]")) return false;
  target.scrollIntoView({ behavior: scrollBehavior() });
  if (!target.matches("a[href], button, input, select, textarea, [tabindex]")) {
    target.setAttribute("tabindex", "-1");
  }
  target.focus({ preventScroll: true });
  return true;
}
