import type { ComponentProps, ReactNode } from "react";
import { formMessages } from "../../content/messages/forms.ts";
import { HydrationData } from "../runtime/query-cache.tsx";
import { Notice } from "../ui/status/notice.tsx";
import { receiptKey, submittedKey } from "../request-context.ts";
import { honeypotField } from "./form-protocol.ts";
import type { FormController } from "./use-form.ts";

export const controlStyle =
  "block min-h-13 w-full rounded-sm border-1.5 border-edge bg-white px-3.4 py-2.6 text-ink aria-invalid:border-2 aria-invalid:border-alarm";

type FormProps = ComponentProps<"form"> & {
  form: FormController;
  /** The receipt of a long form. */
  whenSent?: ReactNode;
};

const layouts = {
  long: {
    form: "grid scroll-mt-24 content-start focus:elevation-none focus:outline-none",
    gap: "gap-5.4",
    status: "not-has-[p]:-mt-5.4",
  },
  brief: { form: "grid", gap: "gap-2", status: "mt-1.4 not-has-[p]:-mt-2" },
};

/**
 * The form element, honeypot, status and receipt around a form's fields. It works as a plain POST. The
 * receipt of a long form stands above its empty fields. If its message of success does not end, it
 * replaces them.
 */
export function Form({ form, whenSent, children, onInput, className = "", ...rest }: FormProps) {
  const { definition, submitted, receipt, state, isSent } = form;
  const { id, action, isBrief, outcomeMs, messages } = definition;
  const layout = layouts[isBrief ? "brief" : "long"];
  const hasReceipt = isSent && !isBrief;
  const hidesFields = state === "success" && !isBrief && outcomeMs === undefined;
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
      {receipt && <HydrationData name={receiptKey} value={receipt} />}
      <Honeypot />
      {hasReceipt && whenSent}
      <div
        className={`grid ${layout.gap} ${
          hasReceipt ? "mt-fluid-16 border-t-2 border-ink pt-8" : ""
        }`}
        hidden={hidesFields}
      >
        {hasReceipt && <h3 className="text-2xl">{messages.another}</h3>}
        {children}
      </div>
      <Outcome form={form} className={layout.status} />
    </form>
  );
}

/** 1Password, Bitwarden, Dashlane and LastPass. */
const ignoredByPasswordManagers = {
  "data-1p-ignore": true,
  "data-bwignore": true,
  "data-form-type": "other",
  "data-lpignore": true,
};

function Honeypot() {
  return (
    <div className="sr-only" aria-hidden="true">
      <label>
        {formMessages.honeypot}
        <input
          type="text"
          name={honeypotField}
          tabIndex={-1}
          autoComplete="off"
          {...ignoredByPasswordManagers}
        />
      </label>
    </div>
  );
}

/** The message in a live region, and the record that stays when the message is gone. */
function Outcome({ form, className }: { form: FormController; className: string }) {
  const { definition: { id, isBrief }, state, message, note, record, expired, isSent } = form;
  const isReceipt = isSent && !isBrief;
  return (
    <div className={isReceipt ? "order-first sm:text-lg" : className}>
      {
        /* Rendered before it has text: screen readers announce only changes of a known region. Without a
        role, which they would say of an empty one. */
      }
      <div aria-live="polite" aria-atomic id={`${id}-status`} className="scroll-mt-24">
        {message && (
          <NoticeWithRoom
            tone={state === "success" ? "success" : "error"}
            room={record}
            isBrief={isBrief}
          >
            {message}
          </NoticeWithRoom>
        )}
        {note && <p className="mt-2.4 text-sm">{note}</p>}
      </div>
      {expired && (
        <NoticeWithRoom
          tone={isReceipt ? "success" : "plain"}
          room={expired}
          isBrief={isBrief}
          data-record
        >
          {record}
        </NoticeWithRoom>
      )}
    </div>
  );
}

interface NoticeWithRoomProps extends ComponentProps<typeof Notice> {
  /** The text that takes the place of this one, or stood there before. */
  room: string;
  /** The notice is only as high as its own text. */
  isBrief?: boolean;
}

/** Takes the height of the longer of two texts: nothing moves when one takes the place of the other. */
function NoticeWithRoom({ room, isBrief, children, ...rest }: NoticeWithRoomProps) {
  return (
    <div className="grid *:col-start-1 *:row-start-1">
      <Notice
        className="invisible before:content-[attr(data-room)]"
        data-room={room}
        aria-hidden
      />
      <Notice
        className={`${isBrief ? "self-start" : "grid items-center"} ${children ? "" : "invisible"}`}
        {...rest}
      >
        <p>{children}</p>
      </Notice>
    </div>
  );
}
