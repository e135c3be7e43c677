import "./reveal.css" with { type: "text" };
import { type ReactNode, useEffect, useRef } from "react";

/** Visible share of what is revealed, or of the window when that is smaller (SPEC §9). */
export const revealShares = { plain: 0.1, delayed: 0.2 };

/**
 * Fades its content in when it is scrolled into view (SPEC §9). Content in view at hydration stays
 * visible. Without script, with reduced motion and in print everything is visible.
 */
export function Reveal({ delayMs, as: Element = "div", className, children }: {
  /** Between becoming visible and appearing. With a delay the content also moves up. */
  delayMs?: 100 | 200 | 300;
  as?: "div" | "li";
  className?: string;
  children: ReactNode;
}) {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = ref.current!;
    const share = delayMs ? revealShares.delayed : revealShares.plain;
    const reachable = Math.min(share, share * innerHeight / element.offsetHeight);
    const observer = new IntersectionObserver((entries) => {
      // A slow device reports several changes at once.
      const entry = entries.at(-1)!;
      if (entry.intersectionRatio >= reachable && entry.isIntersecting) {
        element.dataset.reveal = "shown";
        observer.disconnect();
      } else if (!entry.isIntersecting) element.dataset.reveal = "waiting";
    }, { threshold: [0, reachable] });
    observer.observe(element);
    return () => observer.disconnect();
  }, [delayMs]);
  return (
    <Element ref={ref as never} className={className} data-reveal="" data-delay={delayMs}>
      {children}
    </Element>
  );
}
