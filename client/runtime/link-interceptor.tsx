import { type ReactNode, useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { transitionFrom } from "./view-transition.ts";

/** Faster pages show no progress. */
export const progressDelayMs = 400;

interface LinkInterceptorProps {
  prefetch(page: URL): void;
  /** Shown while a page is being fetched. */
  progress: ReactNode;
}

/**
 * Turns clicks on links to pages into client-side navigations, and prefetches a page when the pointer,
 * a finger or the focus reaches its link. The current page stays until the next one is loaded.
 */
export function LinkInterceptor({ prefetch, progress }: LinkInterceptorProps) {
  const navigate = useNavigate();
  const { key } = useLocation();
  /** Key of the history entry being left. */
  const [left, setLeft] = useState<string>();
  useEffect(() => {
    const stopped = new AbortController();
    const { signal } = stopped;
    const ahead = ({ target }: Event) => {
      const link = pageLink(target);
      if (link) prefetch(new URL(link.href));
    };
    for (const reach of ["pointerover", "touchstart", "focusin"]) {
      addEventListener(reach, ahead, { passive: true, signal });
    }
    addEventListener("click", (event) => {
      const link = pageLink(event.target);
      const { button, ctrlKey, metaKey, shiftKey, altKey } = event;
      const elsewhere = button !== 0 || ctrlKey || metaKey || shiftKey || altKey;
      if (elsewhere || event.defaultPrevented) return;
      if (!link) return keepPlace(event.target);
      event.preventDefault();
      const { pathname, search, hash, href } = link;
      const open = () => {
        const from = history.state?.key ?? "default";
        setTimeout(() => setLeft(from), progressDelayMs);
        navigate(pathname + search + hash, { replace: href === location.href });
      };
      const picture = link.closest("[data-transition-from]")?.querySelector("img");
      if (!picture || !transitionFrom(picture, open)) open();
    }, { signal });
    addEventListener("submit", (event) => {
      if (!(event.target as Element).matches("[data-retry]")) return;
      event.preventDefault();
      location.reload();
    }, { signal });
    return () => stopped.abort();
  }, [navigate, prefetch]);
  return left === key && progress;
}

/** Saves the scroll position before a fragment link, for the way back (focus-and-scroll.tsx). */
function keepPlace(target: EventTarget | null): void {
  if (!(target instanceof Element) || !target.closest("a[href^='#']")) return;
  history.replaceState({ ...history.state, usr: { top: scrollY } }, "");
}

/**
 * A link to a path of this site without a file name. Paths in non-canonical spelling are left to the
 * server, which redirects them (`canonicalAddress`).
 */
function pageLink(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href^='/']") : null;
  const isPage = link?.origin === location.origin && !/\.\w+$|[A-Z]|\/\/|.\/$/.test(link.pathname);
  return isPage && !link.target && !link.hasAttribute("download") ? link : null;
}
