import { createContext, type ReactNode, useEffect, useRef, useState } from "react";
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

/** Of what its components' own hooks would do, the one thing that there is. */
function Standing() {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const stops: (() => void)[] = [];
    const begin = () =>
      ref.current!.querySelectorAll<HTMLElement>("[data-reveal='']")
        .forEach((element) => stops.push(revealInView(element)));
    begin();
    // Rows of a slow backend come later than script.
    const coming = new MutationObserver(begin);
    coming.observe(ref.current!, { childList: true, subtree: true });
    return () => {
      coming.disconnect();
      stops.forEach((stop) => stop());
    };
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
