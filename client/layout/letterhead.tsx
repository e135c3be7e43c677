import { use } from "react";
import { useLocation } from "react-router-dom";
import { site } from "../../content/site.ts";
import { RequestContext } from "../request-context.ts";

/** The head of printed pages: firm, phone and address. */
export function Letterhead() {
  const { pathname } = useLocation();
  return (
    <p
      className="mb-6 hidden flex-wrap justify-between gap-x-6 border-b border-ink px-gutter pb-2 text-sm print:flex"
      data-letterhead
    >
      <strong>{site.name}</strong>
      <span>{site.phone.display}</span>
      <span
        // The visitor's origin may differ from the server's.
        suppressHydrationWarning
      >
        {use(RequestContext).origin + pathname}
      </span>
    </p>
  );
}
