/**
 * Says texts through one live region outside of the pages, which screen readers know from the start. Orca
 * with Firefox says nothing of a region or an alert that comes with its text.
 */

/** Id of the region (layout/frame.tsx). */
export const announcerId = "announcer";

/** After the focus has moved, which some screen readers announce too. */
const delayMs = 500;

let texts: string[] = [];

/** Texts of the same moment are said together. */
export function announce(text: string): void {
  texts.push(text);
  if (texts.length > 1) return;
  setTimeout(() => {
    document.getElementById(announcerId)!.textContent = texts.join(". ");
    texts = [];
  }, delayMs);
}
