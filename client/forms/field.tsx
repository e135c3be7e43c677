import type { ReactNode } from "react";
import type { Field as Definition } from "../../content/forms/definition.ts";
import { formMessages } from "../../content/messages.ts";

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
