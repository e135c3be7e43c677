import { use } from "react";
import { formMessages } from "../../content/messages/forms.ts";
import { site } from "../../content/site.ts";
import { RequestContext } from "../request-context.ts";
import { useGlobalFlagValue } from "../runtime/hooks/global-flag.ts";

/** The document's title: the page's, the firm's name, and a prefix while a form has errors. */
export function Title({ children }: { children: string }) {
  const hasProblem = useGlobalFlagValue(
    "formInvalid",
    use(RequestContext).submitted?.problem != null,
  );
  const prefix = hasProblem ? formMessages.titlePrefix : "";
  return <title>{`${prefix}${children} | ${site.name}`}</title>;
}
