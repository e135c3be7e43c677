/** Filled-in forms, and how a browser without script sends them. */
import { applicationForm } from "../../content/forms/application.ts";
import { contactForm } from "../../content/forms/contact.ts";
import { paths } from "../../content/paths.ts";
import type { RunningApp } from "./app.ts";

export { cutPdfText, pdf, pdfOf, pdfText } from "./documents.ts";

export const inquiryFields = {
  name: " Ada Palmer ",
  email: "Ada@County.Example ",
  organization: "",
  phone: "",
  service: "Grant Writing & Management",
  message: "We need help\nwith a grant.\n",
} satisfies Record<keyof typeof contactForm.fields, string>;

export const applicationFields = {
  firstName: "Ada",
  lastName: "O'Neil-Palmer ",
  email: " Ada@County.Example",
  phone: "850-555-0101",
  location: "Tallahassee FL",
  position: "Other / General Application",
  experience: "10+ years",
  availability: "2 weeks",
  salary: "",
  linkedIn: "https://www.linkedin.com/in/ada",
  portfolio: "",
  coverLetter: "I write grants.",
} satisfies Record<keyof typeof applicationForm.fields, string>;

const json = { accept: "application/json" };

export type Values = Record<string, string>;

interface Sending {
  headers?: Record<string, string>;
  /** Asks for JSON, as script does. */
  script?: boolean;
}

export function postFields(
  site: RunningApp,
  path: string,
  values: Values,
  { headers = {}, script }: Sending = {},
): Promise<Response> {
  return site.get(path, {
    method: "POST",
    headers: { ...script ? json : {}, ...headers },
    body: new URLSearchParams(values),
  });
}

export function applicationBody(file: File | null, values: Values = applicationFields): FormData {
  const body = new FormData();
  for (const [name, value] of Object.entries(values)) body.append(name, value);
  body.append("resume", file ?? new File([], "", { type: "application/octet-stream" }));
  return body;
}

export function postApplication(
  site: RunningApp,
  file: File | null,
  values: Values = applicationFields,
  { headers = {}, script }: Sending = {},
): Promise<Response> {
  return site.get(paths.careers, {
    method: "POST",
    headers: { ...script ? json : {}, ...headers },
    body: applicationBody(file, values),
  });
}
