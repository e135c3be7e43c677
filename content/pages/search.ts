/** Labels of the search page, and the shape of what it shows. */
import { paths } from "../paths.ts";

/** A text in pieces; those that answer the query are marked. */
export type MarkedText = readonly { text: string; marked: boolean }[];

/** A page or a part of one that a query leads to, as `/data/search` serves it. */
export interface SearchResult {
  kind: keyof typeof searchPage.kinds;
  /** What it is called: one of `kinds` or `labels`. */
  label: string;
  title: MarkedText;
  href: string;
  /** Name of the page whose part it is; null for a page. */
  partOf: string | null;
  /** Date of articles and legal pages: as shown, and as ISO 8601. */
  date: { label: string; iso: string } | null;
  /** The passage in which most of the words appear, shortened. */
  excerpt: MarkedText;
}

export interface SearchResults {
  /** Best first. Each page is in at most one of them. */
  results: readonly SearchResult[];
  /** The query as the search read it, when no page has its words as they are spelled. */
  corrected: string | null;
  /** Services or commitments could not be read and are missing. */
  partial: boolean;
}

export const searchPage = {
  meta: {
    title: "Search services, insights and pages",
    description:
      "Search our services, insights, openings and pages about the firm. Results show where your words appear, and the date of each article.",
    unlisted: true,
  },
  title: "Search",
  label: "Search services, insights and pages",
  hint: "One or more words, for example: grant reporting",
  submit: "Search",
  kinds: { service: "Service", insight: "Insight", page: "Page", opening: "Opening" },
  /** Of parts, and of pages that `kinds` would call no more than pages. */
  labels: {
    question: "Question",
    term: "Term",
    leader: "Leader",
    commitment: "Commitment",
    situation: "Situation",
    sample: "Work sample",
    legal: "Legal notice",
    file: "Document",
  },
  /** Links that show the results of one kind. */
  filter: {
    label: "Filter by type",
    all: "All",
    kinds: { service: "Services", insight: "Insights", page: "Pages", opening: "Openings" },
  },
  count: (count: number, query: string) =>
    count === 0
      ? `No results for “${query}”`
      : `${count} ${count === 1 ? "result" : "results"} for “${query}”`,
  /** Beside the title of a part of a page. */
  partOf: (page: string) => `On the page “${page}”`,
  /** Before the query as the search read it, which leads to its results. */
  corrected: "No page has your words as you spelled them. These are the results for",
  /** Links to the further results. */
  pages: {
    label: "Pages of results",
    page: (number: number) => `Page ${number}`,
    /** After the count. */
    place: (number: number, last: number) => `, page ${number} of ${last}`,
  },
  none: "Try fewer words or broader ones, or start from one of these pages.",
  /** Without results: the four most likely next steps. */
  ways: [
    { label: "See all services", href: paths.services },
    { label: "Questions and fees", href: paths.faq },
    { label: "Careers and openings", href: paths.careers },
    { label: "Ask us directly", href: paths.contact },
  ],
  /** Before a search: what visitors come for, by what they want. */
  starts: [
    {
      label: "Who we serve",
      links: [
        { label: "For local government", href: paths.client("local-government") },
        { label: "For nonprofits", href: paths.client("nonprofits") },
        { label: "For business", href: paths.client("business") },
        { label: "All services", href: paths.services },
      ],
    },
    {
      label: "Before you call",
      links: [
        { label: "Questions and fees", href: paths.faq },
        { label: "Our approach", href: paths.aboutSection("our-approach") },
        { label: "Samples of our work", href: paths.workSample },
        { label: "Contact us", href: paths.contact },
      ],
    },
    {
      label: "Browse",
      links: [
        { label: "All insights", href: paths.insights },
        { label: "Glossary", href: paths.glossary },
        { label: "Careers and openings", href: paths.careers },
        { label: "Site map", href: paths.sitemap },
      ],
    },
  ],
  searching: "Searching...",
  failure: "The search did not work. Please try again.",
  start: "Searches to try",
  examples: [
    "single audit",
    "grant application",
    "strategic plan",
    "remote positions",
    "continuity of operations",
    "artificial intelligence policy",
  ].map((label) => ({ label, href: paths.searchFor(label) })),
  /** When their rows could not be read. */
  partial:
    "Services and commitments cannot all be searched right now. The other results are complete.",
} as const;
