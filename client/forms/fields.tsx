import { type AriaAttributes, type ComponentProps, useEffect, useRef, useState } from "react";
import {
  type Field as Definition,
  type FormDefinition,
  webAddress,
} from "../../content/forms/definition.ts";
import { formMessages } from "../../content/messages/forms.ts";
import { useGlobalFlag } from "../runtime/hooks/global-flag.ts";
import { Notice } from "../ui/status/notice.tsx";
import { errorOf, type FormProblem } from "./form-protocol.ts";
import { Field, idList } from "./field.tsx";
import { controlStyle } from "./form.tsx";
import type { FormController } from "./use-form.ts";

interface FieldsProps
  extends Pick<FormController, "submitted" | "problem" | "problemKey" | "isSending"> {
  definition: Pick<FormDefinition, "id" | "fields">;
  /** Initial values of controls, by name. */
  prefilled?: Readonly<Record<string, string>>;
}

/** An error summary and the controls of a form. They are read-only while the form is sent. */
export function Fields(
  { definition: { id, fields }, submitted, problem, problemKey, isSending, prefilled }: FieldsProps,
) {
  const initial: Record<string, string> = { ...prefilled, ...submitted?.values };
  return (
    <>
      {problem && (
        <ErrorSummary key={problemKey} form={id} problem={problem} takesFocus={problemKey > 0} />
      )}
      <div className="grid gap-x-3.6 gap-y-5.4 xs:grid-cols-2 sm:gap-x-6">
        {Object.entries(fields).map(([name, field]) => (
          <Field
            key={name}
            id={`${id}-${name}`}
            {...field}
            error={errorOf(problem, name)}
            isOptional={!field.missing}
          >
            {(aria) => (
              <Control
                {...aria}
                name={name}
                field={field}
                initial={initial[name]}
                isSending={isSending}
              />
            )}
          </Field>
        ))}
      </div>
    </>
  );
}

interface ControlProps extends AriaAttributes {
  id: string;
  name: string;
  field: Definition;
  initial: string | undefined;
  isSending: boolean;
}

/** A select, text area or input, as the field's definition says. */
function Control({ field, initial = "", isSending, ...rest }: ControlProps) {
  const { options, rows, placeholder, type = "text", missing, autoComplete, unusable } = field;
  const shared = {
    ...rest,
    className: controlStyle,
    // With `required`, Firefox calls the form invalid before anyone types. No browser validates it.
    "aria-required": Boolean(missing),
    autoComplete,
    defaultValue: initial,
  };
  if (options) {
    return (
      // A select has no `readOnly`.
      <select {...shared} disabled={isSending}>
        <option value="">{placeholder}</option>
        {/* A translation changes the text, which must not be sent. */}
        {options.map((option) => <option key={option} value={option}>{option}</option>)}
      </select>
    );
  }
  const text = { ...shared, placeholder, readOnly: isSending, dir: "auto" };
  if (rows) return <textarea {...text} rows={rows} />;
  if (unusable) return <WebAddressInput {...text} unusable={unusable} />;
  return <input {...text} type={type} />;
}

/**
 * Warns on blur that an address is unusable. The form can be sent all the same. The empty warning is not
 * `display: none`: screen readers announce only changes of what they know.
 */
function WebAddressInput(
  { unusable, ...input }: ComponentProps<"input"> & { unusable: string },
) {
  const [isHinted, setHinted] = useState(isUnusable(String(input.defaultValue)));
  const warning = `${input.id}-unusable`;
  return (
    <>
      <input
        {...input}
        type="url"
        aria-describedby={idList(input["aria-describedby"], warning)}
        onBlur={(event) => setHinted(isUnusable(event.target.value))}
        onInput={(event) => isHinted && setHinted(isUnusable(event.currentTarget.value))}
      />
      <p id={warning} aria-live="polite" className="text-sm not-empty:mt-1.4">
        {isHinted && unusable}
      </p>
    </>
  );
}

function isUnusable(typed: string): boolean {
  const address = typed.trim();
  return address !== "" && webAddress(address) === null;
}

/**
 * The first element of an invalid form. It takes the focus; in the server's page by `autofocus`, because
 * the visitor may have gone on before hydration. Screen readers announce its heading and its alert by the
 * focus. A new `key` repeats them.
 *
 * @param form the form's id; the ids of fields are `${form}-${name}`
 */
function ErrorSummary({ form, problem, takesFocus }: {
  form: string;
  problem: FormProblem;
  takesFocus: boolean;
}) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) ref.current!.focus();
  }, []);
  useGlobalFlag("formInvalid");
  const { alert, fields } = problem;
  const repeated = fields.length === 1 && fields[0]!.message === alert;
  const title = `${form}-problem`;
  const text = `${form}-alert`;
  return (
    <Notice
      ref={ref}
      tone="error"
      tabIndex={-1}
      autoFocus
      role="group"
      aria-labelledby={title}
      aria-describedby={alert ? text : undefined}
    >
      <h3 id={title} className="mb-1 font-text text-lg leading-snug font-semibold tracking-normal">
        {formMessages.summary(fields.length)}
      </h3>
      {alert && (
        <p id={text} role="alert">
          {repeated ? <a href={`#${form}-${fields[0]!.name}`}>{alert}</a> : alert}
        </p>
      )}
      {fields.length > 0 && !repeated && (
        <ul className={`mt-2 ${fields.length > 4 ? "sm:columns-2" : ""}`}>
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
