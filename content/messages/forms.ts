/** Texts around every form, and for failures (SPEC §2, §5, §8). */

/** Around every form: the error summary, and the limits. */
export const formMessages = {
  /** Over the alert, which by SPEC §5 may speak of some answers only. */
  summary: (answers: number) =>
    answers > 1 ? `${answers} answers need your attention` : "This needs your attention",
  /** Before the document title while a page shows errors. */
  titlePrefix: "Error: ",
  tooLong: (label: string, limit: number) => `${label} must be ${limit} characters or fewer.`,
  optional: "(optional)",
  /** Over `messages.next` of a form that was sent. */
  next: "What happens next",
  /** Over what the sender typed. */
  sent: "What you sent",
  /** The label of a field that people never see and programs fill in. */
  honeypot: "Leave this field empty",
} as const;

/** Why the server refuses a form. Browsers never load these. */
export const refusalMessages = {
  tooMany: "Too many messages came from this connection. Please wait a few minutes and try again.",
  /** A password manager may fill in the field that people never see. */
  honeypotFilled:
    "Nothing was sent: a hidden field of this form had been filled in, perhaps by a password manager. The field is empty again. Please send the form once more.",
} as const;

/** Texts that the database raises for visitors (supabase/migrations), word for word. */
export const databaseMessages = {
  tooManyFromAddress: "Too many submissions from this email address. Please try again in an hour.",
} as const;

/** Messages for failures and missing content. */
export const failureMessages = {
  /** SPEC §2, §8 */
  retry: "Retry",
  call: (phone: string) => `Call ${phone}`,
  /** In the place of long text that could not be fetched after a navigation. */
  part: "This part of the page could not be loaded.",
  partText: "The connection may have been lost for a moment. Nothing on your side is broken.",
} as const;
