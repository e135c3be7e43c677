/** Card and heading data of the articles. Browsers load the article texts one by one. */
import { type Link, serviceLinks } from "../navigation.ts";
import { paths } from "../paths.ts";
import { site } from "../site.ts";
import type { InsightCard } from "../types.ts";
import { articleLink, articleTitles } from "./titles.ts";

/** Newest first. */
export const insightCards: readonly InsightCard[] = newestFirst([
  {
    slug: "public-private-partnerships-trends",
    category: "Public-Private Partnerships",
    title: articleTitles["public-private-partnerships-trends"],
    excerpt:
      "Since July 2024 Florida local governments may pursue an unsolicited proposal without competitive bids, so you must build the comparison bidding once gave you.",
    date: "2025-01-20",
    readTime: 12,
    author: site.leaders["managing-partner"],
    icon: "Handshake",
    color: "pine",
    relatedServices: [
      "financial-management-analysis",
      "compliance-risk-management",
      "strategic-planning-business-development",
    ],
  },
  {
    slug: "strategic-planning-trends-2025",
    category: "Strategic Planning",
    title: articleTitles["strategic-planning-trends-2025"],
    excerpt:
      "Recovery money is committed, special districts must report goals, and staff time is scarce. A good plan is short and funded, with goals specific enough to miss.",
    date: "2025-01-15",
    readTime: 8,
    author: site.leaders["leadership-workforce-development"],
    icon: "Compass",
    color: "river",
    relatedServices: [
      "strategic-planning-business-development",
      "program-evaluation-assessment",
      "organizational-development",
    ],
  },
  {
    slug: "grant-success-best-practices-2025",
    category: "Grants",
    title: articleTitles["grant-success-best-practices-2025"],
    excerpt:
      "One federal award from notice to closed file, under the rules of October 2024: thresholds, recoverable costs, and where health funding differs.",
    date: "2025-01-10",
    readTime: 6,
    author: site.leaders["managing-partner"],
    icon: "FileCheck",
    color: "clay",
    relatedServices: [
      "grant-writing-management",
      "financial-management-analysis",
      "compliance-risk-management",
    ],
  },
  {
    slug: "regulatory-changes-2025",
    category: "Compliance",
    title: articleTitles["regulatory-changes-2025"],
    excerpt:
      "Accessible websites, cybersecurity, contractor affidavits, accounting and award rules, date by date, with the work each one requires.",
    date: "2025-01-06",
    readTime: 10,
    author: site.leaders["ai-digital-transformation"],
    icon: "Scale",
    color: "moss",
    relatedServices: [
      "compliance-risk-management",
      "ai-solutions-digital-transformation",
      "research-policy-analysis",
    ],
  },
  {
    slug: "organizational-resilience-uncertain-times",
    category: "Organizational Development",
    title: articleTitles["organizational-resilience-uncertain-times"],
    excerpt:
      "Twelve answers for directors and board members after three hurricanes in 2024: authority, cash, records, technology and exercises.",
    date: "2024-12-28",
    readTime: 7,
    author: site.leaders["leadership-workforce-development"],
    icon: "ShieldCheck",
    color: "ochre",
    relatedServices: [
      "organizational-development",
      "compliance-risk-management",
      "human-resources-training",
    ],
  },
  {
    slug: "selling-to-florida-government",
    category: "Business",
    title: articleTitles["selling-to-florida-government"],
    excerpt:
      "How public bodies in Florida buy, when bidders must be silent, how soon they are paid and what they can protest: a guide for companies.",
    date: "2025-01-13",
    readTime: 5,
    author: site.leaders["managing-partner"],
    icon: "Store",
    color: "lake",
    relatedServices: [
      "strategic-planning-business-development",
      "compliance-risk-management",
      "research-policy-analysis",
    ],
  },
]);

const [featured, ...more] = insightCards;

/** Shown large on /insights. */
export const featuredCard: InsightCard = featured!;
/** Those below it. */
export const moreCards: readonly InsightCard[] = more;

/** The card of a slug, or undefined: the page then shows "Insight Not Found" (SPEC §2). */
export function findInsightCard(slug: string): InsightCard | undefined {
  return insightCards.find((card) => card.slug === slug);
}

export const insightLinks: readonly Link[] = insightCards.map(({ slug }) => articleLink(slug));

/** The card's services, and the two articles that share most of them, newest first. */
export function relatedLinks(card: InsightCard) {
  const shared = (other: InsightCard) =>
    other.relatedServices.filter((slug) => card.relatedServices.includes(slug)).length;
  const articles = insightCards.filter((other) => other !== card)
    .sort((a, b) => shared(b) - shared(a) || b.date.localeCompare(a.date)).slice(0, 2);
  return {
    services: card.relatedServices.map((slug) =>
      serviceLinks.find(({ href }) => href === paths.service(slug))!
    ),
    articles: articles.map(({ slug, excerpt }) => ({ ...articleLink(slug), text: excerpt })),
  };
}

function newestFirst(cards: readonly InsightCard[]): InsightCard[] {
  return cards.toSorted((a, b) => b.date.localeCompare(a.date));
}
