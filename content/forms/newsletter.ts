/** The newsletter, in the footer of every page and on /insights (SPEC §4, §5, §8, §9). */
import { paths } from "../paths.ts";
import { emailPattern, type FormDefinition } from "./definition.ts";

const messages = {
  submit: "Subscribe",
  /** SPEC §4 */
  sending: "Subscribing...",
  /** SPEC §8 */
  failure: "Subscription failed. Please try again.",
  /** Says why the button is disabled (SPEC §5), once something is typed. */
  incomplete: "Enter a complete email address to subscribe.",
  unknown:
    "No answer came back, so we cannot tell whether you are subscribed. You can safely subscribe again.",
  sentRecord: (time: string) => `Subscribed at ${time}. Each email has a link to leave the list.`,
  failedRecord: (time: string) => `Not subscribed at ${time}. Your address is still in the field.`,
  unknownRecord: (time: string) =>
    `Sent at ${time}, but no answer came back. You can safely subscribe again.`,
};

const common = {
  action: paths.subscribe,
  outcome: "subscribed",
  outcomeMs: 3_000,
  isBrief: true,
  fields: {
    email: {
      label: "Email address",
      hint: "Rules, funding and a checklist, once a month.",
      type: "email",
      pattern: emailPattern,
      autoComplete: "email",
      missing: messages.incomplete,
      wrong: messages.incomplete,
      /** The longest address that can be delivered to (RFC 5321). */
      limit: 254,
      lowerCase: true,
      isInConfirmation: true,
    },
  },
} as const;

/** By the place the form stands in, which a hidden field names. */
export const newsletterForms = {
  footer: {
    ...common,
    id: "newsletter-footer",
    messages: { ...messages, success: "Successfully subscribed!" },
  },
  insights: {
    ...common,
    id: "newsletter-insights",
    succeedsUnconfigured: true,
    messages: {
      ...messages,
      success: "Thank you for subscribing! You'll receive our monthly insights soon.",
    },
  },
} as const satisfies Record<string, FormDefinition>;

export type NewsletterPlace = keyof typeof newsletterForms;
