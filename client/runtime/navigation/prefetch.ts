/**
 * Fetches pages before the visitor opens them (docs/decisions/prefetch.md): the links in view while the
 * page is idle, and a link that the pointer, a finger or the focus reaches.
 */
import { whenIdle } from "../when-idle.ts";
import type { PageLoader } from "./page-history.ts";

/** Bytes that one page may fetch ahead. */
const budget = 150_000;
/** Bytes that are set aside for one more page. No page needs more (tests/unit/build/weight.test.ts). */
export const largestPage = 33_000;
/** Pages that a visitor may plausibly open next. */
const maxPages = 12;
/** Pages that are fetched before the visitor scrolls on: the rest is for links that come into view then. */
const maxPagesInPlace = 6;
/** How long a link has to stay in view. */
const inViewMs = 300;
/** How far ahead of a moving mouse a link is looked for. */
const approachMs = 150;

interface NetworkInformation {
  saveData?: boolean;
  effectiveType?: string;
}

/** False for visitors who save data, on 2G, and offline. */
function mayPrefetch(): boolean {
  const { connection } = navigator as Navigator & { connection?: NetworkInformation };
  if (!navigator.onLine || connection?.saveData) return false;
  if (connection?.effectiveType?.endsWith("2g")) return false;
  return !matchMedia("(prefers-reduced-data: reduce)").matches;
}

interface PrefetchOptions {
  signal: AbortSignal;
  /** Returns the link to a page of this site that contains an element. */
  pageLink(element: EventTarget | null): HTMLAnchorElement | null;
  /** Returns the link that a click follows. */
  followedLink(event: MouseEvent): HTMLAnchorElement | null;
  load: PageLoader;
}

/** Prefetches for the page in view until the signal is aborted. */
export function prefetchLinks({ signal, pageLink, followedLink, load }: PrefetchOptions): void {
  const transfers = countTransfers(signal);
  const fetched = new Set([location.pathname]);

  function prefetchPage(link: HTMLAnchorElement): Promise<void> | null {
    const isAffordable = transfers.bytes() + largestPage <= budget;
    return isAffordable && mayPrefetch() ? fetchPage(link) : null;
  }

  /** A navigation to the page asks again, and reports a failure. */
  async function fetchPage(link: HTMLAnchorElement): Promise<void> {
    fetched.add(link.pathname);
    await load(new URL(link.href))?.whole.catch(() => {});
  }

  let reached: HTMLAnchorElement | null = null;
  // A tap reaches its link three times, and the phone is to be free for the click.
  const fetchReached = ({ target }: Event) => {
    const link = pageLink(target);
    if (link && link !== reached) prefetchPage(link);
    reached = link;
  };
  for (const type of ["touchstart", "focusin", "pointerover"]) {
    addEventListener(type, fetchReached, { passive: true, signal });
  }
  // No guess any more: on a slow phone, the click comes 20 to 40 ms later.
  addEventListener("pointerup", (event) => {
    const link = followedLink(event);
    if (link && !fetched.has(link.pathname)) fetchPage(link);
  }, { signal });
  followMouse(signal, (element) => {
    const link = pageLink(element);
    if (link && !fetched.has(link.pathname)) prefetchPage(link);
  });

  const isNew = (link: HTMLAnchorElement) => !fetched.has(link.pathname) && pageLink(link) === link;
  const inView = watchLinks(signal, () => fetchInView());
  let isFetching = false;
  let fetchedInPlace = 0;
  addEventListener("scroll", () => fetchedInPlace = 0, { passive: true, signal });

  /** One page after another, each when the browser is idle. */
  async function fetchInView() {
    if (isFetching) return;
    isFetching = true;
    const mayFetch = () => fetched.size <= maxPages && fetchedInPlace < maxPagesInPlace;
    while (!signal.aborted && mayFetch()) {
      await new Promise<void>(whenIdle);
      const next = [...inView].filter(isNew).sort(byImportance)[0];
      const request = next && prefetchPage(next);
      if (!request) break;
      fetchedInPlace++;
      await request;
    }
    isFetching = false;
  }
}

/** By rank, then what is nearest to the middle of the window. */
function byImportance(one: HTMLAnchorElement, other: HTMLAnchorElement): number {
  const difference = rankOf(one) - rankOf(other);
  if (difference !== 0) return difference;
  return distanceFromMiddle(one) - distanceFromMiddle(other);
}

/** Main navigation and calls to action come first, the footer last. */
function rankOf(link: HTMLAnchorElement): number {
  if (link.matches("header nav a, [data-action]")) return 0;
  return link.closest("footer") ? 2 : 1;
}

function distanceFromMiddle(link: HTMLAnchorElement): number {
  const { top, bottom } = link.getBoundingClientRect();
  return Math.abs((top + bottom) / 2 - innerHeight / 2);
}

/** Counts the bytes of files and data that come over the network from now on. */
function countTransfers(signal: AbortSignal): { bytes(): number } {
  let bytes = 0;
  const count = (entries: PerformanceEntryList) => {
    for (const { name, transferSize } of entries as PerformanceResourceTiming[]) {
      // Safari before 16.4 does not tell, and then nothing more is affordable.
      if (/\/(assets|data)\//.test(new URL(name).pathname)) bytes += transferSize;
    }
  };
  const observer = new PerformanceObserver((list) => count(list.getEntries()));
  observer.observe({ type: "resource" });
  signal.addEventListener("abort", () => observer.disconnect());
  return {
    bytes() {
      count(observer.takeRecords());
      return bytes;
    },
  };
}

/**
 * The links that have been in view for a while.
 *
 * @param onChange is called when there are more
 */
function watchLinks(signal: AbortSignal, onChange: () => void): ReadonlySet<HTMLAnchorElement> {
  const inView = new Set<HTMLAnchorElement>();
  const timers = new Map<Element, ReturnType<typeof setTimeout>>();
  const intersections = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      const link = target as HTMLAnchorElement;
      clearTimeout(timers.get(link));
      inView.delete(link);
      if (!isIntersecting) continue;
      timers.set(
        link,
        setTimeout(() => {
          inView.add(link);
          onChange();
        }, inViewMs),
      );
    }
  });
  const observed = new WeakSet<Element>();
  const observe = () => {
    for (const link of document.querySelectorAll("a[href^='/']")) {
      if (!observed.has(link)) intersections.observe(link);
      observed.add(link);
    }
  };
  observe();
  const additions = new MutationObserver(observe);
  additions.observe(document.getElementById("content")!, { childList: true, subtree: true });
  signal.addEventListener("abort", () => {
    intersections.disconnect();
    additions.disconnect();
    timers.forEach((timer) => clearTimeout(timer));
  });
  return inView;
}

/** Calls `onApproach` with the element that a moving mouse will soon reach, at most once a frame. */
function followMouse(signal: AbortSignal, onApproach: (element: Element | null) => void): void {
  let last: PointerEvent | null = null;
  let isWaiting = false;
  addEventListener("pointermove", (event) => {
    if (event.pointerType !== "mouse" || isWaiting) return;
    const from = last;
    last = event;
    if (!from) return;
    isWaiting = true;
    requestAnimationFrame(() => {
      isWaiting = false;
      const frames = approachMs / Math.max(1, event.timeStamp - from.timeStamp);
      const x = event.clientX + (event.clientX - from.clientX) * frames;
      const y = event.clientY + (event.clientY - from.clientY) * frames;
      onApproach(document.elementFromPoint(x, y));
    });
  }, { passive: true, signal });
}
