import { Suspense } from "react";
import { Await, type AwaitProps } from "../../runtime/query-cache.tsx";
import { Spinner } from "./spinner.tsx";

/** Renders a query's result, or a spinner until it is there (SPEC §2). */
export function Loading<T>({ label, ...rest }: AwaitProps<T> & { label: string }) {
  return (
    <Suspense fallback={<Spinner label={label} />}>
      <Await {...rest} />
    </Suspense>
  );
}
