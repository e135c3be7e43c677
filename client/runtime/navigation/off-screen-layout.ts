/**
 * A page that opens is first laid out where it is in view: a layout of the whole page is the longest task of
 * a navigation on a phone. The rest follows, one section in each idle period, because find-in-page and a
 * screen reader jump there without an event. The bootstrap does the same for the first page.
 */
import { whenIdle } from "../when-idle.ts";

const readSections = () => [...document.querySelectorAll<HTMLElement>(".content-visibility-auto")];
const isSkipping = () => document.documentElement.dataset.contentVisibility !== undefined;

/** Styles of a section while the visitor returns to its page. */
interface ReturnStyle {
  height: string;
  contentVisibility: "hidden" | "";
}

/** Of the sections of pages that were left, by history entry and the width of the window. */
const returnStyles = new Map<string, readonly ReturnStyle[]>();

/** Pixels by which the window of a phone may have grown until the visitor returns: its address bar. */
const addressBar = 100;

/** Width of the window when the last page was left, because reading it lays out the page. */
let width = 0;

/** Records the sections of the page in view, before another one takes its place. */
export function recordSections(key: string): void {
  width = innerWidth;
  if (isSkipping()) return;
  returnStyles.set(key + width, readSections().map(returnStyleOf));
}

function returnStyleOf(section: HTMLElement): ReturnStyle {
  const { top, bottom, height } = section.getBoundingClientRect();
  const isInView = bottom > -addressBar && top < innerHeight + addressBar;
  // The heading takes the focus. With `auto`, Chromium also lays out the windows above and below.
  const isShownFirst = isInView || section.querySelector("h1");
  return { height: `${height}px`, contentVisibility: isShownFirst ? "" : "hidden" };
}

/** Skips the layout of what is off screen, for a page that opens at its top. */
export function skipOffScreen(): void {
  document.documentElement.dataset.contentVisibility = "auto";
}

/** Skips it for a page that returns to its position, if its sections are known. */
export function skipOffScreenOf(key: string): void {
  const styles = returnStyles.get(key + width);
  const sections = readSections();
  if (styles?.length !== sections.length) return;
  sections.forEach(({ style }, place) => Object.assign(style, styles[place]));
  skipOffScreen();
}

/** Lays out the whole page after the next two frames, which show what is in view. */
export function layOutSoon(): void {
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(layOutWhenIdle)));
}

let remaining: HTMLElement[] = [];
const animations: Animation[] = [];

/** Lays out the whole page, in idle periods. */
export function layOutWhenIdle(): void {
  const isRunning = remaining.length > 0;
  remaining = isSkipping() ? readSections() : [];
  for (const { style } of remaining) style.contentVisibility = "";
  if (!isRunning) layOutNext();
}

function layOutNext(): void {
  const section = remaining.shift();
  if (section) {
    // An attribute would differ from the server's markup where React has yet to hydrate the section.
    const isVisible = { contentVisibility: ["visible", "visible"] };
    animations.push(section.animate(isVisible, { duration: 1, fill: "forwards" }));
    return whenIdle(layOutNext);
  }
  layOutWhole();
}

/** Lays out the whole page now: for a position in it that must be exact. */
export function layOutWhole(): void {
  remaining = [];
  delete document.documentElement.dataset.contentVisibility;
  for (const animation of animations.splice(0)) animation.cancel();
  for (const { style } of readSections()) style.height = style.contentVisibility = "";
}
