import { useEffect, useState, useTransition } from "react";
import { useNavigate } from "react-router-dom";
import { frame } from "../../content/frame.ts";
import { isOverlayEntry } from "../runtime/hooks/overlay.ts";
import { useHydrated } from "../runtime/hooks/hydrated.ts";
import { openWithTransition } from "../runtime/view-transition.ts";
import { NavigationProgress } from "../ui/status/navigation-progress.tsx";

/**
 * Turns clicks on links to pages into client-side navigations, and prefetches a page when the pointer,
 * a finger or the focus reaches its link. The current page stays until the next one is loaded. Without
 * a connection it stays too.
 */
export function LinkInterceptor({ prefetch }: { prefetch(page: URL): void }) {
  const navigate = useNavigate();
  const [isLeaving, startTransition] = useTransition();
  const [isOffline, setOffline] = useState(false);
  const hydrated = useHydrated();
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const prefetchLink = ({ target }: Event) => {
      const link = pageLink(target);
      // Firefox and Safari do not fetch a module again that failed once.
      if (link && navigator.onLine) prefetch(new URL(link.href));
    };
    for (const type of ["pointerover", "touchstart", "focusin"]) {
      addEventListener(type, prefetchLink, { passive: true, signal });
    }
    addEventListener("click", (event) => {
      const link = pageLink(event.target);
      const { button, ctrlKey, metaKey, shiftKey, altKey } = event;
      const opensElsewhere = button !== 0 || ctrlKey || metaKey || shiftKey || altKey;
      if (!link || opensElsewhere || event.defaultPrevented) return;
      event.preventDefault();
      if (!navigator.onLine && link.pathname !== location.pathname) {
        // Everything outside an open dialog is inert, the message too.
        document.querySelector<HTMLDialogElement>("dialog[open]")?.close();
        return setOffline(true);
      }
      const { pathname, search, hash, href } = link;
      openWithTransition(link.closest("[data-transition-from]")?.querySelector("img"), () => {
        const replace = href === location.href || isOverlayEntry();
        startTransition(() => void navigate(pathname + search + hash, { replace }));
      });
    }, { signal });
    addEventListener("submit", (event) => {
      if (!(event.target as Element).matches("[data-retry]")) return;
      event.preventDefault();
      if (navigator.onLine) location.reload();
      else setOffline(true);
    }, { signal });
    addEventListener("online", () => setOffline(false), { signal });
    return () => controller.abort();
  }, [navigate, prefetch]);
  return (
    <>
      {isLeaving && <NavigationProgress />}
      {/* A live region announces only text that is set after it exists. */}
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

/**
 * A link to a fragment, or to a path of this site without a file name. Paths in non-canonical spelling
 * are left to the server, which redirects them (`canonicalAddress`).
 */
function pageLink(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element
    ? target.closest<HTMLAnchorElement>("a:is([href^='/'], [href^='#'])")
    : null;
  const isPage = link?.origin === location.origin && !/\.\w+$|[A-Z]|\/\/|.\/$/.test(link.pathname);
  return isPage && !link.target && !link.hasAttribute("download") ? link : null;
}
