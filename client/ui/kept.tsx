import { createContext, type ReactNode, useEffect, useRef, useState } from "react";
import { letDismiss } from "../hooks/dismissable.ts";
import { useHydrated } from "../hooks/hydrated.ts";
import { revealInView } from "../hooks/reveal-in-view.ts";
import type { LazyPart } from "../lazy.ts";
import { shownTitle } from "./title.tsx";

/** Whether what is mounted now stands in the document already, as the server made it. */
export function useStanding(): boolean {
  const hydrated = useHydrated();
  const [standing] = useState(!hydrated && "document" in globalThis);
  return standing;
}

/** The title of a page whose words are `kept`: the document's own while they are. */
export function useKeptTitle(title: () => string): string {
  return useStanding() ? shownTitle() : title();
}

/** Whether what is inside needs nothing for hydration. */
export const KeptContext = createContext(false);

interface KeptProps<Module> {
  /** Where its code is. */
  of: LazyPart<Module>;
  children(module: Module): ReactNode;
}

/**
 * What needs none of React: on a first visit its markup stays as the server made it, and neither its
 * code nor its words are fetched (`kept` in lazy.ts). Who comes by a link gets both.
 */
export function Kept<Module>(props: KeptProps<Module>) {
  return useStanding() ? <Standing /> : <Made {...props} />;
}

function Made<Module>({ of, children }: KeptProps<Module>) {
  return (
    <KeptContext value>
      <div className="contents">{children(of.read())}</div>
    </KeptContext>
  );
}

/** Always the same one: another would be another content to React. */
const asServed = { __html: "" };

/** Does what its components' own hooks would do. */
function Standing() {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const each = (selector: string, start: (element: HTMLElement) => () => void) =>
      [...ref.current!.querySelectorAll<HTMLElement>(selector)].map(start);
    const stops = [
      ...each("[data-reveal]", revealInView),
      ...each("[data-dismissable]", letDismiss),
    ];
    return () => stops.forEach((stop) => stop());
  }, []);
  return (
    <div
      ref={ref}
      className="contents"
      dangerouslySetInnerHTML={asServed}
      suppressHydrationWarning
    />
  );
}
