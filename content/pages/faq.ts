/** How the firm charges, and what people ask before they call. Facts are SPEC §2 and §9, or the services' own texts. */
import { servicePath } from "../navigation.ts";
import { paths } from "../paths.ts";
import { site } from "../site.ts";
import type { Point, Text } from "../types.ts";

export interface Question {
  /** By which other pages choose it. */
  id: string;
  question: string;
  answer: Text;
}

/** In the page's own list the answer begins with a few words, which are larger. */
type Answered = Question & { short: string };

const pricing: readonly (Point & { figure: string; unit: string })[] = [
  {
    figure: "$0",
    unit: "to begin",
    title: "The first conversation is free",
    text:
      "Half an hour with the person who would lead the work. It costs nothing, carries no obligation and includes no sales presentation.",
  },
  {
    figure: "1",
    unit: "written price",
    title: "You see the price in advance",
    text:
      "If it makes sense to go on, you receive a written scope with steps, people, dates and a price. If it does not, we say so.",
  },
  {
    figure: "30",
    unit: "days to pay",
    title: "A fixed fee or an hourly rate",
    text:
      "The proposal says which of the two applies. Invoices are due in 30 days, and either side can end a retainer with 30 days' notice.",
  },
  {
    figure: "0%",
    unit: "of any grant",
    title: "Never a share of the outcome",
    text:
      "We do not work for a percentage of a grant or for a success fee, so we are free to advise you to stop.",
  },
];

const beforeTheWork = [
  {
    id: "response",
    question: "How soon will we hear from you?",
    short: "Within 24 hours.",
    answer: [
      "If a filing date, an audit response or a board meeting is days away, ",
      { text: `call ${site.phone.display}`, href: site.phone.href },
      " instead of writing.",
    ],
  },
  {
    id: "solicitations",
    question: "Where do we send an RFP?",
    short: "By email.",
    answer: [
      "Send any solicitation to ",
      { text: site.email, href: `mailto:${site.email}` },
      ", with the due date and the deadline for questions in the subject line. We answer within 24 hours.",
    ],
  },
  {
    id: "visits",
    question: "Do we have to come to Tallahassee?",
    short: "No.",
    answer:
      "We meet online first, and travel when a visit matters. Visits to our own office are by appointment only.",
  },
  {
    id: "companies",
    question: "Do you work with companies too?",
    short: "Yes.",
    answer: [
      "We serve government agencies, nonprofits and business organizations. For companies that sell to government, we have an ",
      {
        text: "article on the first bid",
        href: paths.insight("selling-to-florida-government"),
      },
      ", and the 2025 outlook has a theme on suppliers.",
    ],
  },
] as const satisfies readonly Answered[];

const theWork = [
  {
    id: "people",
    question: "Who will do the work?",
    short: "The people you meet.",
    answer: [
      "Each of our ",
      { text: "leaders", href: paths.leadership },
      " carries client projects, and the person who signs your proposal also works on your project. Consultants join each engagement as needed.",
    ],
  },
  {
    id: "promise",
    question: "Can you promise us the grant?",
    short: "No, and be wary of anyone who does.",
    answer: [
      "We begin with a go or no-go review, write to the published criteria, and say so when an opportunity is not worth your staff's time. Our ",
      {
        text: "grants team",
        href: servicePath("grant-writing-management"),
      },
      " stays through reporting and closeout.",
    ],
  },
  {
    id: "opinions",
    question: "Do you audit, or give legal opinions?",
    short: "Neither.",
    answer:
      "We prepare and advise, and we plan every engagement so that your auditor remains independent. We advise on practice under the law; opinions on the law remain with your counsel.",
  },
  {
    id: "after",
    question: "What stays with us when the work ends?",
    short: "The files and the skill.",
    answer: [
      "You keep the workbooks and templates, and staff who have used each of them on a live task. Six months after the work ends we return, compare results with the plan and report. For more, see ",
      { text: "our approach", href: paths.aboutSection("our-approach") },
      ".",
    ],
  },
] as const satisfies readonly Answered[];

const questions = [...beforeTheWork, ...theWork] as const;

export type QuestionId = (typeof questions)[number]["id"];

export const faqPage = {
  meta: {
    title: "Consulting fees and common questions",
    description:
      "How we price our consulting, and answers to the questions that agencies, nonprofits and companies ask before the first conversation.",
  },
  title: "Questions and fees",
  intro: "How we charge, and the questions people ask before they call.",
  pricing: { title: "How we price", points: pricing },
  questions: {
    groups: [
      {
        title: "Before you call",
        link: { label: `Call ${site.phone.display}`, href: site.phone.href },
        items: beforeTheWork,
      },
      {
        title: "During the work and after",
        link: { label: "How we work", href: paths.aboutSection("our-approach") },
        items: theWork,
      },
    ],
    /** For other pages, whole. */
    items: questions.map(({ id, question, short, answer }) => ({
      id,
      question,
      answer: [`${short} `, ...(typeof answer === "string" ? [answer] : answer)],
    })),
  },
  closing: {
    title: "Ask a question that is not here",
    text: "Send it, and we will answer within 24 hours.",
    links: [
      { label: "Contact us", href: paths.contact },
      { label: "View all services", href: paths.services },
    ],
  },
};
