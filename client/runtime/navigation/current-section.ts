/** A heading above this is under the header. */
const headerPixels = 80;
/** Windows with the list beside the text: Tailwind's `lg`. */
const besideText = "(width >= 64rem)";

/**
 * Ref of an element with links to the sections of the page. Marks the link of the first heading in the
 * upper third of the window, or of the last one above it, and scrolls the element to that link. React does
 * not change the links' `aria-current`. Where the window shows a folded list at all times, it is opened, because
 * assistive technology would know it as closed.
 */
export function markCurrentSection(aside: HTMLElement | null) {
  if (!aside) return;
  const links = [...aside.querySelectorAll<HTMLAnchorElement>("a[href^='#']")];
  let current: HTMLElement | undefined;
  const mark = () => {
    let link: HTMLElement | undefined;
    for (const next of links) {
      // A section may not be rendered yet.
      const { top = Infinity } =
        document.getElementById(next.hash.slice(1))?.getBoundingClientRect() ?? {};
      if (top >= innerHeight / 3) break;
      link = next;
      if (top > headerPixels) break;
    }
    if (link === current) return;
    current?.removeAttribute("aria-current");
    link?.setAttribute("aria-current", "location");
    current = link;
    const { top, height } = aside.getBoundingClientRect();
    if (link) aside.scrollTop += link.getBoundingClientRect().top - top - height / 2;
  };
  const beside = matchMedia(besideText);
  const unfold = () => {
    if (beside.matches) aside.querySelector("details")?.setAttribute("open", "");
  };
  unfold();
  beside.addEventListener("change", unfold);
  // At the top nothing is marked, which avoids a layout.
  if (scrollY > 0) mark();
  addEventListener("scroll", mark, { passive: true });
  return () => {
    removeEventListener("scroll", mark);
    beside.removeEventListener("change", unfold);
  };
}
