/**
 * Parts of pages that can be the answer to a search, by page, with the words of visitors who want
 * them. Only content/page-list.ts reads this.
 */
import { careersSections } from "./careers/sections.ts";
import { workingDay } from "./careers/working-day.ts";
import type { ClientPage } from "./clients/client-page.ts";
import { applicationHeading } from "./forms/application.ts";
import { insightsPage } from "./insights/insights-page.ts";
import type { LegalPage } from "./legal/legal-page.ts";
import type { Fragment } from "./page-entry.ts";
import { contactPage } from "./pages/contact.ts";
import { faqPage } from "./pages/faq.ts";
import { terms } from "./pages/glossary.ts";
import { leadershipPage } from "./pages/leadership.ts";
import { slugify } from "./paths.ts";
import {
  commitmentIntents,
  leaderIntents,
  legalPartIntents,
  questionIntents,
  situationIntents,
  termIntents,
} from "./intents.ts";
import type { Insight } from "./types.ts";
import { workSamples } from "./about-sections/work-samples.ts";

export const contactFragments: readonly Fragment[] = [
  {
    id: "information",
    name: contactPage.information.title,
    intents: [
      "phone number, telephone, call, email address, mailing address, street address",
      "office, location, directions, map, parking, visit",
      "office hours, business hours, opening hours, opening times, when are you open, are you closed",
      "where are you located, where is your office",
    ],
    texts: [contactPage.information.facts.map(({ term, text }) => `${term}: ${text}`)],
  },
  {
    id: "urgent",
    name: contactPage.urgent.title,
    intents: [
      "urgent, emergency, deadline tomorrow, right now, as soon as possible, missed a deadline, late filing, last minute",
    ],
    texts: [contactPage.urgent.text],
  },
  {
    id: "next",
    name: contactPage.next.title,
    intents: [
      "what happens after I contact you, what happens after I write, next steps, first call",
      "how long does it take to get an answer, response time, how fast do you reply",
    ],
    texts: [contactPage.next.steps],
  },
];

export const careersFragments: readonly Fragment[] = [
  {
    id: "openings",
    name: careersSections.openings.title,
    intents: [
      "open positions, job openings, vacancies, jobs, job offers, remote jobs, who are you looking for",
      "available positions, openings in Tallahassee, contract work",
    ],
    texts: [careersSections.openings],
  },
  {
    id: "benefits",
    name: careersSections.benefits.title,
    intents: [
      "employee benefits, health insurance, dental, vision, 401k, 403b, retirement plan, pension",
      "vacation, holidays, paid time off, PTO, sick leave, parental leave, bonus",
      "remote work, work from home, telework, flexible hours, life insurance, maternity leave, insurance for employees",
    ],
    texts: [careersSections.benefits],
  },
  {
    id: "day",
    name: workingDay.title,
    intents: ["what is it like to work here, a day at work, typical day, working here"],
    texts: [workingDay],
  },
  {
    id: "apply",
    name: applicationHeading.title,
    intents: [
      "apply, apply for a job, job application, application form, general application",
      "resume, CV, cover letter, upload my resume, send my resume",
    ],
    texts: [applicationHeading],
  },
];

export const insightsFragments: readonly Fragment[] = [{
  id: "letter",
  name: insightsPage.newsletter.heading,
  intents: [
    "newsletter, subscribe, subscription, sign up, mailing list, monthly email, email updates",
    "join your mailing list, get news by email, notify me of new articles",
  ],
  texts: [insightsPage.newsletter.text],
}];

export const questionFragments: readonly Fragment[] = [
  {
    id: "pricing",
    name: faqPage.pricing.title,
    intents: [
      "price, pricing, prices, cost, costs, fee, fees, rate, rates, hourly rate, fee schedule, quote, estimate",
      "how much do you charge, how much does it cost, what do you charge, can we afford you",
      "fixed price, retainer, success fee, contingency fee, percentage of a grant",
      "payment, invoice, payment terms, billing",
      "is it free, free consultation, is the first call free, expensive, affordable, cheap, discount, nonprofit rate",
      "take a percentage of the grant, commission, deposit, travel costs, expenses, budget for a consultant, day rate, pay monthly, pay in installments",
    ],
    texts: [faqPage.pricing.points],
  },
  ...faqPage.questions.items.map(({ id, question, answer }): Fragment => ({
    id: slugify(question),
    name: question,
    label: "question",
    intents: questionIntents[id],
    texts: [answer],
  })),
];

export const termFragments: readonly Fragment[] = terms.map((
  { id, name, written, definition },
) => ({
  id,
  name,
  label: "term",
  intents: [
    `what is ${name}, ${name} definition, ${name} meaning, define ${name}`,
    ...written,
    ...termIntents[id] ?? [],
  ],
  texts: [definition],
}));

export const leaderFragments: readonly Fragment[] = leadershipPage.leaders.map(
  ({ slug, name, title, bio, focus }): Fragment => ({
    id: slug,
    name: `${name}, ${title}`,
    label: "leader",
    intents: leaderIntents[slug],
    texts: [bio, focus],
  }),
);

/** A row of the backend, as far as the search reads it. */
export interface ListedCommitment {
  slug: string;
  title: string;
  subtitle: string;
  description: string;
  full_content: readonly unknown[];
}

export const commitmentFragments = (rows: readonly ListedCommitment[]): readonly Fragment[] =>
  rows.map(({ slug, title, subtitle, description, full_content }): Fragment => ({
    id: slug,
    name: title,
    label: "commitment",
    intents: commitmentIntents[slug],
    texts: [subtitle, description, full_content],
  }));

export const workSampleFragments: readonly Fragment[] = [{
  id: "work-sample",
  name: workSamples.title,
  label: "sample",
  intents: ["work sample, sample of your work, example of your work, sample report, portfolio"],
  texts: [workSamples],
}];

export const situationFragments = ({ situations }: ClientPage): readonly Fragment[] =>
  situations.map(({ id, title, text }): Fragment => ({
    id,
    name: title,
    label: "situation",
    intents: situationIntents[id],
    texts: [text],
  }));

export const articleFragments = ({ content }: Insight): readonly Fragment[] =>
  content.sections.map(({ title, ...section }) => ({
    id: slugify(title),
    name: title,
    texts: [section],
    isSection: true,
  }));

export const legalFragments = ({ href, sections }: LegalPage): readonly Fragment[] =>
  sections.map(({ id, title, blocks }) => ({
    id,
    name: title,
    intents: legalPartIntents[`${href}#${id}`],
    texts: blocks,
    isSection: true,
  }));
