import { type ReactNode, useState } from "react";
import { useHydrated } from "../hooks/hydrated.ts";

/** Whether what is mounted now stands in the document already, as the server made it. */
export function useStanding(): boolean {
  const hydrated = useHydrated();
  const [standing] = useState(!hydrated && "document" in globalThis);
  return standing;
}

/**
 * What needs no script: on a first visit its markup stays as the server made it, and neither its
 * code nor its words are fetched (`kept` in lazy.ts). Who comes by a link gets both.
 */
export function Kept({ children }: { children(): ReactNode }) {
  return useStanding()
    ? <div className="contents" dangerouslySetInnerHTML={{ __html: "" }} suppressHydrationWarning />
    : <div className="contents">{children()}</div>;
}
