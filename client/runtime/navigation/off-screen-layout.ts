/**
 * A page that opens is first laid out where it is in view: a layout of the whole page is the longest task of
 * a navigation on a phone. The rest follows, one section in each idle period, because find-in-page and a
 * screen reader jump there without an event. The bootstrap does the same for the first page.
 */
import { whenIdle } from "../when-idle.ts";

const readSections = () => [...document.querySelectorAll<HTMLElement>(".content-visibility-auto")];
const isSkipping = () => document.documentElement.dataset.contentVisibility !== undefined;

/** Inline styles of sections while the visitor returns to their page, by history entry and width of the window. */
const returnStyles = new Map<string, readonly string[]>();

/** Width of the window when the last page was left, because reading it lays out the page. */
let width = 0;

/** Records the sections of the page in view, before another one takes its place. */
export function recordSections(key: string): void {
  width = innerWidth;
  if (isSkipping()) return;
  returnStyles.set(key + width, readSections().map(returnStyleOf));
}

function returnStyleOf(section: HTMLElement): string {
  const { top, bottom, height } = section.getBoundingClientRect();
  const isInView = bottom > 0 && top < innerHeight;
  // The heading takes the focus. With `auto`, Chromium also lays out the windows above and below.
  const isShownFirst = isInView || section.querySelector("h1");
  return `height: ${height}px; content-visibility: ${isShownFirst ? "" : "hidden"}`;
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
  sections.forEach(({ style }, place) => style.cssText = styles[place]!);
  skipOffScreen();
}

/** Lays out the whole page after the next two frames, which show what is in view. */
export function layOutSoon(): void {
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(layOutWhenIdle)));
}

/** Sections of the page in view that are still to be laid out. */
let remaining: HTMLElement[] = [];
const animations: Animation[] = [];

/** Lays out the whole page, in idle periods. */
export function layOutWhenIdle(): void {
  remaining = isSkipping() ? readSections() : [];
  for (const { style } of remaining) style.contentVisibility = "";
  layOutNext(remaining);
}

function layOutNext(sections: HTMLElement[]): void {
  // Another page has come since.
  if (sections !== remaining) return;
  const section = sections.shift();
  if (!section) return layOutWhole();
  // An attribute would differ from the server's markup where React has yet to hydrate the section.
  const isVisible = { contentVisibility: ["visible", "visible"] };
  animations.push(section.animate(isVisible, { duration: 1, fill: "forwards" }));
  whenIdle(() => layOutNext(sections));
}

/** Lays out the whole page now: for a position in it that must be exact. */
export function layOutWhole(): void {
  remaining = [];
  delete document.documentElement.dataset.contentVisibility;
  for (const animation of animations.splice(0)) animation.cancel();
  for (const { style } of readSections()) style.height = style.contentVisibility = "";
}
