/** The page behind the link in a newsletter (docs/decisions/newsletter.md). Nothing leads to it. */
import { paths } from "../paths.ts";
import { site } from "../site.ts";

const ask = {
  title: "Leave the newsletter",
  text:
    `With this button we take your email address off the list of ${site.name} Insights. You need not give a reason, and you can subscribe again at any time.`,
} as const;

export const unsubscribePage = {
  meta: {
    title: "Leave the newsletter",
    description:
      "Take your email address off the list of our monthly newsletter, with the link from an email that we sent you.",
    unlisted: true,
  },
  ask,
  submit: "Unsubscribe",
  outcomes: {
    left: {
      title: "You are off the list",
      text:
        "You will get no further newsletter from us. If you change your mind, subscribe again at the foot of any other page.",
    },
    wrong: {
      title: "This link does not work",
      text:
        "It may have been cut off on its way, or the address it was made for is no longer on the list. Open the link from the last email once more, or write to us and we will take you off the list by hand.",
    },
    failed: {
      title: ask.title,
      text:
        "That did not work because of a fault on our side. Please press the button again in a minute, or write to us and we will take you off the list by hand.",
    },
  },
  ways: [
    { label: "Write to us", href: `mailto:${site.email}?subject=unsubscribe` },
    { label: "Home page", href: paths.home },
  ],
  /** Below, instead of the sign-up that ends other pages. */
  questions: {
    title: "If you have a question",
    links: [
      {
        label: "How long we keep an address",
        href: `${paths.privacy}#retention`,
        text: "The privacy notice says what stays on the list, and why.",
      },
      {
        label: "Contact",
        href: paths.contact,
        text: "Write or call. We answer within 24 hours.",
      },
    ],
  },
  /** To mail programs, which show it to nobody. */
  answers: {
    left: "You are off the list.",
    wrong: "This link does not work.",
    failed: "This did not work. Please try again.",
    tooMany: "Too many wrong links came from this connection. Please try again later.",
  },
} as const;
