/** Validates forms by their definitions, in the browser and on the server (SPEC §5). */
import { type Field, type FormDefinition, webAddress } from "../../content/forms/definition.ts";
import { formMessages } from "../../content/messages/forms.ts";
import type { FormProblem } from "./form-protocol.ts";

/** The message for a trimmed value; undefined when it is valid. */
function messageFor(field: Field, value: string): string | undefined {
  const { label, missing, wrong, limit } = field;
  if (!value) return missing;
  if (limit !== undefined && value.length > limit) return formMessages.tooLong(label, limit);
  if (isValid(field, value)) return undefined;
  return wrong ?? label;
}

/** Whether the value is one of the options, or fits the pattern. */
function isValid({ options, pattern }: Field, value: string): boolean {
  if (options) return options.includes(value);
  if (pattern) return pattern.test(value);
  return true;
}

type InvalidField = FormProblem["fields"][number] & Partial<Field>;

/**
 * Every invalid field in the order of the form, or null. The alert is the file's problem, else that of a
 * blank field with an alert of its own, else that of the email address, else the first.
 *
 * @param file the problem of the form's file, or null
 */
export function validateForm(
  form: FormDefinition,
  values: Record<string, string>,
  file: string | null = null,
): FormProblem | null {
  const problems: InvalidField[] = [];
  for (const [name, field] of Object.entries(form.fields)) {
    const message = messageFor(field, cleanValue(field, values[name]));
    if (message) problems.push({ ...field, name, message });
  }
  if (file && form.file) problems.push({ name: form.file.name, message: file });
  if (problems.length === 0) return null;
  const fields = problems.map(({ name, message }) => ({ name, message }));
  return { alert: file ?? alertOf(problems), fields };
}

function alertOf(problems: readonly InvalidField[]): string {
  const blank = problems.find(({ alert, message, missing }) => alert && message === missing);
  if (blank?.alert) return blank.alert;
  const address = problems.find(({ type }) => type === "email");
  return (address ?? problems[0]!).message;
}

type Column<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${Column<Rest>}`
  : Name;

/** Values as stored, by column name: trimmed; an empty optional field is null. */
export type Row<Form extends FormDefinition> = {
  [Name in keyof Form["fields"] & string as Column<Name>]: Form["fields"][Name] extends
    { missing: string } ? string : string | null;
};

export const column = (name: string) =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** @param values valid ones */
export function toRow<Form extends FormDefinition>(
  form: Form,
  values: Record<string, string>,
): Row<Form> {
  return Object.fromEntries(
    Object.entries<Field>(form.fields).map(([name, field]) => [
      column(name),
      storedValue(field, cleanValue(field, values[name])),
    ]),
  ) as Row<Form>;
}

/** Null for an empty value, and for what is no web address where one is wanted. */
function storedValue({ type, lowerCase }: Field, value: string): string | null {
  if (value === "") return null;
  if (type === "url") return webAddress(value);
  return lowerCase ? value.toLowerCase() : value;
}

/** Zero-width spaces, direction marks and the like. They come along when an address is copied. */
const formatCharacters = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** Trimmed. Replies to an email address with an invisible character would bounce. */
function cleanValue({ type }: Field, value = ""): string {
  if (type === "email") return value.replace(formatCharacters, "").trim();
  return value.trim();
}
