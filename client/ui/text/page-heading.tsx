/** The page's `h1`. It takes the focus after a navigation, which announces the page. */
import { type ComponentProps, useEffect, useRef } from "react";
import { focusHeading } from "../../runtime/focus-and-scroll.tsx";

export function PageHeading(props: ComponentProps<"h1">) {
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => focusHeading(ref.current!), []);
  return <h1 ref={ref} tabIndex={-1} {...props} />;
}
