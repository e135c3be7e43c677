import { useEffect, useRef } from "react";
import { formMessages } from "../../content/messages.ts";
import type { FormProblem } from "./submit.ts";

interface ErrorSummaryProps {
  /** Fields are found under `${form}-${name}`. */
  form: string;
  problem: FormProblem;
}

/**
 * Stands first in a form with errors and takes the focus, which is how it is announced; `autofocus`
 * does the same without script.
 */
export function ErrorSummary({ form, problem }: ErrorSummaryProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), [problem]);
  return (
    <div ref={ref} tabIndex={-1} autoFocus className="notice notice-error" role="alert">
      <h2 className="notice-title">{formMessages.summary}</h2>
      <p>{problem.alert}</p>
      {problem.fields.length > 0 && (
        <ul>
          {problem.fields.map(({ name, message }) => (
            <li key={name}>
              <a href={`#${form}-${name}`}>{message}</a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

export function errorOf(problem: FormProblem | null, name: string): string | undefined {
  return problem?.fields.find((field) => field.name === name)?.message;
}
