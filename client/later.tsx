import { type ReactNode, Suspense, useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import type { Lazy } from "./lazy.ts";

interface LaterProps<T> {
  part: Lazy<T>;
  children(value: T): ReactNode;
}

/**
 * What is not seen first. On the first page the server's markup stands, and works as without script,
 * until it is scrolled into view; only then what it needs is fetched and script takes it over.
 */
export function Later<T>({ part, children }: LaterProps<T>) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) part.preload().catch(() => {});
    });
    observer.observe(place.current!);
    return () => observer.disconnect();
  }, [part]);
  return (
    <div ref={place}>
      <Suspense>
        <Content part={part}>{children}</Content>
      </Suspense>
    </div>
  );
}

function Content<T>({ part, children }: LaterProps<T>) {
  const isFirst = useLocation().key === "default";
  return children(isFirst ? part.await() : part.read());
}
