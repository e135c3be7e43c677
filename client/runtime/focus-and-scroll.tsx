/**
 * What happens when another page is shown (SPEC §2 "Page frame"): it scrolls to the top, or after
 * 100 ms to the element the fragment names, and the focus follows.
 */
import { useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router-dom";
import { scrollBehavior } from "./hooks/media.ts";
import { pageShown } from "./view-transition.ts";

/** SPEC §9 */
const hashScrollDelayMs = 100;

/** The element that had the focus when the page changed, until a heading has taken over. */
let waiting: Element | null = null;

/** Called by a page heading when it is mounted: takes the focus if a change of page is waiting. */
export function takeFocus(heading: HTMLElement): void {
  const before = waiting;
  waiting = null;
  // A visitor who has moved on meanwhile is not pulled back.
  const isThere = document.activeElement === before || document.activeElement === document.body;
  if (before && isThere) heading.focus({ preventScroll: true });
}

/** The text field, outside of what changes, that the visitor went to while a page was on its way. */
let typing: Element | null = null;

const isTyping = () => typing !== null && document.activeElement === typing;

export function FocusAndScroll() {
  const { key, hash, pathname, search, state } = useLocation();
  const isPop = useNavigationType() === "POP";
  const shown = useRef({ key, hash, pathname, search });

  // The browser would take a visitor who goes back down again; it still does after a reload.
  useEffect(() => {
    const stopped = new AbortController();
    const come = () => history.scrollRestoration = "manual";
    come();
    // A page that the browser remembers comes again.
    addEventListener("pageshow", come, stopped);
    addEventListener("pagehide", () => history.scrollRestoration = "auto", stopped);
    return () => stopped.abort();
  }, []);

  useEffect(() => {
    const note = (event: FocusEvent) => {
      const target = event.target as Element;
      // The address changes before the page does.
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
    // The search's field keeps the focus.
    if (isSearch || stays) return;
    waiting = document.activeElement ?? document.body;
    // One that is not shown is the last page's, while this one is on its way.
    const heading = document.querySelector<HTMLElement>("main h1");
    if (heading?.getClientRects().length) takeFocus(heading);
  }, [key, hash, pathname, search, state, isPop]);

  return null;
}

/** To the link of a fragment that the visitor goes back from, and to where the page stood then. */
function returnFrom(hash: string, top: number): void {
  scrollTo({ top, behavior: scrollBehavior() });
  document.querySelector<HTMLElement>(`main a[href$="${CSS.escape(hash)}"]`)
    ?.focus({ preventScroll: true });
}

/** Shows the fragment now, or when late data brings its element; not to a visitor who moved on. */
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

/** Scrolls to the element that a fragment names and moves the focus there, if there is one. */
function showFragment(hash: string): boolean {
  const target = document.getElementById(named(hash));
  // What a slow backend sent late waits in a hidden place until it is moved to its own.
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
