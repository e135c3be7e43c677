/**
 * A page that a link opens renders its heading first and what follows it afterwards, because rendering all
 * of a page is the longest wait of a navigation on a phone (docs/decisions/navigation.md).
 */
import { createContext, type ReactNode, use, useDeferredValue } from "react";
import { useLocation, useNavigationType } from "react-router-dom";

/** Whether the page in view is rendered as a whole. */
const IsWholeContext = createContext(true);

/** A page. Documents, pages that the visitor returns to, and targets of a fragment are whole at once. */
export function HeadingFirst({ children }: { children: ReactNode }) {
  const { hash } = useLocation();
  const opensAtTop = useNavigationType() === "PUSH" && !hash;
  const isWhole = useDeferredValue(true, opensAtTop ? false : undefined);
  return <IsWholeContext value={isWhole}>{children}</IsWholeContext>;
}

/** What follows the heading of a page. Until it is rendered, its place is as high as the window. */
export function BelowHeading({ children }: { children: ReactNode }) {
  return use(IsWholeContext) ? children : <div className="min-h-screen" />;
}
