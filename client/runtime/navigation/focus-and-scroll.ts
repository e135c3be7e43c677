/**
 * Scroll position and focus after a navigation (SPEC §2 "Page frame"): one function for each kind of
 * navigation (docs/decisions/navigation.md).
 */
import { useEffect, useInsertionEffect, useLayoutEffect, useRef } from "react";
import { type Location, NavigationType, useLocation, useNavigationType } from "react-router-dom";
import { announce } from "../announce.ts";
import { scrollBehavior } from "../hooks/media.ts";
import { opensAtTop } from "./history-entry.ts";
import { layOutSoon, layOutWhole, skipOffScreen, skipOffScreenOf } from "./off-screen-layout.ts";
import { finishTransition } from "../view-transition.ts";
import { isRestored, recordScrollPositions, scrollPositions } from "./scroll-positions.ts";

/** SPEC §9 */
export const hashScrollDelayMs = 100;

/** Pixels that the smooth scroll to the top of a new page covers, so that it is first seen at its top. */
const glide = 48;

/** The page in view has another path than the last one, and its title has not been said. */
let isNewPage = false;

/** The element focused when a navigation started; null when no page heading is to take the focus. */
let focusedBefore: Element | null = null;

/** Moves the focus to a mounted page heading after a navigation, and has the page's title said. */
export function onHeadingMounted(heading: HTMLElement): void {
  focusHeading(heading);
  if (!isNewPage) return;
  isNewPage = false;
  announce(document.title);
}

function focusHeading(heading: HTMLElement): void {
  const before = focusedBefore;
  focusedBefore = null;
  // The visitor may have moved the focus since.
  const isUnmoved = document.activeElement === before || document.activeElement === document.body;
  if (before && isUnmoved) focusText(heading);
}

/**
 * Focuses an element that is no control. It is focusable only until the focus moves on, because screen
 * readers call focusable text clickable.
 */
export function focusText(element: HTMLElement): void {
  const controller = new AbortController();
  element.tabIndex = -1;
  element.addEventListener("blur", () => {
    // The visitor has gone to another window, and comes back to this place.
    if (document.activeElement === element) return;
    element.removeAttribute("tabindex");
    controller.abort();
  }, controller);
  element.focus({ preventScroll: true });
}

/**
 * Takes the focus from the page's heading or the followed link before the next page replaces them: Chromium
 * computes all styles once more to remove an element that has the focus.
 */
export function blurLeavingPage(): void {
  document.querySelector<HTMLElement>("main :focus")?.blur();
}

export function useFocusAndScroll(): void {
  const location = useLocation();
  const { key, hash } = location;
  const type = useNavigationType();
  const isPop = type === NavigationType.Pop;
  /** The location of the page in view. */
  const shown = useRef(location);

  useEffect(() => recordScrollPositions(() => shown.current.key), []);

  // Before the layout effects, which scroll and so lay out the page.
  useInsertionEffect(() => {
    const isFirst = shown.current === location;
    if (isFirst) return;
    // The last page may have been left before all of it was laid out.
    layOutWhole();
    if (shown.current.pathname === location.pathname) return;
    if (opensAtTop(location, type)) return skipOffScreen();
    const isReturn = isPop && scrollPositions.has(key);
    if (!isReturn || hash) return;
    skipOffScreenOf(key);
    layOutSoon();
  }, [key]);

  // A layout effect: the page is first painted at its position.
  useLayoutEffect(() => {
    const last = shown.current;
    shown.current = location;
    if (last.pathname !== location.pathname) isNewPage = true;
    const moves = new AbortController();
    const move = chooseMove(last, location, isPop);
    move(moves);
    return () => moves.abort();
  }, [key, hash]);
}

/** Scrolls and focuses after one kind of navigation, until the controller or the visitor stops it. */
type Move = (moves: AbortController) => void;

function chooseMove(last: Location, location: Location, isPop: boolean): Move {
  const { key, hash, pathname, search } = location;
  const isFirst = last.key === key && last.hash === hash;
  if (isFirst) return (moves) => onFirstPage(hash, moves);
  const isSamePage = last.pathname === pathname && last.search === search;
  const isReturn = isPop && scrollPositions.has(key);
  if (hash && !isReturn) {
    return isSamePage
      ? (moves) => onFragment(hash, moves)
      : (moves) => onFragmentOfPage(hash, moves);
  }
  const isSearch = last.pathname === pathname && !isSamePage;
  if (isPop) {
    return isSamePage || isSearch
      ? (moves) => onBackInPage(key, last.hash, moves)
      : (moves) => onBack(key, moves);
  }
  if (isTypingElsewhere()) return () => void finishTransition();
  return isSearch ? onSearch : onLink;
}

/** The browser has scrolled to the fragment, if its element was there. */
function onFirstPage(hash: string, moves: AbortController) {
  if (!hash || isRestored || hasActed()) return;
  setTimeout(() => {
    if (!hasActed()) repeatUntil(() => focusFragment(hash), moves);
  }, hashScrollDelayMs);
}

/** A fragment of the page in view: a followed link, or an address typed by the visitor. */
function onFragment(hash: string, moves: AbortController) {
  if (isTypingElsewhere()) return;
  repeatUntil(() => focusFragment(hash), moves);
}

/** A link to a fragment of another page. */
function onFragmentOfPage(hash: string, moves: AbortController) {
  finishTransition();
  if (isTypingElsewhere()) return;
  scrollTo({ top: 0, behavior: "instant" });
  setTimeout(() => repeatUntil(() => focusFragment(hash), moves), hashScrollDelayMs);
}

/** Back or Forward to another page. */
function onBack(key: string, moves: AbortController) {
  finishTransition();
  restorePosition(key, moves);
  takeFocus();
}

/** Back or Forward within the page. Back from a fragment leads to its link. */
function onBackInPage(key: string, lastHash: string, moves: AbortController) {
  finishTransition();
  restorePosition(key, moves);
  if (!lastHash) return;
  const link = `main a[href$="${CSS.escape(lastHash)}"]`;
  document.querySelector<HTMLElement>(link)?.focus({ preventScroll: true });
}

/** Another query of the same page. The search field keeps the focus. */
function onSearch() {
  scrollToTop(finishTransition());
}

/** A link to a page. */
function onLink() {
  scrollToTop(finishTransition());
  takeFocus();
}

/** SPEC §2: smoothly. A page that a transition opens stands at its top. */
function scrollToTop(hasTransition: boolean) {
  const behavior = hasTransition ? "instant" : scrollBehavior();
  if (behavior === "smooth") scrollTo({ top: Math.min(scrollY, glide), behavior: "instant" });
  scrollTo({ top: 0, behavior });
}

function restorePosition(key: string, moves: AbortController) {
  const top = scrollPositions.get(key) ?? 0;
  const tryToRestore = () => {
    scrollTo({ top, behavior: "instant" });
    // Late data makes the page longer, also above the position.
    return Math.abs(scrollY - top) < 1 && !document.querySelector("main [data-spinner]");
  };
  stopWhenVisitorMoves(moves);
  repeatUntil(tryToRestore, moves);
  holdPosition(tryToRestore, moves);
}

/** Chromium applies a few more frames of a smooth scroll that was under way. */
function holdPosition(restore: () => void, moves: AbortController, frames = 10) {
  if (moves.signal.aborted || frames === 0) return;
  restore();
  requestAnimationFrame(() => holdPosition(restore, moves, frames - 1));
}

/** Focuses the page's heading, now or when it is there. */
function takeFocus() {
  focusedBefore = document.activeElement ?? document.body;
  // A hidden heading belongs to the last page while the next one loads.
  const heading = document.querySelector<HTMLElement>("main h1");
  if (heading?.getClientRects().length) focusHeading(heading);
}

/** A followed link takes the focus, so the visitor chose a field that has it afterwards. */
const isTypingElsewhere = () =>
  Boolean(document.activeElement?.matches("input:not(main *), textarea:not(main *)"));

/** Whether the visitor has scrolled, clicked or typed in the document (bootstrap.ts). */
export const hasActed = () => document.documentElement.dataset.acted !== undefined;

/** Tries now and whenever late data changes the page, until it works or the visitor moves on. */
function repeatUntil(attempt: () => boolean, moves: AbortController): void {
  if (moves.signal.aborted || attempt()) return;
  const observer = new MutationObserver(() => attempt() && moves.abort());
  observer.observe(document.getElementById("content")!, { childList: true, subtree: true });
  moves.signal.addEventListener("abort", () => observer.disconnect());
  stopWhenVisitorMoves(moves);
}

function stopWhenVisitorMoves(moves: AbortController): void {
  for (const type of ["wheel", "touchmove", "pointerdown", "keydown"]) {
    addEventListener(type, () => moves.abort(), { signal: moves.signal, passive: true });
  }
}

/** Scrolls to the element of a fragment and focuses it. @returns whether it exists */
export function focusFragment(hash: string): boolean {
  const target = document.getElementById(hash.slice(1));
  // React streams late content into a hidden element first.
  if (!target || target.closest("[hidden]")) return false;
  target.scrollIntoView({ behavior: scrollBehavior() });
  const isFocusable = target.matches("a[href], button, input, select, textarea, [tabindex]");
  if (isFocusable) target.focus({ preventScroll: true });
  else focusText(target);
  return true;
}
