import { use } from "react";
import { formMessages } from "../../content/messages.ts";
import { site } from "../../content/site.ts";
import { VisitContext } from "../data.tsx";
import { useGlobalFlagValue } from "../hooks/global-flag.ts";

const end = ` | ${site.name}`;

/** What stands in `Title` now. */
export function shownTitle(): string {
  return document.title.replace(formMessages.titlePrefix, "").replace(end, "");
}

/** The document's title; React puts it into the head on both sides. */
export function Title({ children }: { children: string }) {
  const hasProblem = useGlobalFlagValue("problem", use(VisitContext).submitted?.problem != null);
  return <title>{`${hasProblem ? formMessages.titlePrefix : ""}${children}${end}`}</title>;
}
