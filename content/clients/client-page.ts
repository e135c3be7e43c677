/** The shape of a page for one kind of client, and the labels common to all of them. */
import type { ClientSlug } from "./chooser.ts";
import { insightCards } from "../insights/cards.ts";
import { type Link, serviceLinks, type serviceNames } from "../navigation.ts";
import { faqPage, type Question } from "../pages/faq.ts";
import { type TermId, terms } from "../pages/glossary.ts";
import { paths } from "../paths.ts";
import type { Figure, PageMeta } from "../types.ts";

/** What a visitor would say, and where the site answers it. */
export interface Situation {
  /** Anchor on the page. */
  id: string;
  title: string;
  /** What to do first. */
  text: string;
  services: readonly Link[];
  article: Link;
  terms: readonly Link[];
}

export interface ClientPage {
  slug: ClientSlug;
  meta: PageMeta;
  title: string;
  intro: string;
  situations: readonly Situation[];
  figure: Figure;
  questions: readonly Question[];
}

/** @throws when a service, an article or a term of the situation does not exist */
export function situation({ services, article, terms: named, ...words }: {
  id: string;
  title: string;
  text: string;
  services: readonly (typeof serviceNames)[number][];
  /** Slug of the article. */
  article: string;
  terms: readonly TermId[];
}): Situation {
  const card = insightCards.find(({ slug }) => slug === article);
  if (!card) throw new Error(`no article ${article}`);
  return {
    ...words,
    services: services.map((name) => serviceLinks.find(({ label }) => label === name)!),
    article: { label: card.title, href: paths.insight(article) },
    terms: named.map((id) => ({
      label: terms.find((term) => term.id === id)!.name,
      href: paths.term(id),
    })),
  };
}

/** Questions that the page of questions and fees answers too. */
export const asked = (...wanted: string[]): readonly Question[] =>
  wanted.map((question) => faqPage.questions.items.find((one) => one.question === question)!);

export const clientLabels = {
  back: { label: "Back to services", href: paths.services },
  situations: "Your situation, and where to start",
  services: "Services",
  article: "Article",
  terms: "Terms",
  questions: "Questions before a first call",
  fees: { label: "All questions and fees", href: paths.faq },
  call: {
    title: "Talk to someone who knows your sector",
    text:
      "Send the decision or deadline you face. The form opens with your sector filled in, and we answer within 24 hours.",
    expert: "Talk to a Sector Expert",
    services: { label: "All services", href: paths.services },
  },
} as const;
