/** Texts whose number of lines moves the rest of the page. */
const texts = "main :is(h1, h2, h3, p, li, dd)";

/** Hundredths of an em. */
const maxFit = 16;

/**
 * Replaces the fallback fonts by the web fonts on the whole page at once (`data-web-fonts`). Word
 * spacing keeps the number of lines of every text in view, so that nothing moves.
 */
export async function showWebFonts(): Promise<void> {
  await document.fonts.load('1em "Public Sans", "Newsreader Display"');
  const visible = [...document.querySelectorAll<HTMLElement>(texts)].filter((text) => {
    const { top, bottom } = text.getBoundingClientRect();
    return top < innerHeight && bottom > 0;
  });
  const heights = visible.map((text) => text.offsetHeight);
  document.documentElement.dataset.webFonts = "";
  visible.forEach((text, index) => fitWords(text, heights[index]!));
}

function fitWords(text: HTMLElement, height: number): void {
  const direction = text.offsetHeight < height ? 1 : -1;
  for (let fit = 0; text.offsetHeight !== height && fit <= maxFit; fit += 2) {
    text.style.wordSpacing = `${direction * fit / 100}em`;
  }
  if (text.offsetHeight !== height) text.style.wordSpacing = "";
}
