import { useEffect } from "react";

/**
 * An article starts at its top (SPEC §2), also when the browser would return to where the visitor
 * last read it. A fragment wins; a visitor who came by a link and has begun to read is left alone.
 */
export function useStartAtTop(): void {
  useEffect(() => {
    const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    if (location.hash || entry?.type === "navigate") return;
    scrollTo({ top: 0, behavior: "instant" });
  }, []);
}
