/** Texts whose number of lines decides where the rest of the page is. */
const texts = "main :is(h1, h2, h3, p, li, dd)";

/** Widest change of a word space, in hundredths of an em. */
const maxFit = 16;

/**
 * Replaces the fallback fonts (styles/fonts.css) by the site's own on the whole page at once, without
 * moving what is in view: a text there keeps its number of lines by the width of its word spaces.
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
