/** The contact page's copy (SPEC §2 "Contact"). Its form is in forms/contact.ts. */
import { paths } from "../paths.ts";
import { site } from "../site.ts";

/** With a no-break space. */
const phone = site.phone.display.replace(" ", "\u00a0");

export const contactPage = {
  meta: {
    title: "Contact our Tallahassee consultants",
    description:
      "Send an inquiry or call our Tallahassee office. We answer within 24 hours, and the first consultation is free.",
  },
  title: "Contact",
  intro:
    "Tell us what you are trying to do and by when. The managing partner reads every inquiry, and a reply comes from the person best placed to help.",
  form: {
    title: "Send us a message",
    sent: "Your message",
    intro:
      "Your name, email and message are all we need. The rest helps us choose the right person to reply.",
  },
  /** Under the ways to reach the firm. */
  solicitations: {
    text: site.solicitations,
    more: { label: "How we price, and other questions", href: paths.faq },
  },
  information: {
    title: "Contact information",
    facts: [
      { term: "Phone", text: phone, href: site.phone.href },
      { term: "Email", text: site.email, href: `mailto:${site.email}` },
      { term: "Location", text: site.location },
      { term: "Business Hours", text: site.hours },
    ],
  },
  urgent: {
    title: "Is it urgent?",
    text:
      "If a filing date, an audit response or a board meeting is days away, call instead of writing. Say the date first.",
    call: { label: `Call now: ${phone}`, href: site.phone.href },
  },
  /** SPEC §2: the commitments, each on the step that keeps it. */
  next: {
    title: "What happens next",
    intro: "Our commitments to you, each on the step that keeps it.",
    steps: [
      {
        promise: "Response within 24 hours",
        title: "We read and reply.",
        text:
          "The managing partner, or the director whose field is closest to your question, replies and suggests two or three times to talk.",
      },
      {
        promise: "Free initial consultation",
        title: "We talk for 30 minutes.",
        text:
          "We ask about the goal, the rules that bind you, the budget and the people involved. There is no charge and no sales presentation.",
      },
      {
        promise: "Customized solution proposal",
        title: "You receive a proposal.",
        text:
          "If it makes sense to go on, you get a written scope with steps, people, dates and a price. You decide whether work begins.",
      },
      {
        promise: "No obligation assessment",
        title: "Or we advise against it.",
        text:
          "If it does not make sense to go on, we say so and give the reason. You owe nothing either way.",
      },
    ],
  },
} as const;
