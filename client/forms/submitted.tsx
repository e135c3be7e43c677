/** What a plain POST left behind, for the form that sent it (no script, SPEC §5). */
import { use } from "react";
import { useLocation } from "react-router-dom";
import { VisitContext } from "../data.tsx";
import type { Submitted } from "./answer.ts";

/** The name of its hydration data. */
export const submittedKey = "submitted";

/** Null once the visitor has moved on: a page opened later starts with an empty form. */
export function useSubmitted(form: string): Submitted | null {
  const { submitted } = use(VisitContext);
  const { key } = useLocation();
  return submitted?.form === form && key === "default" ? submitted : null;
}
