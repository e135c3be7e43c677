import { Suspense } from "react";
import { Await, type AwaitProps } from "../../runtime/query-cache.tsx";
import { Spinner } from "./spinner.tsx";

/** What is made of an answer, and a spinner with its words meanwhile (SPEC §2). */
export function Loading<T>({ label, ...rest }: AwaitProps<T> & { label: string }) {
  return (
    <Suspense fallback={<Spinner label={label} />}>
      <Await {...rest} />
    </Suspense>
  );
}
