import type { ComponentProps } from "react";
import { FormStatus } from "./form-status.tsx";
import { Honeypot } from "./honeypot.tsx";
import { SubmittedData } from "./submitted.tsx";
import { type FormControl, loadCheck } from "./use-form.ts";

interface FormProps extends ComponentProps<"form"> {
  form: FormControl;
}

const layouts = {
  long: { form: "grid content-start gap-5.4 focus:outline-none", status: "empty:-mt-5.4" },
  brief: { form: "grid max-w-136 gap-2", status: "empty:-mt-2" },
};

/** What every form has around its fields: a plain POST that script takes over. */
export function Form({ form, children, ...rest }: FormProps) {
  const { definition, submitted, outcome, note, record } = form;
  const { id, action, isBrief } = definition;
  const layout = layouts[isBrief ? "brief" : "long"];
  return (
    <form
      id={id}
      method="post"
      action={action}
      noValidate
      onSubmit={form.submit}
      onFocus={loadCheck}
      className={layout.form}
      {...rest}
    >
      <SubmittedData submitted={submitted} />
      <Honeypot />
      {children}
      <FormStatus
        id={`${id}-status`}
        outcome={outcome}
        note={note}
        className={layout.status}
      />
      {record && <p className="text-sm" data-record>{record}</p>}
    </form>
  );
}
