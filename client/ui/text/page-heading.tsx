/** The page's `h1` and title. The `h1` takes the focus after a navigation, which announces the page. */
import { type ComponentProps, useEffect, useRef } from "react";
import { focusHeading } from "../../runtime/focus-and-scroll.tsx";
import { Title } from "../title.tsx";

export function PageHeading(
  { meta, ...rest }: ComponentProps<"h1"> & { meta: { title: string } },
) {
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => focusHeading(ref.current!), []);
  return (
    <>
      <Title>{meta.title}</Title>
      <h1 ref={ref} tabIndex={-1} {...rest} />
    </>
  );
}
