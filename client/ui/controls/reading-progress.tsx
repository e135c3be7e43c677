import { type RefObject, useEffect, useRef } from "react";

/** A decorative line under the header that grows with the read share of an element. */
export function ReadingProgress({ target }: { target: RefObject<HTMLElement | null> }) {
  const bar = useRef<HTMLProgressElement>(null);

  useEffect(() => {
    const [element, progress] = [target.current!, bar.current!];
    const show = () => {
      const { top, height } = element.getBoundingClientRect();
      const distance = height - innerHeight;
      progress.value = distance > 0 ? Math.min(1, Math.max(0, -top / distance)) : 1;
    };
    show();
    const controller = new AbortController();
    addEventListener("scroll", show, { signal: controller.signal, passive: true });
    addEventListener("resize", show, controller);
    return () => controller.abort();
  }, [target]);

  return (
    <progress
      ref={bar}
      className="fixed top-bar left-0 z-49 h-0.75 w-full progress-plain text-clay no-script:hidden"
      value={0}
      aria-hidden
      data-no-print
    />
  );
}
