import { useEffect, useEffectEvent } from "react";

/** Whether the history entry shown is that of something open over the page. */
export const isOverlayEntry = () => history.state?.overlay === true;

/**
 * Closes a dialog or menu on Back instead of leaving the page: while it is open it has a history entry
 * of its own, at the same address. Closed in another way, it goes back from that entry; a link
 * replaces it (link-interceptor.tsx).
 */
export function useCloseOnBack(isOpen: boolean, close: () => void): void {
  const onPop = useEffectEvent(() => {
    if (!isOverlayEntry()) close();
  });
  useEffect(() => {
    if (!isOpen) return;
    // The entry can be there already: a page that is loaded again keeps it, and Forward leads to it.
    if (!isOverlayEntry()) history.pushState({ ...history.state, overlay: true }, "");
    const stopped = new AbortController();
    addEventListener("popstate", onPop, stopped);
    return () => {
      stopped.abort();
      // After the click that closes it, which may follow a link.
      setTimeout(() => isOverlayEntry() && history.back());
    };
  }, [isOpen]);
}
