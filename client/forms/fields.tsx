import { type ComponentProps, useState } from "react";
import { type FormDefinition, webAddress } from "../../content/forms/definition.ts";
import { errorOf } from "./form-protocol.ts";
import { ErrorSummary } from "./error-summary.tsx";
import { Field } from "./field.tsx";
import { controlStyle } from "./form.tsx";
import type { FormController } from "./use-form.ts";

interface FieldsProps
  extends Pick<FormController, "submitted" | "problem" | "problemKey" | "isSending"> {
  definition: Pick<FormDefinition, "id" | "fields">;
  /** What controls hold before anything is typed, by name. */
  prefilled?: Readonly<Record<string, string>>;
}

/** An error summary and the controls of a form. They are read-only while the form is sent. */
export function Fields(
  { definition: { id, fields }, submitted, problem, problemKey, isSending, prefilled }: FieldsProps,
) {
  return (
    <>
      {problem && <ErrorSummary key={problemKey} form={id} problem={problem} />}
      <div className="grid gap-x-6 gap-y-5.4 sm:grid-cols-2">
        {Object.entries(fields).map(([name, field]) => (
          <Field
            key={name}
            id={`${id}-${name}`}
            {...field}
            error={errorOf(problem, name)}
            isOptional={!field.missing}
          >
            {(aria) => {
              const { options, rows, placeholder, type = "text", missing, autoComplete } = field;
              const { unusable } = field;
              const value = submitted?.values[name] ?? prefilled?.[name];
              const required = Boolean(missing);
              const shared = { ...aria, className: controlStyle, name, required, autoComplete };
              if (options) {
                return (
                  // A select has no `readOnly`.
                  <select {...shared} disabled={isSending} defaultValue={value ?? ""}>
                    <option value="">{placeholder}</option>
                    {options.map((option) => <option key={option}>{option}</option>)}
                  </select>
                );
              }
              const text = { ...shared, placeholder, defaultValue: value, readOnly: isSending };
              if (rows) return <textarea {...text} rows={rows} />;
              if (unusable) return <WebAddressInput {...text} unusable={unusable} />;
              return <input {...text} type={type} />;
            }}
          </Field>
        ))}
      </div>
    </>
  );
}

/** Warns on blur that an address is unusable. The form can be sent all the same. */
function WebAddressInput(
  { unusable, ...input }: ComponentProps<"input"> & { unusable: string },
) {
  const isUnusable = (typed: string) => typed.trim() !== "" && webAddress(typed.trim()) === null;
  const [isHinted, setHinted] = useState(isUnusable(String(input.defaultValue ?? "")));
  return (
    <>
      <input
        {...input}
        type="url"
        onBlur={(event) => setHinted(isUnusable(event.target.value))}
        onInput={(event) => isHinted && setHinted(isUnusable(event.currentTarget.value))}
      />
      <p role="status" className="mt-1.4 text-sm empty:hidden">{isHinted && unusable}</p>
    </>
  );
}
