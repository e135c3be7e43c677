/**
 * A page that opens is first laid out where it is in view: a layout of the whole page is the longest task of
 * a navigation on a phone. The rest follows, one section in each idle period, because find-in-page and a
 * screen reader jump there without an event. The bootstrap does the same for the first page.
 */
import { whenIdle } from "../when-idle.ts";

const readSections = () => [...document.querySelectorAll<HTMLElement>(".content-visibility-auto")];
const isSkipping = () => document.documentElement.dataset.contentVisibility !== undefined;

/** Heights of a page's sections in pixels, by its history entry and the width of the window. */
const heightsOf = new Map<string, readonly number[]>();

/** Records the heights of the page in view, before another one takes its place. */
export function recordHeights(key: string): void {
  if (isSkipping()) return;
  heightsOf.set(key + innerWidth, readSections().map((it) => it.getBoundingClientRect().height));
}

/** Skips the layout of what is off screen, for a page that opens at its top. */
export function skipOffScreen(): void {
  document.documentElement.dataset.contentVisibility = "auto";
}

/** Skips it for a page that returns to its position, if the heights of its sections are known. */
export function skipOffScreenOf(key: string): void {
  const heights = heightsOf.get(key + innerWidth);
  const sections = readSections();
  if (heights?.length !== sections.length) return;
  sections.forEach(({ style }, place) => style.height = `${heights[place]}px`);
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
  for (const { style } of readSections()) style.height = "";
}
