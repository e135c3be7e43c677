import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { frame } from "../../content/frame.ts";
import { useHydrated } from "./hooks/hydrated.ts";
import { isOverlayEntry } from "./hooks/close-on-back.ts";
import { transitionFrom } from "./view-transition.ts";

/** Milliseconds a page may take before its progress is shown. */
export const progressDelayMs = 400;

/**
 * Makes every link to a page change the page without a reload, and fetches the page ahead when the
 * pointer, a finger or the focus reaches the link. The old page stays until the new one has come.
 * Works on markup, whoever made it. Without a connection the page stays and says so.
 */
export function LinkInterceptor({ prefetch }: { prefetch(page: URL): void }) {
  const navigate = useNavigate();
  const { key } = useLocation();
  /** The history entry that is being left. */
  const [left, setLeft] = useState<string>();
  const [isOffline, setOffline] = useState(false);
  const hydrated = useHydrated();
  useEffect(() => {
    const stopped = new AbortController();
    const { signal } = stopped;
    const ahead = ({ target }: Event) => {
      const link = pageLink(target);
      // A browser can remember that a module could not be fetched.
      if (link && navigator.onLine) prefetch(new URL(link.href));
    };
    for (const reach of ["pointerover", "touchstart", "focusin"]) {
      addEventListener(reach, ahead, { passive: true, signal });
    }
    addEventListener("click", (event) => {
      const link = pageLink(event.target);
      const { button, ctrlKey, metaKey, shiftKey, altKey } = event;
      const elsewhere = button !== 0 || ctrlKey || metaKey || shiftKey || altKey;
      if (elsewhere || event.defaultPrevented) return;
      if (!link) return;
      event.preventDefault();
      if (!navigator.onLine) return setOffline(true);
      const { pathname, search, hash, href } = link;
      const open = () => {
        const from = history.state?.key ?? "default";
        setTimeout(() => setLeft(from), progressDelayMs);
        navigate(pathname + search + hash, { replace: href === location.href || isOverlayEntry() });
      };
      // The picture of a card travels to the page that the card opens.
      const picture = link.closest("[data-service], [data-insight]")?.querySelector("img");
      if (!picture || !transitionFrom(picture, open)) open();
    }, { signal });
    addEventListener("submit", (event) => {
      if (!(event.target as Element).matches("[data-retry]")) return;
      event.preventDefault();
      if (navigator.onLine) location.reload();
      else setOffline(true);
    }, { signal });
    addEventListener("online", () => setOffline(false), { signal });
    return () => stopped.abort();
  }, [navigate, prefetch]);
  return (
    <>
      {left === key && <NavigationProgress />}
      {/* There before its text, so that the text is announced. */}
      {hydrated && (
        <p
          role="status"
          className="fixed inset-x-0 bottom-0 z-60 bg-night px-gutter py-3.6 font-semibold text-white empty:sr-only print:hidden"
        >
          {isOffline && frame.offline}
        </p>
      )}
    </>
  );
}

/** Shown while a page or a dialog is being fetched. */
export function NavigationProgress() {
  return (
    <div
      role="progressbar"
      aria-label={frame.loading}
      className="fixed inset-x-0 top-0 z-60 animate-pulse border-t-3 border-clay"
    />
  );
}

/**
 * A path of this site without a file name is a page; mail, phone, files and fragments are not. The
 * server knows where one leads that is not written as pages' own are (`canonicalAddress`).
 */
function pageLink(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href^='/']") : null;
  const isPage = link?.origin === location.origin && !/\.\w+$|[A-Z]|\/\/|.\/$/.test(link.pathname);
  return isPage && !link.target && !link.hasAttribute("download") ? link : null;
}
