import { useState } from "react";
import type { FormProblem, Submitted } from "./submit.ts";

/** What is wrong with a form's entries, at first by what the server rendered (SPEC §5). */
export function useProblem(submitted: Submitted | null) {
  const [{ problem, attempt }, setState] = useState({
    problem: submitted?.problem ?? null,
    attempt: 0,
  });
  return {
    problem,
    /** Another number for every problem shown. */
    attempt,
    showProblem: (problem: FormProblem | null) =>
      setState(({ attempt }) => ({ problem, attempt: attempt + 1 })),
  };
}
