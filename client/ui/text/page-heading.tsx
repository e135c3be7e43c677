import { type ComponentProps, use, useEffect, useRef } from "react";
import { formMessages } from "../../../content/messages/forms.ts";
import { documentTitle } from "../../../content/document-title.ts";
import { RequestContext } from "../../request-context.ts";
import { onHeadingMounted } from "../../runtime/navigation/focus-and-scroll.ts";
import { useGlobalFlagValue } from "../../runtime/hooks/global-flag.ts";

/** The page's `h1` and title. After a navigation the `h1` takes the focus and the title is said. */
export function PageHeading(
  { meta, ...rest }: ComponentProps<"h1"> & { meta: { title: string } },
) {
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => onHeadingMounted(ref.current!), []);
  return (
    <>
      <Title>{meta.title}</Title>
      <h1 ref={ref} {...rest} />
    </>
  );
}

/** The document's title: the page's, the firm's name, and a prefix while a form has errors. */
export function Title({ children }: { children: string }) {
  const hasProblem = useGlobalFlagValue(
    "formInvalid",
    use(RequestContext).submitted?.problem != null,
  );
  const prefix = hasProblem ? formMessages.titlePrefix : "";
  return <title>{prefix + documentTitle(children)}</title>;
}
