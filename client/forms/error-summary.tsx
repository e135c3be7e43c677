import { useEffect, useRef } from "react";
import { formMessages } from "../../content/messages/forms.ts";
import { useGlobalFlag } from "../runtime/hooks/global-flag.ts";
import { Notice } from "../ui/status/notice.tsx";
import type { FormProblem } from "./form-protocol.ts";

/**
 * The first element of an invalid form. It takes the focus, without script by `autofocus`. Screen
 * readers announce its heading by the focus and its alert by the role. A new `key` repeats them.
 *
 * @param form the form's id; the ids of fields are `${form}-${name}`
 */
export function ErrorSummary({ form, problem }: { form: string; problem: FormProblem }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), []);
  useGlobalFlag("formInvalid");
  const { alert, fields } = problem;
  const repeated = fields.length === 1 && fields[0]!.message === alert;
  const title = `${form}-problem`;
  return (
    <Notice ref={ref} tone="error" tabIndex={-1} autoFocus role="group" aria-labelledby={title}>
      <h3 id={title} className="font-text text-lg leading-snug font-semibold tracking-normal">
        {formMessages.summary(fields.length)}
      </h3>
      {alert && (
        <p role="alert">
          {repeated ? <a href={`#${form}-${fields[0]!.name}`}>{alert}</a> : alert}
        </p>
      )}
      {fields.length > 0 && !repeated && (
        <ul className="mt-2">
          {fields.map(({ name, message }) => (
            <li key={name}>
              <a
                href={`#${form}-${name}`}
                className="inline-flex min-h-7 items-center font-semibold text-alarm underline"
              >
                {message}
              </a>
            </li>
          ))}
        </ul>
      )}
    </Notice>
  );
}
