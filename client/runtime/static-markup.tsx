import { type FunctionComponent, type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { useHydrated } from "./hooks/hydrated.ts";
import type { LazyChunk } from "./lazy-chunk.ts";
import type { StaticChunk } from "./static-chunk.ts";

type StaticMarkupProps<Name extends string, Props> = Props & {
  chunk: StaticChunk<Name, Props>;
  component: Name;
  /** In its place when the chunk cannot be fetched. */
  failure?: ReactNode;
};

/** Markup of the server, by name, while another page is in view. The visitor may return to it. */
const leftMarkup = new Map<string, Element>();

/** Whether a page can show the server's markup again, so that it needs no chunk. */
export const hasLeftMarkup = ({ module }: LazyChunk): boolean =>
  [...leftMarkup.keys()].some((name) => name.startsWith(`${module} `));

/**
 * Long text without script. On a first visit React keeps the server's markup and the chunk is not
 * fetched; after a client-side navigation the chunk is rendered. The build refuses hooks and event
 * handlers inside, because they would never run.
 */
export function StaticMarkup<Name extends string, Props extends object>(
  { chunk, component, failure, ...props }: StaticMarkupProps<Name, Props>,
) {
  const name = `${chunk.module} ${component}`;
  const [element] = useState(() =>
    globalThis.document?.querySelector(`[data-static="${CSS.escape(name)}"]`) ??
      leftMarkup.get(name)
  );
  if (element) return <ServerMarkup name={name} element={element} />;
  if (chunk.hasFailed()) return failure;
  const Content = chunk.read()[component] as FunctionComponent<object>;
  return (
    <div className="contents" data-static={name}>
      <Content {...props} />
    </div>
  );
}

/** A new object would make React set the content again. */
const unchanged = { __html: "" };

function ServerMarkup({ name, element }: { name: string; element: Element }) {
  const ref = useRef<HTMLDivElement>(null);
  const hydrated = useHydrated();
  const [isHydrating] = useState(!hydrated);
  useLayoutEffect(() => {
    const container = ref.current!;
    // After a hydration mismatch React renders the page again, without this content. So does a return.
    if (container !== element) container.append(...element.childNodes);
    return () => void leftMarkup.set(name, container);
  }, [element]);
  return (
    <div
      ref={ref}
      className="contents"
      data-static={name}
      dangerouslySetInnerHTML={isHydrating ? unchanged : undefined}
      suppressHydrationWarning
    />
  );
}
