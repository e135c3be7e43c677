/** The application's rules, written once for browser and server (SPEC §3, §5 "Application"). */
import * as z from "zod/mini";
import {
  availabilityOptions,
  careersPage,
  experienceOptions,
  positionOptions,
} from "../../content/careers.ts";
import { applicationMessages, formMessages } from "../../content/messages.ts";
import { emailPattern } from "./email.ts";
import type { Checked } from "./submit.ts";

export const applicationForm = "application";

/**
 * The hidden field with the timestamp of the first attempt, in milliseconds. Every further attempt
 * with the same file repeats it, so that the upload is found again and the record is stored once.
 */
export const attemptName = "attempt";

const { fields } = careersPage.form;
const messages = applicationMessages.fields;

/** The specification gives no lengths; these stop abuse and nothing else (docs/decisions/forms.md). */
export const applicationLimits = {
  firstName: 100,
  lastName: 100,
  email: 254,
  phone: 50,
  location: 200,
  salary: 100,
  linkedIn: 2_000,
  portfolio: 2_000,
  coverLetter: 10_000,
} as const;

type Limited = keyof typeof applicationLimits;

const limit = (name: Limited) =>
  z.maxLength(
    applicationLimits[name],
    formMessages.tooLong(fields[name].label, applicationLimits[name]),
  );
const required = (name: Limited & keyof typeof messages) =>
  z.string().check(z.trim(), z.minLength(1, messages[name]), limit(name));
const empty = z.transform((value: string) => value || null);
const choice = (options: readonly string[], missing: string) =>
  z.string().check(
    z.trim(),
    z.minLength(1, missing),
    z.refine((value) => value === "" || options.includes(value), messages.option),
  );
const address = (name: "linkedIn" | "portfolio") =>
  z.pipe(
    z.string().check(
      z.trim(),
      limit(name),
      z.refine((value) => value === "" || /^https?:\/\/\S+$/i.test(value), messages.url),
    ),
    empty,
  );

/** Trims every field and turns empty optional ones into null. Names are those of the columns. */
export const applicationSchema = z.pipe(
  z.object({
    firstName: required("firstName"),
    lastName: required("lastName"),
    email: required("email").check(z.regex(emailPattern, applicationMessages.email)),
    phone: required("phone"),
    location: required("location"),
    position: z.pipe(
      z.string().check(
        z.trim(),
        z.refine(
          (value) => value === "" || (positionOptions as readonly string[]).includes(value),
          messages.option,
        ),
      ),
      empty,
    ),
    experience: choice(experienceOptions, messages.experience),
    availability: choice(availabilityOptions, messages.availability),
    salary: z.pipe(z.string().check(z.trim(), limit("salary")), empty),
    linkedIn: address("linkedIn"),
    portfolio: address("portfolio"),
    coverLetter: required("coverLetter"),
  }),
  z.transform((
    { firstName, lastName, linkedIn, coverLetter, ...same },
  ) => ({
    ...same,
    first_name: firstName,
    last_name: lastName,
    linked_in: linkedIn,
    cover_letter: coverLetter,
  })),
);

export type Application = z.output<typeof applicationSchema>;

/** In the order of the form. */
export const applicationFields = [
  "firstName",
  "lastName",
  "email",
  "phone",
  "location",
  "position",
  "experience",
  "availability",
  "salary",
  "linkedIn",
  "portfolio",
  "coverLetter",
] as const;

/**
 * Checks in the order of SPEC §5: the resume, then name and email, then the email's form, then the
 * other fields. The alert is the first that fails; every field that is wrong is named.
 *
 * @param resume what is wrong with the file; null when there is a good one
 */
export function checkApplication(
  values: Record<string, string>,
  resume: string | null,
): Checked<Application> {
  const blank = Object.fromEntries(applicationFields.map((name) => [name, ""]));
  const parsed = applicationSchema.safeParse({ ...blank, ...values });
  if (parsed.success && resume === null) return { ok: true, value: parsed.data };
  const found = new Map<string, string>();
  for (const { path, message } of parsed.error?.issues ?? []) {
    const name = String(path[0]);
    if (!found.has(name)) found.set(name, message);
  }
  const fields = applicationFields.flatMap((name) => {
    const message = found.get(name);
    return message ? [{ name: name as string, message }] : [];
  });
  if (resume !== null) fields.push({ name: "resume", message: resume });
  const nameless = ["email", "firstName", "lastName"].some((name) => !values[name]?.trim());
  const alert = resume ?? (nameless ? applicationMessages.nameOrEmailMissing : null) ??
    found.get("email") ?? fields[0]!.message;
  return { ok: false, problem: { alert, fields } };
}
