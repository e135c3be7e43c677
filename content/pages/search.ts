/** Labels of the search page, and the shape of what it shows. */
import { paths } from "../paths.ts";

/** A page that a query leads to, as `/data/search` serves it. */
export interface SearchResult {
  kind: keyof typeof searchPage.kinds;
  title: string;
  href: string;
  /** Date of articles and legal pages: as shown, and as ISO 8601. */
  date: { label: string; iso: string } | null;
  /** The passage in which most of the words appear, shortened. */
  excerpt: string;
}

export interface SearchResults {
  /** Best first. */
  results: readonly SearchResult[];
  /** Services could not be read and are missing. */
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
  none: "Try fewer words or broader ones, look at the site map, or ask us directly.",
  ways: [
    { label: "Site map", href: paths.sitemap },
    { label: "Contact", href: paths.contact },
  ],
  searching: "Searching...",
  failure: "The search did not work. Please try again.",
  start: "Searches to try",
  examples: [
    "single audit",
    "grant application",
    "strategic plan",
    "continuity of operations",
    "artificial intelligence policy",
    "remote positions",
  ].map((label) => ({ label, href: paths.searchFor(label) })),
  /** When services could not be read and are missing from the results. */
  partial: "Services cannot be searched right now. The other results are complete.",
} as const;
