/** POST /contact: an enquiry, from a plain form or from script (SPEC §5, §7, §8). */
import { checkEnquiry, contactForm } from "../../client/forms/contact-schema.ts";
import { outcomes } from "../../client/forms/submit.ts";
import { contactMessages } from "../../content/messages.ts";
import { paths } from "../../content/paths.ts";
import { type FormEndpoint, type FormTools, isTrapped, readFields } from "./form.ts";

/** Bytes; the fields' own limits allow about 6,000 characters, each up to 12 bytes when encoded. */
const bodyLimit = 96 * 1024;

const success = `${paths.contact}?${outcomes.contact}=1#contact-status`;

export function createContactEndpoint(tools: FormTools): FormEndpoint {
  const { submissions, replies, limit } = tools;
  return async (request, address) => {
    const values = await readFields(request, bodyLimit);
    if (isTrapped(values)) return replies.done(request, success);
    const submitted = { form: contactForm, page: paths.contact, values };
    const checked = checkEnquiry(values);
    if (!checked.ok) {
      return await replies.problem(request, { ...submitted, problem: checked.problem }, 422);
    }
    if (!limit.admit(address)) return await replies.limited(request, submitted);
    const stored = await submissions.sendEnquiry(checked.value);
    if (stored.ok) return replies.done(request, success);
    return await replies.notStored(request, submitted, stored, contactMessages.failure);
  };
}
