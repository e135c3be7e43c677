import { type RefObject, useEffect, useRef } from "react";

/** A heading above this is under the header. */
const headerPixels = 80;

/**
 * Marks the link of the first heading in the upper third of the window, or of the last one above it, and
 * scrolls to that link.
 * @returns a ref of what contains the links, whose `aria-current` React does not change
 */
export function useCurrentSection(): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const aside = ref.current!;
    const links = [...aside.querySelectorAll<HTMLAnchorElement>("a[href^='#']")];
    let current: HTMLElement | undefined;
    const mark = () => {
      let link: HTMLElement | undefined;
      for (const next of links) {
        // The heading is gone when the page is left before this effect is.
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
    // At the top nothing is marked, which avoids a layout.
    if (scrollY > 0) mark();
    addEventListener("scroll", mark, { passive: true });
    return () => removeEventListener("scroll", mark);
  }, []);

  return ref;
}
