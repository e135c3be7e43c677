import { use, useEffect, useEffectEvent, useRef } from "react";
import { useLocation } from "react-router-dom";
import type { PageLoader } from "../runtime/navigation/page-history.ts";
import { NavigationContext } from "../runtime/navigation/page-router.tsx";
import { openWithTransition } from "../runtime/view-transition.ts";

/** Turns clicks on links to pages into client-side navigations, and prefetches such pages. */
export function LinkInterceptor({ load }: { load: PageLoader }) {
  const { follow, reload } = use(NavigationContext);
  const { pathname } = useLocation();
  const prefetching = useRef<AbortController>(null);

  useEffect(() => {
    const controller = new AbortController();
    prefetching.current = controller;
    const { signal } = controller;
    // A file of its own, loaded after hydration. Without it, links work all the same.
    import("../runtime/navigation/prefetch.ts").then(
      ({ prefetchLinks }) => signal.aborted || prefetchLinks({ signal, pageLink, load }),
      () => {},
    );
    return () => controller.abort();
  }, [pathname, load]);

  const onClick = useEffectEvent((event: MouseEvent) => {
    const link = pageLink(event.target);
    const { button, ctrlKey, metaKey, shiftKey, altKey } = event;
    const opensElsewhere = button !== 0 || ctrlKey || metaKey || shiftKey || altKey;
    if (!link || opensElsewhere || event.defaultPrevented) return;
    event.preventDefault();
    // The followed page comes first.
    if (link.pathname !== pathname) prefetching.current?.abort();
    const picture = link.closest("[data-transition-from]")?.querySelector("img");
    follow(new URL(link.href), (show) => openWithTransition(picture, show));
  });
  /** "Try again" of a page whose data could not be loaded (ui/status/failure.tsx). */
  const onSubmit = useEffectEvent((event: SubmitEvent) => {
    if (!(event.target as Element).matches("[data-retry]")) return;
    event.preventDefault();
    reload();
  });

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    addEventListener("click", onClick, { signal });
    addEventListener("submit", onSubmit, { signal });
    return () => controller.abort();
  }, []);
  return null;
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
