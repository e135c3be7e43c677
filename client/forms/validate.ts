/** Validates forms by their definitions, in the browser (lazily, use-form.ts) and on the server (SPEC §5). */
import * as z from "zod/mini";
import { type Field, type FormDefinition, webAddress } from "../../content/forms/definition.ts";
import { formMessages } from "../../content/messages/forms.ts";
import type { FormProblem } from "./form-protocol.ts";

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

function schema({ label, type, pattern, options, missing, wrong, limit, lowerCase }: Field) {
  const fits = (value: string) =>
    value === "" || (options?.includes(value) ?? pattern?.test(value) ?? true);
  const text = z.string().check(
    z.trim(),
    ...missing ? [z.minLength(1, missing)] : [],
    ...limit ? [z.maxLength(limit, formMessages.tooLong(label, limit))] : [],
    z.refine(fits, wrong),
    ...lowerCase ? [z.toLowerCase()] : [],
  );
  if (missing) return text;
  return z.pipe(
    text,
    z.transform((value) => (value && type === "url" ? webAddress(value) : value) || null),
  );
}

/**
 * The problem lists every invalid field in the order of the form. Its alert is the file's problem, else
 * that of a blank field with an alert of its own, else that of the e-mail address, else the first.
 *
 * @param file the problem of the form's file, or null
 */
export function validateForm<Form extends FormDefinition>(
  form: Form,
  values: Record<string, string>,
  file: string | null = null,
): { ok: true; value: Row<Form> } | { ok: false; problem: FormProblem } {
  const row: Record<string, string | null> = {};
  const problems: (FormProblem["fields"][number] & Partial<Field>)[] = [];
  for (const [name, field] of Object.entries<Field>(form.fields)) {
    const { data, error } = schema(field).safeParse(values[name] ?? "");
    if (error) problems.push({ ...field, name, message: error.issues[0]!.message });
    else row[column(name)] = data;
  }
  if (file && form.file) problems.push({ name: form.file.name, message: file });
  if (problems.length === 0) return { ok: true, value: row as Row<Form> };
  const fields = problems.map(({ name, message }) => ({ name, message }));
  const blank = problems.find(({ alert, message, missing }) => alert && message === missing);
  const address = problems.find(({ type }) => type === "email");
  const alert = file ?? blank?.alert ?? (address ?? problems[0]!).message;
  return { ok: false, problem: { alert, fields } };
}
