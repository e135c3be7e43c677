/** Titles of the articles by slug, for links. Pages with a few links need not load every card. */
import type { Link } from "../navigation.ts";
import { paths } from "../paths.ts";

export const articleTitles = {
  "public-private-partnerships-trends": "Public-Private Partnership Trends 2025",
  "strategic-planning-trends-2025": "Strategic Planning Trends for 2025",
  "grant-success-best-practices-2025": "Grant Success 2025: A Worked Case",
  "regulatory-changes-2025": "Regulatory Changes 2025: A Calendar",
  "organizational-resilience-uncertain-times": "Organizational Resilience: Twelve Answers",
  "selling-to-florida-government": "Selling to Florida Government",
} as const;

export type ArticleSlug = keyof typeof articleTitles;

export const articleLink = (slug: ArticleSlug): Link => ({
  label: articleTitles[slug],
  href: paths.insight(slug),
});
