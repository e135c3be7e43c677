/** Checks a body against the fields a function knows; what it does not know is left unread. */
import { type Failure, failure } from "./responses.ts";
import { multiLine, singleLine } from "./text.ts";

export interface Field {
  kind: "email" | "line" | "lines";
  /** Most UTF-16 units after trimming. */
  max: number;
  /** Otherwise it may be missing, null or blank, and counts as an empty string. */
  required?: true;
}

export type Fields = Record<string, Field>;
export type Values<F extends Fields> = { [Name in keyof F]: string };

/** 254: the longest address SMTP can carry. */
export const address: Field = { kind: "email", max: 254, required: true };
export const line: Field = { kind: "line", max: 200 };
export const requiredLine: Field = { ...line, required: true };

/**
 * The simple pattern of SPEC §5, and none of the characters with which a mail program separates or
 * names addresses: one value must stay one recipient. Forms store such addresses; they get no mail.
 */
export function isAddress(value: string): boolean {
  return value.length <= address.max && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value) &&
    !/[\p{C}<>()[\]\\,;:"]/u.test(value);
}

/** @returns every known field, trimmed and free of control characters, or a 400 that names the first wrong one. */
export function readFields<F extends Fields>(
  body: Record<string, unknown>,
  fields: F,
): { ok: true; values: Values<F> } | Failure {
  const values: Record<string, string> = {};
  for (const [name, field] of Object.entries(fields)) {
    const raw = body[name] ?? "";
    if (typeof raw !== "string") return invalid(`${name} must be a string.`);
    const typed = raw.trim();
    if (typed.length > field.max) return invalid(`${name} may hold ${field.max} characters.`);
    const value = field.kind === "lines" ? multiLine(typed) : singleLine(typed, field.max);
    if (field.required && value === "") return invalid(`${name} is missing.`);
    // Checked before cleaning: an invalid address is not repaired.
    if (field.kind === "email" && !isAddress(typed)) {
      return invalid(`${name} is not an email address.`);
    }
    values[name] = value;
  }
  return { ok: true, values: values as Values<F> };
}

function invalid(message: string): Failure {
  return failure(400, "invalid_body", message);
}
