/** The page of an unknown address. */
import { paths } from "../paths.ts";

export const notFoundPage = {
  meta: {
    title: "Page not found",
    description:
      "There is no page at this address. Search the site, or try services, insights, the pages about the firm or the site map.",
  },
  title: "Page not found",
  text:
    "There is no page at this address; our map stops here. The page may have moved, or the address may be mistyped.",
  search: { label: "Search the site", submit: "Search" },
  back: { label: "Back to the home page", href: paths.home },
  nearest: "Did you mean",
  links: {
    title: "Good places to start",
    items: [
      {
        label: "Services",
        href: paths.services,
        text: "Our fields of work, each with its steps and what you receive.",
      },
      {
        label: "Insights",
        href: paths.insights,
        text: "Articles on partnerships, planning, grants and regulation.",
      },
      {
        label: "About",
        href: paths.about,
        text: "Our people, our values and our approach.",
      },
      {
        label: "Careers",
        href: paths.careers,
        text: "Current openings, benefits and the application form.",
      },
      {
        label: "Contact",
        href: paths.contact,
        text: "Write or call. We answer within 24 hours.",
      },
      {
        label: "Site map",
        href: paths.sitemap,
        text: "All pages of this site at a glance.",
      },
    ],
  },
} as const;
