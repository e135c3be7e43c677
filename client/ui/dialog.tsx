import "./dialog.css" with { type: "text" };
import X from "lucide-react/icons/x";
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from "react";
import { useHydrated } from "../hooks/hydrated.ts";
import { useDeclareModal } from "../hooks/modal-open.ts";

interface DialogProps {
  open: boolean;
  /** Asked for by Escape, the backdrop and the button; the owner then sets `open` to false. */
  onClose(): void;
  /** Id of the heading inside: the dialog's name, and where the focus goes. */
  labelledBy: string;
  /** Words of the close button. */
  closeLabel: string;
  className?: string;
  children: ReactNode;
}

/**
 * A native modal dialog. Without script an open one stands as a section in its place on the page;
 * a closed one is not shown at all, so what it says must also be reachable by a link.
 */
export function Dialog(
  { open, onClose, labelledBy, closeLabel, className = "", children }: DialogProps,
) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressed = useRef<EventTarget>(null);
  const hydrated = useHydrated();
  const modal = open && hydrated;
  useDeclareModal(modal);

  useLayoutEffect(() => {
    if (!modal) return;
    const element = dialog.current!;
    const before = document.activeElement;
    element.showModal();
    element.querySelector<HTMLElement>(`#${CSS.escape(labelledBy)}`)?.focus();
    return () => {
      element.close();
      returnFocus(before);
    };
  }, [modal, labelledBy]);

  return (
    <dialog
      ref={dialog}
      className={`dialog ${className}`}
      aria-labelledby={labelledBy}
      // Once hydrated, only `showModal` and `close` say what is open.
      open={hydrated ? undefined : open}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // A second Escape closes without asking.
      onClose={() => open && onClose()}
      onPointerDown={(event) => pressed.current = event.target}
      // Only a click that began there too: selecting text may end over the backdrop.
      onClick={({ target }) => {
        if (target === dialog.current && pressed.current === target) onClose();
      }}
      onKeyDown={keepTabInside}
    >
      <div className="dialog-sheet">
        {children}
        <button type="button" className="dialog-close" aria-label={closeLabel} onClick={onClose}>
          <X size={22} aria-hidden />
        </button>
      </div>
    </dialog>
  );
}

/** To what opened the dialog, or to the page's heading when an address did. */
function returnFocus(before: Element | null) {
  const target = before instanceof HTMLElement && before !== document.body && before.isConnected
    ? before
    : document.querySelector<HTMLElement>("main h1");
  target?.focus({ preventScroll: true });
}

function keepTabInside(event: KeyboardEvent<HTMLDialogElement>) {
  if (event.key !== "Tab") return;
  const stops = [
    ...event.currentTarget.querySelectorAll<HTMLElement>(
      "a[href], button:not(:disabled), input:not(:disabled), [tabindex='0']",
    ),
  ].filter((element) => element.checkVisibility());
  const first = stops[0];
  const last = stops.at(-1);
  const at = document.activeElement;
  const inside = stops.includes(at as HTMLElement);
  if (event.shiftKey ? at === first || !inside : at === last) {
    event.preventDefault();
    (event.shiftKey ? last : first)?.focus();
  }
}
