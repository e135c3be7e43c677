import "./view-transition.css" with { type: "text" };
/**
 * Carries a card's picture over to the page the card opens (View Transitions, where the browser has
 * them and the visitor has not asked for less motion).
 */

/** The picture's name while it travels: the card's has it first, then that of the page. */
const travelling = "carried-picture";

/** Maximum freeze of the old page while the new one renders. */
const renderTimeoutMs = 400;

let shown: (() => void) | null = null;

/**
 * Says that the new page is in the document.
 *
 * @returns whether it was carried to; it then starts at its top without scrolling there
 */
export function pageShown(): boolean {
  const isCarried = shown !== null;
  carry(isCarried ? document.querySelector<HTMLElement>("[data-transition-to] img") : null);
  goOn();
  return isCarried;
}

function goOn(): void {
  shown?.();
  shown = null;
}

let carried: HTMLElement | null = null;

/** Opens a page with the picture's transition; false when there is none and nothing was opened. */
export function transitionFrom(picture: HTMLElement, open: () => void): boolean {
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (still || !document.startViewTransition) return false;
  // The click is answered first: the page stands still from here on.
  setTimeout(() => {
    carry(picture);
    const transition = document.startViewTransition(() => {
      const rendered = new Promise<void>((resolve) => {
        shown = resolve;
        setTimeout(goOn, renderTimeoutMs);
      });
      open();
      return rendered;
    });
    // A transition that is skipped, as in a hidden tab, has still opened the page.
    transition.ready.catch(() => {});
    transition.finished.catch(() => {});
  });
  return true;
}

/** One at a time has the name, also when a card is chosen before another's picture has arrived. */
function carry(picture: HTMLElement | null): void {
  if (carried) carried.style.viewTransitionName = "";
  carried = picture;
  if (picture) picture.style.viewTransitionName = travelling;
}
