/** The contact page's copy (SPEC §2 "Contact"). Its form is in forms/contact.ts. */
import { paths } from "../paths.ts";
import { site } from "../site.ts";

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
    text: "RFPs and other solicitations: put the due date in the subject line.",
    more: { label: "How we price, and other questions", href: paths.faq },
  },
  information: {
    title: "Contact information",
    facts: [
      { term: "Phone", text: site.phone.display, href: site.phone.href },
      { term: "Email", text: site.email, href: `mailto:${site.email}` },
      { term: "Location", text: site.location },
      { term: "Business Hours", text: site.hours },
    ],
  },
  commitments: {
    title: "Our commitments to you",
    items: [
      "Response within 24 hours",
      "Free initial consultation",
      "Customized solution proposal",
      "No obligation assessment",
    ],
  },
  urgent: {
    title: "Is it urgent?",
    text:
      "If a filing date, an audit response or a board meeting is days away, call instead of writing. Say the date first.",
    call: { label: `Call now: ${site.phone.display}`, href: site.phone.href },
  },
  next: {
    title: "What happens next",
    steps: [
      {
        title: "We read and reply",
        text:
          "Within 24 hours the managing partner, or the director whose field is closest to your question, replies and suggests two or three times to talk.",
      },
      {
        title: "We talk for 30 minutes",
        text:
          "We ask about the goal, the rules that bind you, the budget and the people involved. There is no charge and no sales presentation.",
      },
      {
        title: "You receive a proposal",
        text:
          "If it makes sense to go on, you get a written scope with steps, people, dates and a price. If it does not, we say so.",
      },
    ],
  },
} as const;
