/** Texts whose number of lines moves the rest of the page. */
const texts = "main :is(h1, h2, h3, p, li, dd)";

/** Hundredths of an em; words would run together in narrower spaces. */
const maxFit = { wider: 16, narrower: 8 };

/**
 * Replaces the fallback fonts by the web fonts on the whole page at once (`data-web-fonts`). Word
 * spacing keeps the number of lines of every text in view, so that nothing moves; with a fragment, of
 * every text, because the browser may still scroll past them. Without a
 * connection the fallback fonts stay.
 */
export async function showWebFonts(): Promise<void> {
  const loaded = await document.fonts.load('1em "Public Sans", "Newsreader Display"').catch(() =>
    null
  );
  if (!loaded) return;
  const visible = [...document.querySelectorAll<HTMLElement>(texts)].filter((text) => {
    const { top, bottom } = text.getBoundingClientRect();
    return location.hash || top < innerHeight && bottom > 0;
  });
  const heights = visible.map((text) => text.offsetHeight);
  document.documentElement.dataset.webFonts = "";
  visible.forEach((text, index) => fitWords(text, heights[index]!));
}

/** An animation changes no attribute, so the page still hydrates as the server sent it. */
function fitWords(text: HTMLElement, height: number): void {
  const sign = text.offsetHeight < height ? 1 : -1;
  const max = sign > 0 ? maxFit.wider : maxFit.narrower;
  let animation: Animation | undefined;
  for (let fit = 2; text.offsetHeight !== height && fit <= max; fit += 2) {
    animation?.cancel();
    animation = text.animate({ wordSpacing: Array(2).fill(`${sign * fit / 100}em`) }, {
      duration: 1,
      fill: "both",
    });
  }
  if (text.offsetHeight !== height) animation?.cancel();
}
