/** The contact form (SPEC §3, §5, §8, §9). */
import { serviceNames } from "../navigation.ts";
import { paths } from "../paths.ts";
import { site } from "../site.ts";
import { emailPattern, type FormDefinition } from "./definition.ts";

const messages = {
  submit: "Send Message",
  sending: "Sending...",
  /** SPEC §5 */
  missing: "Please fill in your name, email, and message.",
  /** SPEC §8 */
  success: "Message sent successfully! We'll get back to you within 24 hours.",
  /** SPEC §8: also when the backend is not configured. */
  failure: "There was an error sending your message. Please try again or contact us directly.",
  unknown:
    "No answer came back, so we cannot tell whether your message arrived. You can safely send it again: a message that arrives twice is kept once.",
  sentRecord: (time: string) => `Sent at ${time}.`,
  next: [
    "You will receive an email confirming that your message arrived.",
    "The person best placed to help reads it, replies within 24 hours and suggests two or three times to talk.",
    `If a date is days away, do not wait for the reply: call ${site.phone.display}.`,
  ],
  again: "Send another message",
  another: "Another message",
  onward: { label: "Read our insights", href: paths.insights },
  failedRecord: (time: string) => `Not sent at ${time}. What you wrote is still in the form.`,
  unknownRecord: (time: string) =>
    `Sent at ${time}, but no answer came back. You can safely send the message again.`,
};

export const contactForm = {
  id: "contact",
  action: paths.contact,
  outcome: "sent",
  outcomeMs: 5_000,
  fields: {
    name: {
      label: "Name",
      hint: "The name we should use.",
      autoComplete: "name",
      missing: "Enter your name.",
      alert: messages.missing,
      limit: 200,
      isInConfirmation: true,
    },
    email: {
      label: "Email",
      hint: "We reply to this address.",
      type: "email",
      pattern: emailPattern,
      autoComplete: "email",
      missing: "Enter your email address.",
      alert: messages.missing,
      /** SPEC §5 */
      wrong: "Please enter a valid email address.",
      limit: 254,
      lowerCase: true,
      isInConfirmation: true,
    },
    organization: {
      label: "Organization",
      hint: "Agency, nonprofit or company.",
      autoComplete: "organization",
      limit: 200,
      isInConfirmation: true,
    },
    phone: {
      label: "Phone",
      hint: "Only if you would rather be called.",
      type: "tel",
      autoComplete: "tel",
      limit: 50,
      isInConfirmation: true,
    },
    service: {
      label: "Service of interest",
      placeholder: "Choose one",
      options: serviceNames,
      wrong: "Choose one of the listed services.",
      isWide: true,
      isInConfirmation: true,
    },
    message: {
      label: "Message",
      hint:
        "The decision or deadline you face, and what has been tried. Please leave out confidential records.",
      rows: 5,
      missing: "Enter a message.",
      alert: messages.missing,
      limit: 5_000,
      isWide: true,
      isInConfirmation: true,
    },
  },
  messages,
} as const satisfies FormDefinition;
