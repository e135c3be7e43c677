/** Scroll positions of the history entries of this tab, for Back and Forward between pages of the site. */
import { tabStorage } from "../tab-storage.ts";

const storageKey = "scroll";

/** Pixels from the top by React Router's key of an entry. New entries have none. */
export const scrollPositions = new Map<string, number>();

const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];

/** Whether the document was opened by Back, Forward or a reload. */
export const isRestored = entry !== undefined && entry.type !== "navigate";

/**
 * Records how far the shown page is scrolled. It replaces the browser's own restoration, which would
 * scroll the old page before the new one is shown.
 *
 * @param shownKey key of the entry whose page is shown
 * @returns stops it
 */
export function recordScrollPositions(shownKey: () => string): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const entryKey = () => history.state?.key ?? "default";
  const recordTop = () => {
    // The address is ahead of the page while one is fetched, and a new fragment has no state yet.
    if (history.state && entryKey() === shownKey()) scrollPositions.set(shownKey(), scrollY);
  };
  const restore = (top = 0) => top > 0 && scrollY === 0 && scrollTo({ top, behavior: "instant" });
  const topOfEntry = () => scrollPositions.get(entryKey());
  const write = () => tabStorage.set(storageKey, [...scrollPositions]);
  for (const [key, top] of tabStorage.get(storageKey) ?? []) scrollPositions.set(key, top);
  // Firefox restores only pages that its page cache holds.
  if (isRestored) restore(topOfEntry());
  recordTop();
  // No function of its own: the bundler drops calls that only set a property (server/build/vite.ts).
  history.scrollRestoration = "manual";
  addEventListener("scroll", recordTop, { passive: true, signal });
  // Firefox loses what a page stores while it is unloaded.
  addEventListener("scrollend", write, { signal });
  // A click or the end of the page can come before the event of the last scroll.
  addEventListener("click", recordTop, { capture: true, signal });
  // The browser restores a page that it loads again, or brings back from another site.
  addEventListener("pagehide", () => {
    history.scrollRestoration = "auto";
    recordTop();
    write();
  }, { signal });
  addEventListener("pageshow", ({ persisted }) => {
    history.scrollRestoration = "manual";
    const top = topOfEntry();
    // WebKit brings a page from its cache back at the top.
    if (persisted) requestAnimationFrame(() => restore(top));
  }, { signal });
  return () => controller.abort();
}
