/**
 * Keeps what the visitor has typed, chosen and focused when React renders the server's markup anew. React
 * does so when it cannot hydrate it, for example because an extension inserted or removed an element.
 */

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Finds an element's successor in new markup. */
interface Place {
  selector: string;
  /** Position among the elements that match. */
  index: number;
}

/**
 * Watches the page until it is hydrated.
 *
 * @returns moves values, files, focus and selection from removed elements to their successors; call it
 * before React's effects, which read the values
 */
export function preserveInput(): () => void {
  const places = new Map<Element, Place>();
  let focused = document.activeElement;

  function notePlace(element: Element) {
    places.set(element, placeOf(element));
  }

  function onFocusIn({ target }: FocusEvent) {
    focused = target as Element;
    notePlace(focused);
  }

  function onFocusOut({ target }: FocusEvent) {
    // The removal of an element ends its focus too. This task runs after it.
    queueMicrotask(() => {
      if (focused === target && focused?.isConnected) focused = null;
    });
  }

  function restoreInput() {
    for (const [removed, place] of [...places]) {
      if (removed.isConnected) continue;
      const successor = document.querySelectorAll(place.selector)[place.index];
      places.delete(removed);
      if (!successor) continue;
      notePlace(successor);
      if (isControl(removed) && isControl(successor)) copyValue(removed, successor);
      if (removed === focused) moveFocus(removed, successor);
    }
  }

  document.querySelectorAll("input, select, textarea").forEach(notePlace);
  if (focused) notePlace(focused);
  const controller = new AbortController();
  addEventListener("focusin", onFocusIn, controller);
  addEventListener("focusout", onFocusOut, controller);
  // Later, controls are removed because the visitor leaves their page.
  addEventListener("hydrated", () => {
    controller.abort();
    places.clear();
  }, { once: true });
  return restoreInput;
}

function placeOf(element: Element): Place {
  const selector = selectorOf(element);
  return { selector, index: [...document.querySelectorAll(selector)].indexOf(element) };
}

/** By the name within the form, else by the id, else by the kind of element and where it leads. */
function selectorOf(element: Element): string {
  if (isControl(element) && element.name) {
    const form = element.form?.id ? `#${CSS.escape(element.form.id)} ` : "";
    return `${form}[name="${CSS.escape(element.name)}"]`;
  }
  if (element.id) return `#${CSS.escape(element.id)}`;
  const href = element.getAttribute("href");
  return href === null ? element.localName : `a[href="${CSS.escape(href)}"]`;
}

function isControl(element: Element): element is Control {
  return element.matches("input, select, textarea");
}

function copyValue(from: Control, to: Control): void {
  if (from instanceof HTMLSelectElement) {
    // A translation changes the values of options.
    (to as HTMLSelectElement).selectedIndex = from.selectedIndex;
  } else if (from.type === "file") {
    const { files } = from as HTMLInputElement;
    if (files?.length) (to as HTMLInputElement).files = files;
  } else if (from.value !== from.defaultValue) to.value = from.value;
}

function moveFocus(from: Element, to: Element): void {
  (to as HTMLElement).focus({ preventScroll: true });
  if (!isControl(from) || !("selectionStart" in from)) return;
  const { selectionStart, selectionEnd, selectionDirection } = from;
  // Null for fields without a selection, such as emails.
  if (selectionStart === null) return;
  const field = to as HTMLInputElement;
  field.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? undefined);
}
