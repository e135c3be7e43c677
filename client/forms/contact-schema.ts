/** The enquiry's rules, written once for browser and server (SPEC §5 "Contact"). */
import * as z from "zod/mini";
import { contactPage } from "../../content/contact.ts";
import { contactMessages, formMessages } from "../../content/messages.ts";
import { emailPattern } from "./email.ts";
import type { Checked } from "./submit.ts";

export const contactForm = "contact";

const { fields } = contactPage.form;

/** The specification gives no lengths; these stop abuse and nothing else (docs/decisions/forms.md). */
export const contactLimits = {
  name: 200,
  email: 254,
  organization: 200,
  phone: 50,
  message: 5_000,
} as const;

type Limited = keyof typeof contactLimits;

const required = (name: "name" | "email" | "message") =>
  z.string().check(z.trim(), z.minLength(1, contactMessages.fields[name]), limit(name));
const optional = (name: Limited) =>
  z.pipe(z.string().check(z.trim(), limit(name)), z.transform((value) => value || null));

function limit(name: Limited) {
  return z.maxLength(
    contactLimits[name],
    formMessages.tooLong(fields[name].label, contactLimits[name]),
  );
}

/** Trims every field, lower-cases the address, and turns empty optional fields into null. */
export const contactSchema = z.object({
  name: required("name"),
  email: required("email").check(
    z.regex(emailPattern, contactMessages.email),
    z.toLowerCase(),
  ),
  organization: optional("organization"),
  phone: optional("phone"),
  service: z.pipe(
    z.string().check(
      z.trim(),
      z.refine(
        (value) => value === "" || (contactPage.form.services as readonly string[]).includes(value),
        contactMessages.fields.service,
      ),
    ),
    z.transform((value) => value || null),
  ),
  message: required("message"),
});

export type Enquiry = z.output<typeof contactSchema>;

/** Blank fields are named first, then a wrong address, then the rest (SPEC §5). */
export function checkEnquiry(values: Record<string, string>): Checked<Enquiry> {
  const empty = { name: "", email: "", organization: "", phone: "", service: "", message: "" };
  const parsed = contactSchema.safeParse({ ...empty, ...values });
  if (parsed.success) return { ok: true, value: parsed.data };
  const seen = new Set<string>();
  const problems = parsed.error.issues.flatMap(({ path, message }) => {
    const name = String(path[0]);
    if (seen.has(name)) return [];
    seen.add(name);
    return [{ name, message }];
  });
  const blank = problems.some(({ name }) => !(values[name] ?? "").trim());
  const alert = blank
    ? contactMessages.missing
    : problems.find(({ name }) => name === "email")?.message ?? problems[0]!.message;
  return { ok: false, problem: { alert, fields: problems } };
}
