/**
 * Tells the firm that an application was stored (SPEC §7, "post-application notification"). It goes
 * to the careers mailbox and, blind, to one fixed recipient; answering it writes to the candidate.
 * The notice is made of the stored row: a call without one sends nothing.
 */
import { address, line, requiredLine } from "../_shared/fields.ts";
import { mailFunction } from "../_shared/mail-function.ts";
import { deliverNotices } from "../_shared/notices.ts";

/** The site waits 5 s for an answer. What is left then is for mailQueue. */
const runMs = 2_000;

export const handler = mailFunction({
  name: "applicationNotification",
  fields: {
    email: { ...requiredLine, max: address.max },
    first_name: requiredLine,
    last_name: requiredLine,
    position: line,
  },
  deliver: (_application, settings) => deliverNotices(settings, runMs),
});
