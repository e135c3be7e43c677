import { use } from "react";
import { formMessages } from "../../content/messages.ts";
import { site } from "../../content/site.ts";
import { SubmittedContext } from "../forms/submitted.tsx";
import { useFormProblem } from "../hooks/declared.ts";

/** The document's title; React puts it into the head on both sides. */
export function Title({ children }: { children: string }) {
  const hasProblem = useFormProblem(use(SubmittedContext)?.problem != null);
  return <title>{`${hasProblem ? formMessages.titlePrefix : ""}${children} | ${site.name}`}</title>;
}
