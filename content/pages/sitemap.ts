/** The site map for people (SPEC §2 "Site map"): four groups and quick navigation. */
import type { Link } from "../navigation.ts";
import { paths } from "../paths.ts";

export type SiteMapGroup = "main" | "services" | "resources" | "articles" | "openings" | "legal";

export interface SiteMapEntry extends Link {
  /** The pages below it. */
  pages: readonly Link[];
}

/** The pages of every group. */
export type SiteMap = Record<SiteMapGroup, SiteMapEntry[]>;

interface Group {
  group: SiteMapGroup;
  title: string;
  /** Entries that are not pages. */
  more?: readonly Link[];
  /** Collections under a heading within the group. */
  within?: readonly Group[];
}

const groups: readonly Group[] = [
  { group: "main", title: "Main Pages" },
  { group: "services", title: "Service Areas" },
  {
    group: "resources",
    title: "Resources",
    more: [
      { label: "Samples of our work", href: paths.workSample },
      { label: "Job application", href: paths.applicationForm },
      { label: "Atom feed of insights", href: paths.feed },
    ],
    within: [
      { group: "articles", title: "Articles" },
      { group: "openings", title: "Openings" },
    ],
  },
  { group: "legal", title: "Legal" },
];

export const sitemapPage = {
  meta: {
    title: "Site map: every page in four groups",
    description:
      "Every page of this site in four groups: main pages, service areas, resources for readers and candidates, and legal notices.",
  },
  title: "Site map",
  intro: "Every page of this site, in four groups.",
  groups,
  loading: "Loading the site map...",
  failure: "Failed to load the site map. Please try again later.",
  failureText:
    "The fault is on our side or on the way to you, and usually passes within a minute. The links above and the search still lead to every page.",
  quick: {
    title: "Quick navigation",
    /** SPEC §2 */
    links: [
      { label: "Home", href: paths.home },
      { label: "Services", href: paths.services },
      { label: "Insights", href: paths.insights },
      { label: "About", href: paths.about },
      { label: "Contact", href: paths.contact },
      { label: "Privacy", href: paths.privacy },
    ],
  },
} as const;
