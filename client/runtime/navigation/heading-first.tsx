/**
 * A page that a link opens renders its heading first and what follows it afterwards, because rendering all
 * of a page is the longest wait of a navigation on a phone, and long text takes another round trip
 * (docs/decisions/navigation.md).
 */
import {
  createContext,
  type ReactNode,
  use,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useState,
} from "react";
import { useLocation, useNavigationType } from "react-router-dom";
import { type Query, QueryStoreContext, waitForData } from "../query-cache.tsx";
import { blurLeavingPage } from "./focus-and-scroll.ts";
import { opensAtTop } from "./history-entry.ts";
import { layOutSoon } from "./off-screen-layout.ts";

interface HeadingFirstProps {
  queries: readonly Query<unknown>[];
  children: ReactNode;
}

/** Whether the page in view is rendered as a whole. */
const IsWholeContext = createContext(true);

/**
 * A page. Documents, pages that the visitor returns to, and targets of a fragment are whole at once.
 *
 * @param queries what the page reads below its heading, which waits for it
 */
export function HeadingFirst({ queries, children }: HeadingFirstProps) {
  const opensHeadingFirst = opensAtTop(useLocation(), useNavigationType());
  const isWhole = useDeferredValue(true, opensHeadingFirst ? false : undefined);
  const store = use(QueryStoreContext);
  const [data] = useState(() => opensHeadingFirst ? waitForData(store, queries) : null);
  if (isWhole && data) use(data);
  // Its cleanup runs before React removes the page.
  useLayoutEffect(() => blurLeavingPage, []);
  useEffect(() => {
    if (opensHeadingFirst && isWhole) layOutSoon();
  }, [isWhole]);
  return <IsWholeContext value={isWhole}>{children}</IsWholeContext>;
}

/** False while a page that a link opens is rendered with its heading alone. */
export const useIsWhole = () => use(IsWholeContext);

/** What follows the heading of a page. Until it is rendered, its place is as high as the window. */
export function BelowHeading({ children }: { children: ReactNode }) {
  return useIsWhole() ? children : <div className="min-h-screen" />;
}
