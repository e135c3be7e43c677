import type { ComponentProps } from "react";
import { formMessages } from "../../content/messages/forms.ts";
import { HydrationData } from "../runtime/query-cache.tsx";
import { Actions, ButtonLink } from "../ui/controls/button.tsx";
import { DescriptionList } from "../ui/lists/description-list.tsx";
import { Steps } from "../ui/lists/steps.tsx";
import { Notice } from "../ui/status/notice.tsx";
import { submittedKey } from "../request-context.ts";
import { honeypotField } from "./form-protocol.ts";
import type { FormController } from "./use-form.ts";

export const controlStyle =
  "block min-h-13 w-full rounded-sm border-1.5 border-edge bg-white px-3.4 py-2.6 text-ink aria-invalid:border-2 aria-invalid:border-alarm";

type FormProps = ComponentProps<"form"> & { form: FormController };

const layouts = {
  long: {
    form: "grid scroll-mt-24 content-start focus:shadow-none focus:outline-none",
    gap: "gap-5.4",
    status: "empty:-mt-5.4",
  },
  brief: { form: "grid", gap: "gap-2", status: "empty:-mt-2" },
};

/**
 * The form element, honeypot, status and receipt around a form's fields. It works as a plain POST. The
 * receipt of a long form replaces its fields.
 */
export function Form({ form, children, onInput, className = "", ...rest }: FormProps) {
  const { definition, submitted, state, message, note, record, isSent } = form;
  const { id, action, isBrief } = definition;
  const layout = layouts[isBrief ? "brief" : "long"];
  const isReplaced = !isBrief && state === "success";
  return (
    <form
      id={id}
      method="post"
      action={action}
      noValidate
      tabIndex={isBrief ? undefined : -1}
      onSubmit={form.submit}
      onInput={(event) => {
        form.clearProblem(event.currentTarget, (event.target as HTMLInputElement).name);
        onInput?.(event);
      }}
      className={`${layout.form} ${layout.gap} ${className}`}
      {...rest}
    >
      {submitted && <HydrationData name={submittedKey} value={submitted} />}
      <div className="sr-only" aria-hidden="true">
        <label>
          {formMessages.honeypot}
          <input type="text" name={honeypotField} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      {isSent && !isBrief && (
        <>
          {record && !isReplaced && (
            <Notice tone="success" className="sm:text-lg" data-record>{record}</Notice>
          )}
          <Receipt form={form} />
        </>
      )}
      <div className={`grid ${layout.gap}`} hidden={isReplaced}>{children}</div>
      {/* Rendered before it has text: screen readers announce only changes of a known status. */}
      <div
        role="status"
        id={`${id}-status`}
        className={`scroll-mt-24 ${layout.status} ${isReplaced ? "order-first sm:text-lg" : ""}`}
      >
        {message && (
          <Notice tone={state === "success" ? "success" : "error"}>
            <p>{message}</p>
          </Notice>
        )}
        {note && <p className="mt-2.4 text-sm">{note}</p>}
      </div>
      {record && (isBrief ? state === "idle" : !isSent) && (
        <p className="text-sm" data-record>{record}</p>
      )}
    </form>
  );
}

/** Next steps and the sent values. It stays when the success message is gone. */
function Receipt({ form }: { form: FormController }) {
  const { sent, state, definition: { id, action, fields, messages } } = form;
  const rows = Object.entries(fields)
    .filter(([name, { isMailed }]) => isMailed && sent[name]?.trim())
    .map(([name, { label }]) => ({ title: label, text: sent[name]! }));
  return (
    <div className="grid gap-10 pt-6">
      <div>
        <h3>{formMessages.next}</h3>
        <Steps
          steps={messages.next?.map((text) => ({ text })) ?? []}
          className="mt-6"
        />
      </div>
      {rows.length > 0 && (
        <div>
          <h3 className="mb-4">{formMessages.sent}</h3>
          <DescriptionList rows={rows} />
        </div>
      )}
      {/* After success the fields are hidden: a link shows them again. */}
      {state === "success"
        ? (
          <Actions className="">
            {messages.onward && (
              <ButtonLink href={messages.onward.href}>{messages.onward.label}</ButtonLink>
            )}
            <ButtonLink variant="secondary" href={`${action}#${id}`} onClick={form.restart}>
              {messages.again}
            </ButtonLink>
          </Actions>
        )
        : <h3>{messages.again}</h3>}
    </div>
  );
}
