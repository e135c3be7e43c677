/**
 * The rules of every form, made from its definition, for browser and server (SPEC §5). The browser
 * loads them with the first use of a form: see use-form.ts.
 */
import * as z from "zod/mini";
import { type Field, type FormDefinition, webAddress } from "../../content/forms/definition.ts";
import { formMessages } from "../../content/messages.ts";
import type { FormProblem } from "./form-protocol.ts";

type Column<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${Column<Rest>}`
  : Name;

/** What is stored: trimmed, an empty optional field as null, under the names of the columns. */
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
 * Every field that is wrong is named, in the order of the form. The alert above them is about the
 * file, else about a blank field that is asked for first, else about the address, else about the
 * first.
 *
 * @param file what is wrong with the form's file; null when nothing is
 */
export function check<Form extends FormDefinition>(
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
