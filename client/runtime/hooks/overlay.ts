import { useEffectEvent, useLayoutEffect } from "react";
import { useGlobalFlag } from "./global-flag.ts";

/** Whether the current history entry belongs to an open dialog or menu. */
export const isOverlayEntry = () => history.state?.overlay === true;

const leavingTimeoutMs = 1_000;

/**
 * Leaves the entry of a dialog or menu that a reload has closed, so that Back need not. The page is
 * hydrated afterwards, so the wait has a limit. An entry that the browser did not leave in that time
 * becomes an entry of the page: the next dialog then makes its own.
 */
export async function leaveOverlayEntry(): Promise<void> {
  if (!isOverlayEntry()) return;
  await new Promise((hasLeft) => {
    addEventListener("popstate", hasLeft, { once: true });
    setTimeout(hasLeft, leavingTimeoutMs);
    history.back();
  });
  if (isOverlayEntry()) history.replaceState({ ...history.state, overlay: false }, "");
}

/**
 * Sets `overlayOpen` while a dialog or menu is open, and closes it on Back instead of leaving the page.
 * An open one has its own history entry at the same address. Closing it in another way goes back from
 * that entry. A link replaces the entry (navigation/page-history.ts).
 */
export function useOverlay(isOpen: boolean, close: () => void): void {
  useGlobalFlag("overlayOpen", isOpen);
  const onPop = useEffectEvent(() => {
    if (!isOverlayEntry()) close();
  });
  // A layout effect: the entry exists before the visitor can close the dialog.
  useLayoutEffect(() => {
    if (!isOpen) return;
    // The entry may exist already, after a reload or Forward.
    if (!isOverlayEntry()) {
      const { index, ...page } = history.state;
      history.pushState({ ...page, index: index + 1, overlay: true }, "");
    }
    const controller = new AbortController();
    addEventListener("popstate", onPop, controller);
    return () => {
      controller.abort();
      // After the click that closes it, which may follow a link.
      setTimeout(() => isOverlayEntry() && history.back());
    };
  }, [isOpen]);
}
