import type { ReactNode } from "react";
import type { Field as Definition } from "../../content/forms/definition.ts";
import { formMessages } from "../../content/messages.ts";
import type { FormProblem } from "./answer.ts";

interface FieldProps extends Pick<Definition, "label" | "hint" | "isWide"> {
  id: string;
  error?: string;
  isOptional?: boolean;
  /** Receives what the control needs to be named and described. */
  children(control: ControlProps): ReactNode;
}

interface ControlProps {
  id: string;
  className: string;
  "aria-describedby"?: string;
  "aria-invalid"?: true;
}

/** Owns label, hint and error of one control, and the ids that tie them together. */
export function Field({ id, label, hint, error, isOptional, isWide, children }: FieldProps) {
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <div className={isWide ? "field field-wide" : "field"}>
      <label htmlFor={id}>
        {label}
        {isOptional && <span className="field-optional">{` ${formMessages.optional}`}</span>}
      </label>
      {hint && <p id={`${id}-hint`} className="field-hint">{hint}</p>}
      {error && (
        <p id={`${id}-error`} className="field-error">
          <span className="sr-only">Error:</span>
          {error}
        </p>
      )}
      {children({
        id,
        className: "field-input",
        "aria-describedby": described || undefined,
        "aria-invalid": error ? true : undefined,
      })}
    </div>
  );
}

interface FieldsProps {
  /** The form's id; a control has the id `${form}-${name}`. */
  form: string;
  fields: Readonly<Record<string, Definition>>;
  /** What was typed before, by name. */
  values?: Record<string, string>;
  problem?: FormProblem | null;
}

/** The controls of a form's table of fields, in its order. */
export function Fields({ form, fields, values = {}, problem = null }: FieldsProps) {
  return (
    <div className="form-fields">
      {Object.entries(fields).map(([name, field]) => (
        <Field
          key={name}
          id={`${form}-${name}`}
          {...field}
          error={errorOf(problem, name)}
          isOptional={!field.missing}
        >
          {(control) => {
            const { options, rows, placeholder, type = "text", missing, autoComplete } = field;
            const shared = { name, required: Boolean(missing), autoComplete, ...control };
            const value = values[name];
            if (options) {
              return (
                <select defaultValue={value ?? ""} {...shared}>
                  <option value="">{placeholder}</option>
                  {options.map((option) => <option key={option}>{option}</option>)}
                </select>
              );
            }
            const text = { defaultValue: value, placeholder, ...shared };
            return rows ? <textarea rows={rows} {...text} /> : <input type={type} {...text} />;
          }}
        </Field>
      ))}
    </div>
  );
}

export function errorOf(problem: FormProblem | null, name: string): string | undefined {
  return problem?.fields.find((field) => field.name === name)?.message;
}
