/**
 * Scroll and focus after navigations (SPEC §2 "Page frame"): to the top, or after 100 ms to the element
 * that the fragment names.
 */
import { useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router-dom";
import { scrollBehavior } from "./hooks/media.ts";
import { pageShown } from "./view-transition.ts";

/** SPEC §9 */
const hashScrollDelayMs = 100;

/** The focused element of the navigation, until a heading takes the focus. */
let waiting: Element | null = null;

/** Moves the focus to a mounted page heading after a navigation. */
export function takeFocus(heading: HTMLElement): void {
  const before = waiting;
  waiting = null;
  // A visitor who has moved the focus since keeps it.
  const isThere = document.activeElement === before || document.activeElement === document.body;
  if (before && isThere) heading.focus({ preventScroll: true });
}

/** A text field outside `main` that the visitor focused while a page was loading. */
let typing: Element | null = null;

const isTyping = () => typing !== null && document.activeElement === typing;

export function FocusAndScroll() {
  const { key, hash, pathname, search, state } = useLocation();
  const isPop = useNavigationType() === "POP";
  const shown = useRef({ key, hash, pathname, search });

  // Replaces the browser's scroll restoration, except after a reload.
  useEffect(() => {
    const stopped = new AbortController();
    const come = () => history.scrollRestoration = "manual";
    come();
    // A page returns from the back/forward cache.
    addEventListener("pageshow", come, stopped);
    addEventListener("pagehide", () => history.scrollRestoration = "auto", stopped);
    return () => stopped.abort();
  }, []);

  useEffect(() => {
    const note = (event: FocusEvent) => {
      const target = event.target as Element;
      // The address changes before the page.
      const isOnItsWay = location.pathname !== shown.current.pathname;
      typing = isOnItsWay && target.matches("input:not(main *), textarea:not(main *)")
        ? target
        : null;
    };
    addEventListener("focusin", note);
    return () => removeEventListener("focusin", note);
  }, []);

  useEffect(() => {
    if (!hash || isTyping()) return;
    const stopped = new AbortController();
    setTimeout(() => showWhenPresent(hash, stopped), hashScrollDelayMs);
    return () => stopped.abort();
  }, [key, hash]);

  useEffect(() => {
    const last = shown.current;
    if (last.key === key && last.hash === hash) return;
    shown.current = { key, hash, pathname, search };
    const stays = isTyping();
    typing = null;
    if (hash) return;
    const isSamePage = last.pathname === pathname && last.search === search;
    if (isSamePage && last.hash && isPop) return returnFrom(last.hash, state?.top ?? 0);
    const isSearch = last.pathname === pathname && !isSamePage;
    const isCarried = pageShown();
    if (!stays) scrollTo({ top: 0, behavior: isCarried ? "instant" : scrollBehavior() });
    // The search field keeps the focus.
    if (isSearch || stays) return;
    waiting = document.activeElement ?? document.body;
    // A hidden heading belongs to the previous page, while this one is suspended.
    const heading = document.querySelector<HTMLElement>("main h1");
    if (heading?.getClientRects().length) takeFocus(heading);
  }, [key, hash, pathname, search, state, isPop]);

  return null;
}

/** Restores the scroll position and focuses the link, when the visitor goes back from a fragment. */
function returnFrom(hash: string, top: number): void {
  scrollTo({ top, behavior: scrollBehavior() });
  document.querySelector<HTMLElement>(`main a[href$="${CSS.escape(hash)}"]`)
    ?.focus({ preventScroll: true });
}

/** Shows the fragment now, or when late data adds its element, unless the visitor scrolls first. */
function showWhenPresent(hash: string, stopped: AbortController): void {
  if (stopped.signal.aborted || showFragment(hash)) return;
  const stop = () => stopped.abort();
  const observer = new MutationObserver(() => showFragment(hash) && stop());
  observer.observe(document.getElementById("content")!, { childList: true, subtree: true });
  stopped.signal.addEventListener("abort", () => observer.disconnect());
  for (const move of ["wheel", "touchmove", "pointerdown", "keydown"]) {
    addEventListener(move, stop, { signal: stopped.signal, passive: true });
  }
}

/** Scrolls to the element of a fragment and focuses it. @returns whether it exists */
function showFragment(hash: string): boolean {
  const target = document.getElementById(named(hash));
  // React streams late content into a hidden element first.
  if (!target || target.closest("[hidden]")) return false;
  target.scrollIntoView({ behavior: scrollBehavior() });
  if (!target.matches("a[href], button, input, select, textarea, [tabindex]")) {
    target.setAttribute("tabindex", "-1");
  }
  target.focus({ preventScroll: true });
  return true;
}

function named(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
