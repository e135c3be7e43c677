/** POST /contact: an enquiry, from a plain form or from script (SPEC §5, §7, §8). */
import { checkEnquiry } from "../../client/forms/contact-schema.ts";
import { contactMessages } from "../../content/messages.ts";
import { paths } from "../../content/paths.ts";
import type { Submissions } from "../backend/submissions.ts";
import { type FormReplies, readFields } from "./form.ts";

/** Bytes; the fields' own limits allow about 6,000 characters, each up to 12 bytes when encoded. */
const bodyLimit = 96 * 1024;

export function createContactEndpoint(submissions: Submissions, replies: FormReplies) {
  return async (request: Request): Promise<Response> => {
    const values = await readFields(request, bodyLimit);
    const checked = checkEnquiry(values);
    if (!checked.ok) {
      const submitted = { form: "contact", values, problem: checked.problem };
      return replies.problem(request, paths.contact, submitted, 422);
    }
    const stored = await submissions.sendEnquiry(checked.value);
    if (!stored.ok) {
      const problem = { alert: contactMessages.failure, fields: [] };
      return replies.problem(request, paths.contact, { form: "contact", values, problem }, 503);
    }
    return replies.done(request, `${paths.contact}?sent=1#contact-status`);
  };
}
