import "./dialog.css" with { type: "text" };
import X from "lucide-react/icons/x";
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { frame } from "../../../content/frame.ts";
import { useHydrated } from "../../runtime/hooks/hydrated.ts";
import { isOverlayEntry, useOverlay } from "../../runtime/hooks/overlay.ts";
import { focusText } from "../../runtime/navigation/focus-and-scroll.ts";

const layouts = {
  /** A column of text. */
  text: {
    dialog:
      "not-modal:mb-fluid-16 not-modal:rounded-sm not-modal:elevation-rest modal:w-[min(46rem,100vw-2rem)] modal:border-t-4 modal:border-clay",
    sheet: "relative p-[clamp(1.5rem,5vw,3.25rem)]",
    close: "absolute top-3 right-3",
  },
  /** Content up to the edges; the button stays in view. */
  wide: {
    dialog:
      "modal:w-full max-lg:modal:h-dvh max-lg:modal:max-h-none max-lg:modal:rounded-none lg:modal:w-[min(66rem,100%-3rem)]",
    sheet: "grid *:col-start-1 *:row-start-1",
    close: "sticky top-3 m-3 self-start justify-self-end bg-card elevation-rest",
  },
};

interface DialogProps {
  /**
   * Called after Escape, backdrop, button or Back closed the dialog, in the history entry from before
   * it. The owner then unmounts it, and takes it out of an address that opens it.
   */
  onClose(): void;
  /** Id of the heading, which names the dialog and takes the focus. */
  labelledBy: string;
  closeLabel: string;
  layout?: keyof typeof layouts;
  children: ReactNode;
}

/** After the heading, which some screen readers say when it takes the focus. */
const nameDelayMs = 500;

/** A native modal dialog, open while mounted. Without script it is a section of the page. */
export function Dialog(
  { onClose, labelledBy, closeLabel, layout = "text", children }: DialogProps,
) {
  const pressed = useRef<EventTarget>(null);
  const modal = useHydrated();
  const dialog = useModal(modal, labelledBy);
  useOverlay(modal, onClose);

  return (
    <dialog
      ref={dialog}
      className={`bg-card text-text not-modal:static not-modal:w-auto not-modal:max-w-none backdrop:bg-night/72 modal:m-auto modal:max-h-dialog modal:max-w-none modal:overflow-y-auto modal:overscroll-contain modal:rounded-sm modal:elevation-lift ${
        layouts[layout].dialog
      }`}
      aria-labelledby={labelledBy}
      // After hydration `showModal` and `close` set the attribute.
      open={modal ? undefined : true}
      // Leaving the dialog's entry calls `onClose`.
      onClose={() => isOverlayEntry() ? history.back() : onClose()}
      onPointerDown={(event) => pressed.current = event.target}
      // A text selection that ends on the backdrop is no click on it.
      onClick={({ target }) => {
        if (target === dialog.current && pressed.current === target) hideAndClose(dialog.current);
      }}
    >
      <div className={`mx-auto max-w-page ${layouts[layout].sheet}`}>
        {children}
        {modal && <SpokenName labelledBy={labelledBy} />}
        <button
          type="button"
          className={`grid size-tap place-items-center rounded-sm text-ink hover:bg-sand in-[dialog:not(:modal)]:hidden ${
            layouts[layout].close
          }`}
          aria-label={closeLabel}
          onClick={() => hideAndClose(dialog.current!)}
        >
          <X size="1.375rem" aria-hidden />
        </button>
      </div>
    </dialog>
  );
}

/** Shows the dialog with its heading focused. @returns a ref of the dialog */
function useModal(modal: boolean, labelledBy: string) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    if (!modal) return;
    const element = dialog.current!;
    const page = document.documentElement;
    page.toggleAttribute("data-scrollbar", innerWidth > page.clientWidth);
    element.showModal();
    element.querySelector<HTMLElement>(`#${CSS.escape(labelledBy)}`)?.focus();
    return () => {
      // Returns the focus to the element that opened the dialog, if there is one.
      element.close();
      if (!document.activeElement?.matches("body, dialog, dialog *")) return;
      const pageHeading = document.querySelector<HTMLElement>("main h1");
      if (pageHeading) focusText(pageHeading);
    };
  }, [modal, labelledBy]);
  return dialog;
}

/**
 * Takes a dialog out of view, and closes it after the next frame: `close` makes the page behind it live, whose
 * styles take a phone 60 ms.
 */
function hideAndClose(dialog: HTMLDialogElement): void {
  dialog.dataset.hidden = "";
  requestAnimationFrame(() => setTimeout(() => dialog.close()));
}

/** Orca says nothing of a focus that comes when the page behind becomes inert. */
function SpokenName({ labelledBy }: { labelledBy: string }) {
  const [name, setName] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => {
      const heading = document.getElementById(labelledBy);
      setName(frame.dialog(heading?.textContent ?? ""));
    }, nameDelayMs);
    return () => clearTimeout(timer);
  }, [labelledBy]);
  return <p role="status" className="sr-only">{name}</p>;
}
