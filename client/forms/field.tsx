import type { AriaAttributes, ReactNode } from "react";
import type { Field as Definition } from "../../content/forms/definition.ts";
import { formMessages } from "../../content/messages/forms.ts";

interface FieldProps extends Pick<Definition, "label" | "hint" | "isWide" | "isShort"> {
  id: string;
  error?: string;
  /** Shown above the control; not part of its description. */
  note?: string;
  isOptional?: boolean;
  /** Receives the id and ARIA attributes of the control. */
  children(control: { id: string } & AriaAttributes): ReactNode;
}

/** Columns that a field takes; a short one stands beside another also on phones. */
function spanOf({ isWide, isShort }: Pick<FieldProps, "isWide" | "isShort">): string {
  if (isShort) return "";
  return isWide ? "col-span-full" : "max-sm:col-span-full";
}

/** Label, hint and error of one control, and the ids that connect them. */
export function Field(
  { id, label, hint, error, note, isOptional, isWide, isShort, children }: FieldProps,
) {
  return (
    <div className={`flex flex-col ${spanOf({ isWide, isShort })}`}>
      <div className="mb-1.4 grid">
        <label htmlFor={id} className="text-sm font-semibold text-ink">
          {label}
          {isOptional && <span className="font-normal">{` ${formMessages.optional}`}</span>}
        </label>
        {hint && <p id={`${id}-hint`} className="text-sm leading-dense">{hint}</p>}
        {note && <p className="text-sm leading-dense">{note}</p>}
      </div>
      {children({
        id,
        "aria-describedby": idList(hint && `${id}-hint`, error && `${id}-error`),
        // Always written out: without it, Firefox calls a half typed address invalid.
        "aria-invalid": Boolean(error),
      })}
      {error && (
        <p id={`${id}-error`} className="mt-1.4 text-sm font-semibold text-alarm">
          <span className="sr-only">{formMessages.titlePrefix}</span>
          {error}
        </p>
      )}
    </div>
  );
}

/** The value of `aria-describedby`, of the ids that there are. */
export function idList(...ids: (string | false | undefined)[]): string | undefined {
  return ids.filter(Boolean).join(" ") || undefined;
}
