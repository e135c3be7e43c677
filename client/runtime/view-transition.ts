import "./view-transition.css" with { type: "text" };
/**
 * Moves a card's picture to the page that the card opens, unless the visitor asked for less motion.
 * React 19.3's `<ViewTransition>` adds 7.1 KB br and loses the picture on scrolled pages.
 */

/** Maximum freeze of the old page while the new one renders. */
const renderTimeoutMs = 400;

let resolveRendered: (() => void) | null = null;

/**
 * Continues the transition once the new page has rendered.
 *
 * @returns whether there is one; the page then starts at its top without scrolling there
 */
export function finishTransition(): boolean {
  const isPending = resolveRendered !== null;
  assignName(isPending ? document.querySelector<HTMLElement>("[data-transition-to] img") : null);
  resolveRendered?.();
  resolveRendered = null;
  return isPending;
}

/** Opens a page, with a transition where there is a picture and the browser supports one. */
export function openWithTransition(picture: HTMLElement | null | undefined, open: () => void) {
  const isReduced = matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (!picture || isReduced || !document.startViewTransition) return open();
  // The transition freezes the page, so the click is handled first.
  setTimeout(() => {
    assignName(picture);
    const transition = document.startViewTransition(() => {
      const rendered = new Promise<void>((resolve) => {
        resolveRendered = resolve;
        setTimeout(resolve, renderTimeoutMs);
      });
      open();
      return rendered;
    });
    // A skipped transition, as in a hidden tab, still opens the page.
    transition.ready.catch(() => {});
    transition.finished.catch(() => {});
  });
}

let namedPicture: HTMLElement | null = null;

/** Transition names have to be unique, also when a second card is chosen during a transition. */
function assignName(picture: HTMLElement | null): void {
  if (namedPicture) namedPicture.style.viewTransitionName = "";
  namedPicture = picture;
  if (picture) picture.style.viewTransitionName = "card-picture";
}
