import { use, useEffect, useEffectEvent } from "react";
import { NavigationContext } from "../runtime/navigation/page-router.tsx";
import { openWithTransition } from "../runtime/view-transition.ts";

/**
 * Turns clicks on links to pages into client-side navigations, and prefetches a page when the pointer,
 * a finger or the focus reaches its link.
 */
export function LinkInterceptor({ prefetch }: { prefetch(page: URL): void }) {
  const { follow, reload } = use(NavigationContext);

  const onReach = useEffectEvent(({ target }: Event) => {
    const link = pageLink(target);
    if (link) prefetch(new URL(link.href));
  });
  const onClick = useEffectEvent((event: MouseEvent) => {
    const link = pageLink(event.target);
    const { button, ctrlKey, metaKey, shiftKey, altKey } = event;
    const opensElsewhere = button !== 0 || ctrlKey || metaKey || shiftKey || altKey;
    if (!link || opensElsewhere || event.defaultPrevented) return;
    event.preventDefault();
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
    for (const type of ["pointerover", "touchstart", "focusin"]) {
      addEventListener(type, onReach, { passive: true, signal });
    }
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
