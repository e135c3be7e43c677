/** The shape of a page for one kind of client, and the labels common to all of them. */
import type { ClientSlug } from "./chooser.ts";
import { articleLink, type ArticleSlug } from "../insights/titles.ts";
import { type Link, serviceLinks, type serviceNames } from "../navigation.ts";
import { faqPage, type Question, type QuestionId } from "../pages/faq.ts";
import { paths } from "../paths.ts";
import type { Figure } from "../types.ts";

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
  example: Figure;
}

export interface ClientPage {
  slug: ClientSlug;
  situations: readonly Situation[];
  figure: Figure;
  questions: readonly Question[];
}

/** @throws when there is no such article */
export function situation({ services, article, ...words }: {
  id: string;
  title: string;
  text: string;
  services: readonly (typeof serviceNames)[number][];
  /** Slug of the article. */
  article: ArticleSlug;
  terms: readonly Link[];
  example: Figure;
}): Situation {
  return {
    ...words,
    services: services.map((name) => serviceLinks.find(({ label }) => label === name)!),
    article: articleLink(article),
  };
}

/** Questions that the page of questions and fees answers too. */
export const asked = (...wanted: QuestionId[]): readonly Question[] =>
  wanted.map((id) => faqPage.questions.items.find((question) => question.id === id)!);

export const clientLabels = {
  services: "Services",
  article: "Article",
  terms: "Terms",
  questions: "Questions before a first call",
  fees: { label: "All questions and fees", href: paths.faq },
} as const;
