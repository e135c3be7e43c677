/** Where the visitor is after a form was sent: what is in view and what has the focus. */
import { scrollBehavior } from "../runtime/hooks/media.ts";

interface SentForm {
  isStored: boolean;
  /** Name of the only field of a brief form; null for other forms. */
  briefField: string | null;
  /** Whether the focus was in the form when it was sent. */
  hadFocus: boolean;
  /** Height of the page before the result was shown, in CSS pixels. */
  pageHeight: number;
}

/** Brings the result of a form into view, and keeps the focus in the form. */
export function showResult(form: HTMLFormElement, sent: SentForm): void {
  // The visitor may have left the page since.
  if (!form.isConnected) return;
  keepHeight(form, sent.pageHeight);
  scrollToResult(form, sent);
  if (sent.hadFocus) keepFocus(form, sent);
}

/**
 * Keeps the room of what a result replaces until the visitor acts, so that nothing below it moves before. Room
 * below the window is given up once the result is in view.
 */
function keepHeight(form: HTMLFormElement, pageHeight: number): void {
  const lost = pageHeight - document.documentElement.scrollHeight;
  if (lost <= 0) return;
  const height = form.offsetHeight + lost;
  form.style.minHeight = `${height}px`;
  const heightInView = () => innerHeight - form.getBoundingClientRect().top;
  addEventListener("scrollend", () => {
    if (form.style.minHeight) form.style.minHeight = `${Math.min(height, heightInView())}px`;
  }, { once: true });
  for (const type of ["wheel", "touchmove", "pointerdown", "keydown"]) {
    addEventListener(type, () => form.style.minHeight = "", { once: true, passive: true });
  }
}

/** To the receipt, or to the message. A summary of errors takes the focus, and comes into view by it. */
function scrollToResult(form: HTMLFormElement, { isStored, briefField }: SentForm): void {
  const behavior = scrollBehavior();
  if (isStored && !briefField) return form.scrollIntoView({ behavior });
  const status = document.getElementById(`${form.id}-status`);
  if (status?.textContent) status.scrollIntoView({ behavior, block: "nearest" });
}

/** Gives the focus a new place if its element was disabled or hidden meanwhile, or is far from the receipt. */
function keepFocus(form: HTMLFormElement, sent: SentForm): void {
  const { activeElement } = document;
  const hasReceipt = sent.isStored && !sent.briefField;
  if (activeElement && canHoldFocus(activeElement) && !hasReceipt) return;
  focusTarget(form, sent).focus({ preventScroll: true });
}

function canHoldFocus(element: Element): boolean {
  if (element.matches("body, :disabled")) return false;
  if (element.getClientRects().length === 0) return false;
  return getComputedStyle(element).visibility === "visible";
}

/** The field of a brief form, the form when there is nothing left to send, else the button. */
function focusTarget(form: HTMLFormElement, { isStored, briefField }: SentForm): HTMLElement {
  if (briefField) return form.elements.namedItem(briefField) as HTMLElement;
  const button = form.querySelector<HTMLButtonElement>("[type=submit]")!;
  if (isStored || button.disabled) return form;
  return button;
}
