/** Texts whose number of lines moves the rest of the page. A text inherits the spacing of one around it. */
const kinds = ":is(h1, h2, h3, p, li, dd)";
const texts = `main ${kinds}:not(:has(${kinds}))`;

/** Change of the space between letters in each pass, in em, and the most passes: more would be seen. */
const stepEm = 0.005;
const maxFit = 4;

/**
 * Replaces the fallback fonts by the web fonts on the whole page at once (`data-web-fonts`). Letter
 * spacing keeps the number of lines of every text in view, so that nothing moves; with a fragment, of
 * every text, because the browser may still scroll past them. Without a connection the fallback fonts
 * stay.
 */
export async function showWebFonts(): Promise<void> {
  // One by one: of a list, WebKit loads the first font alone.
  const fonts = ["Public Sans", "Newsreader Display"];
  const loaded = await Promise.all(fonts.map((name) => document.fonts.load(`1em "${name}"`)))
    .catch(() => null);
  if (!loaded) return;
  // An observer reports heights after a frame. Reading them here would force a layout.
  const observer = new IntersectionObserver((entries) => {
    observer.disconnect();
    document.documentElement.dataset.webFonts = "";
    fitText(entries.filter(({ isIntersecting }) => isIntersecting || location.hash));
  });
  for (const text of document.querySelectorAll(texts)) observer.observe(text);
}

/**
 * Each pass changes all texts before it measures any: measuring them one by one blocked a phone for
 * 150 ms more. An animation sets the spacing, because a style attribute would differ from the server's
 * markup at hydration.
 */
function fitText(entries: IntersectionObserverEntry[]): void {
  const animations = new Map<Element, Animation>();
  for (let fit = 1;; fit++) {
    const moved = entries
      .map(({ target, boundingClientRect: { height } }) => ({
        target,
        growth: target.getBoundingClientRect().height - height,
      }))
      .filter(({ growth }) => Math.abs(growth) > 1);
    for (const { target } of moved) animations.get(target)?.cancel();
    if (fit > maxFit || moved.length === 0) return;
    for (const { target, growth } of moved) {
      const letterSpacing = `${-Math.sign(growth) * fit * stepEm}em`;
      const keyframes = { letterSpacing: [letterSpacing, letterSpacing] };
      // Added to the spacing that a heading has.
      const options = { duration: 1, fill: "both", composite: "add" } as const;
      animations.set(target, target.animate(keyframes, options));
    }
  }
}
