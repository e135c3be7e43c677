import type { ComponentProps, ReactNode } from "react";
import { formMessages } from "../../content/messages.ts";

interface FieldProps {
  id: string;
  label: string;
  hint?: string;
  error?: string;
  optional?: boolean;
  /** Receives what the control needs to be named and described. */
  children: (control: ControlProps) => ReactNode;
}

export interface ControlProps {
  id: string;
  className: string;
  "aria-describedby"?: string;
  "aria-invalid"?: true;
}

/** Owns label, hint and error of one control, and the ids that tie them together. */
export function Field({ id, label, hint, error, optional, children }: FieldProps) {
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <div className="field">
      <label htmlFor={id}>
        {label}
        {optional && <span className="field-optional">{` ${formMessages.optional}`}</span>}
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

interface TextFieldProps extends Omit<FieldProps, "children" | "id"> {
  /** Also the suffix of the id. */
  name: string;
  form: string;
}

export function TextField(
  { name, form, label, hint, error, optional, ...rest }:
    & TextFieldProps
    & Omit<ComponentProps<"input">, "form" | "id">,
) {
  return (
    <Field id={`${form}-${name}`} {...{ label, hint, error, optional }}>
      {(control) => <input type="text" name={name} {...rest} {...control} />}
    </Field>
  );
}
