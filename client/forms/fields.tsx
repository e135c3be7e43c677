import type { FormDefinition } from "../../content/forms/definition.ts";
import { errorOf } from "./answer.ts";
import { ErrorSummary } from "./error-summary.tsx";
import { Field } from "./field.tsx";
import { control } from "./form.tsx";
import type { FormControl } from "./use-form.ts";

interface FieldsProps extends Pick<FormControl, "submitted" | "problem" | "attempt"> {
  definition: Pick<FormDefinition, "id" | "fields">;
}

/** The controls of a form's table of fields, in its order, under what is wrong with them. */
export function Fields({ definition: { id, fields }, submitted, problem, attempt }: FieldsProps) {
  return (
    <>
      {problem && <ErrorSummary key={attempt} form={id} problem={problem} />}
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
              const value = submitted?.values[name];
              const required = Boolean(missing);
              const shared = { ...aria, className: control, name, required, autoComplete };
              if (options) {
                return (
                  <select {...shared} defaultValue={value ?? ""}>
                    <option value="">{placeholder}</option>
                    {options.map((option) => <option key={option}>{option}</option>)}
                  </select>
                );
              }
              const text = { ...shared, placeholder, defaultValue: value };
              return rows ? <textarea {...text} rows={rows} /> : <input {...text} type={type} />;
            }}
          </Field>
        ))}
      </div>
    </>
  );
}
