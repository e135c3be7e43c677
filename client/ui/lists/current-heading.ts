import { type RefObject, useEffect } from "react";

/**
 * Marks in a table of contents the last heading above the upper third of the window, and scrolls to the
 * entry. The table is static markup, which React does not change (static-markup.tsx).
 */
export function useCurrentHeading(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const aside = ref.current!;
    const links = [...aside.querySelectorAll<HTMLAnchorElement>("a[href^='#']")];
    let current: HTMLElement | undefined;
    const mark = () => {
      const link = links.findLast(({ hash }) => {
        // The heading is gone when the page is left before this effect is.
        const heading = document.getElementById(hash.slice(1));
        return heading && heading.getBoundingClientRect().top < innerHeight / 3;
      });
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
  }, [ref]);
}
