import { type RefObject, useEffect } from "react";

/**
 * Marks in a table of contents the heading last scrolled past the upper third of the window, and
 * keeps it in view. The table is static markup, which React does not change (`static-markup.tsx`).
 */
export function useCurrentHeading(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const aside = ref.current!;
    const links = [...aside.querySelectorAll<HTMLAnchorElement>("a[href^='#']")];
    let current: HTMLElement | undefined;
    const mark = () => {
      const link = links.findLast(({ hash }) => {
        // There is none when the page has been left, but this has not been told yet.
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
    // Above the first one there is nothing to mark, and nothing to be laid out for it.
    if (scrollY > 0) mark();
    addEventListener("scroll", mark, { passive: true });
    return () => removeEventListener("scroll", mark);
  }, [ref]);
}
