import {
  type ComponentType,
  createContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { useHydrated } from "../hooks/hydrated.ts";
import { revealInView } from "../hooks/reveal-in-view.ts";
import type { LazyPart } from "../lazy.ts";
import { shownTitle } from "./title.tsx";

/** Elements as the server made them, by module and part, until their page is left. */
const served = new Map<string, Element>();
let servedAt: string;

/** Called before React takes the page over, and may make it anew. */
export function rememberServed(): void {
  servedAt = location.pathname;
  for (const element of document.querySelectorAll<HTMLElement>("[data-kept]")) {
    served.set(element.dataset.kept!, element);
  }
}

/** Whether what is mounted now is there, as the server made it. */
function useStanding(name: string): boolean {
  const hydrated = useHydrated();
  const [standing] = useState(() =>
    hydrated
      // Another page may be made of the same module.
      ? served.has(name) && location.pathname === servedAt
      : "document" in globalThis
  );
  return standing;
}

const nameOf = ({ module }: LazyPart, part: string) => `${module} ${part}`;

/** The title of a page whose words are `kept`, among them a part: the document's own while they are. */
export function useKeptTitle<Module>(
  of: LazyPart<Module>,
  part: keyof Module & string,
  title: (module: Module) => string,
): string {
  return useStanding(nameOf(of, part)) ? shownTitle() : title(of.read());
}

/** Whether what is inside needs nothing for hydration. */
export const KeptContext = createContext(false);

/**
 * What needs none of React: on a first visit its markup stays as the server made it, and neither its
 * code nor its words nor its rows are fetched (`kept` in lazy.ts). Who comes by a link gets all three.
 */
export function Kept<Module, Part extends keyof Module & string>({ of, part, props }: {
  /** Where its code is. */
  of: LazyPart<Module>;
  /** A component of that module. */
  part: Part;
  props: Module[Part] extends ComponentType<infer Props> ? Props : never;
}) {
  const name = nameOf(of, part);
  if (useStanding(name)) return <Standing name={name} />;
  const Content = of.read()[part] as ComponentType<object>;
  return (
    <KeptContext value>
      <div className="contents" data-kept={name}>
        <Content {...props as object} />
      </div>
    </KeptContext>
  );
}

/** Always the same one: another would be another content to React. */
const asServed = { __html: "" };

/** Of what its components' own hooks would do, the one thing that there is. */
function Standing({ name }: { name: string }) {
  const ref = useRef<HTMLDivElement>(null);
  const hydrated = useHydrated();
  const [anew] = useState(hydrated);

  useLayoutEffect(() => {
    // React makes a page anew that something has changed, as extensions do.
    if (anew) ref.current!.append(...served.get(name)!.childNodes);
    served.set(name, ref.current!);
  }, [anew, name]);

  useEffect(() => () => void served.delete(name), [name]);

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
      data-kept={name}
      dangerouslySetInnerHTML={anew ? undefined : asServed}
      suppressHydrationWarning
    />
  );
}
