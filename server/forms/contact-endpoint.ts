/** POST /contact: an inquiry (SPEC §5, §7, §8). */
import { contactForm as form } from "../../content/forms/contact.ts";
import { syntheticCheck } from "../../content/mail.ts";
import { assertStored } from "../backend/backend-error.ts";
import { readFields } from "./read-fields.ts";
import { type FormContext, type FormEndpoint, receiveForm } from "./receive-form.ts";
import { mailBody } from "./submissions.ts";

/** Bytes; the fields' own limits allow about 6,000 characters, each up to 12 bytes when encoded. */
const bodyLimit = 96 * 1024;

export function createContactEndpoint(tools: FormContext): FormEndpoint {
  const { submissions, bodies } = tools;
  return async (request, address) =>
    await receiveForm(tools, request, address, {
      form,
      values: await readFields(request, bodies, address, bodyLimit),
      store: (inquiry) =>
        submissions.store("inquiry_not_stored", async ({ client }) => {
          assertStored(await client.from("contact_submissions").insert(inquiry));
          if (inquiry.email === syntheticCheck) return;
          submissions.sendMailOnce("contactConfirmation", mailBody(form, inquiry));
        }),
    });
}
