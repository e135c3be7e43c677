/** What cards and heads show of the five articles; a browser fetches the texts one by one. */
import { site } from "../site.ts";
import type { InsightCard } from "../types.ts";

/** Newest first. */
export const insightCards: readonly InsightCard[] = [
  {
    slug: "public-private-partnerships-trends",
    category: "Public-Private Partnerships",
    title: "Public-Private Partnership Trends: What to Settle First",
    excerpt:
      "Since July 2024 a Florida local government may take up an unsolicited proposal without bidding it. The comparison that bidding gave must now be built.",
    date: "2025-01-20",
    readTime: 12,
    author: site.leaders.managingPartner,
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
    title: "Strategic Planning Trends 2025: Plans That Reach the Budget",
    excerpt:
      "Recovery money is committed, special districts must report on goals, and staff time is scarce. A good plan for 2025 is short, funded and able to fail.",
    date: "2025-01-15",
    readTime: 8,
    author: site.leaders.workforce,
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
    title: "Grant Success 2025: Best Practices Under the Revised Rules",
    excerpt:
      "Federal award rules changed on October 1, 2024. How to use the new thresholds, recover the cost you really have and close without a finding.",
    date: "2025-01-10",
    readTime: 6,
    author: site.leaders.managingPartner,
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
    title: "Regulatory Changes 2025: A Working Calendar for Florida",
    excerpt:
      "Accessible websites, cybersecurity, contractor affidavits, accounting statements and award rules: the dates, and the work that each one requires.",
    date: "2025-01-06",
    readTime: 10,
    author: site.leaders.ai,
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
    title: "Organizational Resilience in Uncertain Times",
    excerpt:
      "Resilience keeps a few services running while much else stops. After three hurricanes in 2024, here is how to build it in the quiet months.",
    date: "2024-12-28",
    readTime: 7,
    author: site.leaders.workforce,
    icon: "ShieldCheck",
    color: "ochre",
    relatedServices: [
      "organizational-development",
      "compliance-risk-management",
      "human-resources-training",
    ],
  },
];

/** The newest, shown large on /insights. The other four are its cards. */
export const featuredCard: InsightCard = insightCards[0]!;

/** The card of a slug, or undefined: the page then shows "Insight Not Found" (SPEC §2). */
export function findInsightCard(slug: string): InsightCard | undefined {
  return insightCards.find((card) => card.slug === slug);
}
