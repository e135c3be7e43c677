/** The site map for people (SPEC §2 "Site map"): four groups and quick navigation. */
import { aboutLinks, legalLinks, type Link, serviceLinks } from "./navigation.ts";
import { paths } from "./paths.ts";

const isSection = ({ href }: Link) => href.startsWith(paths.aboutSection(""));

export const sitemapPage = {
  meta: {
    title: "Site map",
    description:
      "Every page of this site in four groups: main pages, the ten service areas, resources for readers and candidates, and legal notices.",
  },
  title: "Site map",
  intro: "Every page of this site, in four groups.",
  articles: "Articles",
  openings: "Openings",
  groups: [
    {
      title: "Main Pages",
      links: [
        { label: "Home", href: paths.home },
        { label: "Services", href: paths.services },
        { label: "Insights", href: paths.insights },
        { label: "About", href: paths.about },
        ...aboutLinks.filter(isSection),
        { label: "Our Commitments", href: paths.commitments },
        { label: "Leadership Team", href: paths.leadership },
        { label: "Careers", href: paths.careers },
        { label: "Contact", href: paths.contact },
      ],
    },
    { title: "Service Areas", links: serviceLinks },
    {
      title: "Resources",
      links: [
        { label: "Client Testimonials", href: paths.aboutSection("client-testimonials") },
        { label: "Five commitments in brief", href: paths.aboutSection("our-commitments") },
        { label: "2025 Strategic Outlook (PDF)", href: paths.outlook },
        { label: "Job application", href: paths.applicationForm },
        { label: "Search", href: paths.search },
        { label: "Atom feed of insights", href: paths.feed },
      ],
    },
    { title: "Legal", links: legalLinks },
  ],
  quick: {
    title: "Quick navigation",
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
