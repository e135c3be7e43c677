import type { ComponentProps } from "react";
import { FormStatus } from "./form-status.tsx";
import { Honeypot } from "./honeypot.tsx";
import { SubmittedData } from "./submitted.tsx";
import { type FormControl, loadCheck } from "./use-form.ts";

interface FormProps extends ComponentProps<"form"> {
  form: FormControl;
}

/** What every form has around its fields: a plain POST that script takes over. */
export function Form({ form, children, ...rest }: FormProps) {
  const { definition, submitted, outcome, note, record } = form;
  const { id, action } = definition;
  return (
    <form
      id={id}
      method="post"
      action={action}
      noValidate
      onSubmit={form.submit}
      onFocus={loadCheck}
      {...rest}
    >
      <SubmittedData submitted={submitted} />
      <Honeypot />
      {children}
      <FormStatus id={`${id}-status`} outcome={outcome} note={note} />
      {record && <p className="form-record">{record}</p>}
    </form>
  );
}
