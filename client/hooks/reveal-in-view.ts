/**
 * What `ui/reveal.tsx` marks appears once enough of it is in view: its `data-reveal` is "seen to",
 * "waiting", then "shown". Until what it returns is called.
 */
export function revealInView(element: HTMLElement): () => void {
  element.dataset.reveal = "seen to";
  const threshold = Number(element.dataset.threshold);
  const reachable = Math.min(threshold, threshold * innerHeight / element.offsetHeight);
  const observer = new IntersectionObserver(([entry]) => {
    if (!entry) return;
    if (entry.intersectionRatio >= reachable && entry.isIntersecting) {
      element.dataset.reveal = "shown";
      observer.disconnect();
    } else if (!entry.isIntersecting) element.dataset.reveal = "waiting";
  }, { threshold: [0, reachable] });
  observer.observe(element);
  return () => {
    observer.disconnect();
    if (element.dataset.reveal !== "shown") element.dataset.reveal = "";
  };
}
