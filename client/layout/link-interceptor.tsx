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
      ({ prefetchLinks }) =>
        signal.aborted || prefetchLinks({ signal, pageLink, followedLink, load }),
      () => {},
    );
    return () => controller.abort();
  }, [pathname, load]);

  const onClick = useEffectEvent((event: MouseEvent) => {
    const link = followedLink(event);
    if (!link || event.defaultPrevented) return;
    event.preventDefault();
    // The followed page comes first.
    if (link.pathname !== pathname) prefetching.current?.abort();
    const picture = link.closest("[data-transition-from]")?.querySelector("img");
    const clickedAt = performance.now();
    follow(new URL(link.href), (show) => openWithTransition(picture, clickedAt, show));
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
    leaveFocusOnTap(signal);
    addEventListener("submit", onSubmit, { signal });
    return () => controller.abort();
  }, []);
  return null;
}

/**
 * A tap on a link takes the focus only from a field, as in Safari. Else Chromium styles the page once more when
 * the link gets the focus, and again when the page is replaced: 15 ms of a phone.
 */
function leaveFocusOnTap(signal: AbortSignal): void {
  let isTouch = false;
  addEventListener("pointerdown", ({ pointerType }) => isTouch = pointerType === "touch", {
    signal,
  });
  addEventListener("mousedown", (event) => {
    const isInField = document.activeElement?.matches("input, textarea, select");
    if (isTouch && !isInField && followedLink(event)) event.preventDefault();
  }, { signal });
}

/** The link that a click follows in this tab. Other buttons and keys open a new one, or download. */
function followedLink(event: MouseEvent): HTMLAnchorElement | null {
  const { button, ctrlKey, metaKey, shiftKey, altKey, target } = event;
  const hasModifier = [ctrlKey, metaKey, shiftKey, altKey].includes(true);
  if (button !== 0 || hasModifier) return null;
  return pageLink(target);
}

/**
 * A link to a fragment, or to a path of this site without a file name. Paths in non-canonical spelling
 * are left to the server, which redirects them (`canonicalAddress`).
 */
function pageLink(target: EventTarget | null): HTMLAnchorElement | null {
  if (!(target instanceof Element)) return null;
  const link = target.closest<HTMLAnchorElement>("a:is([href^='/'], [href^='#'])");
  if (!link || link.origin !== location.origin) return null;
  if (/\.\w+$|[A-Z]|\/\/|.\/$/.test(link.pathname)) return null;
  if (link.target || link.hasAttribute("download")) return null;
  return link;
}
