import "./view-transition.css" with { type: "text" };
/**
 * Moves a card's picture to the page that the card opens. Touch screens and visitors who asked for less motion
 * see the page at once.
 * React 19.3's `<ViewTransition>` adds 7.1 KB br and loses the picture on scrolled pages.
 */

/** Maximum time from a click to a transition, and for which a transition shows the old page. */
const holdMs = 100;

/** A phone takes 40 to 100 ms to prepare a transition: there the card's picture stands in at once. */
const animated = "(hover: hover) and (prefers-reduced-motion: no-preference)";

let pending: { finish(): void } | null = null;

/** The card's picture, until the page that it opens has rendered. */
let cardPicture: HTMLImageElement | null = null;

/**
 * Continues the transition once the new page has rendered.
 *
 * @returns whether there is one; the page then starts at its top without scrolling there
 */
export function finishTransition(): boolean {
  const picture = document.querySelector<HTMLImageElement>("[data-transition-to] img");
  if (picture && !picture.complete && cardPicture) showUntilLoaded(picture, cardPicture.currentSrc);
  cardPicture = null;
  if (!pending) return false;
  assignName(picture);
  pending.finish();
  return true;
}

/** The card's picture is decoded already, so it stands in for the page's own, also without a transition. */
function showUntilLoaded(picture: HTMLImageElement, source: string): void {
  const { style } = picture;
  style.background = `center / cover url("${source}")`;
  for (const type of ["load", "error"]) {
    picture.addEventListener(type, () => style.background = "", { once: true });
  }
}

/**
 * Shows a page that is fetched, with a transition where there is a picture and the browser supports one. If
 * it was fetched later than `holdMs` after the click, or has not rendered after `holdMs`, there is none.
 *
 * @param clickedAt of `performance.now`
 */
export function openWithTransition(
  picture: HTMLImageElement | null | undefined,
  clickedAt: number,
  show: () => void,
): void {
  pending?.finish();
  cardPicture = picture?.complete ? picture : null;
  const canAnimate = "startViewTransition" in document && matchMedia(animated).matches;
  const isLate = performance.now() - clickedAt > holdMs;
  if (!cardPicture || !canAnimate || isLate) return show();
  assignName(cardPicture);
  let resolveRendered = () => {};
  const rendered = new Promise<void>((resolve) => resolveRendered = resolve);
  const transition = document.startViewTransition(() => {
    show();
    return rendered;
  });
  const finish = () => {
    clearTimeout(timer);
    pending = null;
    resolveRendered();
  };
  const timer = setTimeout(() => {
    transition.skipTransition();
    assignName(null);
    finish();
  }, holdMs);
  pending = { finish };
  // A skipped transition, as in a hidden tab, still opens the page.
  transition.ready.catch(() => {});
  transition.finished.catch(() => {});
}

let namedPicture: HTMLElement | null = null;

/** Transition names have to be unique, also when a second card is chosen during a transition. */
function assignName(picture: HTMLElement | null): void {
  if (namedPicture) namedPicture.style.viewTransitionName = "";
  namedPicture = picture;
  if (picture) picture.style.viewTransitionName = "card-picture";
}
