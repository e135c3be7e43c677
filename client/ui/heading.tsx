/** The page's one `h1`. After a change of page it takes the focus, which announces the page once. */
import { type ComponentProps, use, useEffect, useRef } from "react";
import { ArrivalContext } from "../layout/arrival.tsx";

export function PageHeading(props: ComponentProps<"h1">) {
  const ref = useRef<HTMLHeadingElement>(null);
  const arrive = use(ArrivalContext);
  useEffect(() => arrive(ref.current!), [arrive]);
  return <h1 ref={ref} tabIndex={-1} {...props} />;
}
