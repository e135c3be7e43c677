import { type ReactNode, Suspense, useEffect, useState } from "react";
import { useHydrated } from "../../runtime/hooks/hydrated.ts";
import { Await, type AwaitProps } from "../../runtime/query-cache.tsx";

/** Renders a query's result, or a spinner until it is there (SPEC §2). */
export function Loading<T>({ label, spinner, skeleton, ...rest }: AwaitProps<T> & {
  label: string;
  /** Layout of the spinner and its label. */
  spinner?: string;
  /** Below the spinner, in the place of the result. */
  skeleton?: ReactNode;
}) {
  const fallback = (
    <>
      <Spinner label={label} className={spinner} />
      {skeleton}
    </>
  );
  return (
    <Suspense fallback={fallback}>
      <Await {...rest} />
    </Suspense>
  );
}

/** A Suspense fallback (SPEC §2). Screen readers announce only text that is set later. */
export function Spinner(
  { label, className = "py-6" }: { label: string; className?: string },
) {
  const [text, setText] = useState(useHydrated() ? "" : label);
  useEffect(() => setText(label), [label]);
  return (
    <div role="status" className={`flex items-center gap-4 ${className}`}>
      <div
        data-spinner
        className="size-10 flex-none animate-spin rounded-full border-3 border-line border-t-river motion-reduce:[animation-duration:6s] dark:border-mist/35 dark:border-t-straw"
        aria-hidden
      />
      <p className="min-h-text-line text-sm">{text}</p>
    </div>
  );
}
