/** What a plain POST left behind, for the form that sent it (no script, SPEC §5). */
import { createContext, use } from "react";
import { useLocation } from "react-router-dom";
import { Embedded } from "../data.tsx";
import type { Submitted } from "./answer.ts";

export const SubmittedContext = createContext<Submitted | null>(null);

/** The name under which it is embedded for hydration. */
export const submittedKey = "submitted";

/** Null once the visitor has moved on: a page opened later starts with an empty form. */
export function useSubmitted(form: string): Submitted | null {
  const submitted = use(SubmittedContext);
  const { key } = useLocation();
  return submitted?.form === form && key === "default" ? submitted : null;
}

export function EmbeddedSubmitted({ submitted }: { submitted: Submitted | null }) {
  return submitted && <Embedded name={submittedKey} value={submitted} />;
}
