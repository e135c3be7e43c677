/** Every page of the site with its name: for the site map, and for those who mistyped an address. */
import { aboutSections } from "../../content/about-sections.ts";
import { insights } from "../../content/insights/index.ts";
import { type Link, serviceLinks } from "../../content/navigation.ts";
import { openings } from "../../content/openings.ts";
import { paths } from "../../content/paths.ts";
import { sitemapPage } from "../../content/sitemap.ts";
import type { ServiceSummary } from "../../client/catalog/reads.ts";
import { isPage } from "../../client/ui/link.tsx";

/** @param services null while they cannot be read: the ten of the specification stand in */
export function listPages(services: readonly ServiceSummary[] | null): Link[] {
  const links = [
    ...sitemapPage.groups.flatMap((group) => group.links as readonly Link[]).filter(({ href }) =>
      isPage(href) && !href.includes("#") && !serviceLinks.some((link) => link.href === href)
    ),
    { label: sitemapPage.title, href: paths.sitemap },
    ...services?.map(({ slug, title }) => ({ label: title, href: paths.service(slug) })) ??
      serviceLinks,
    ...aboutSections.map(({ slug, title }) => ({ label: title, href: paths.aboutSection(slug) })),
    ...insights.map(({ slug, title }) => ({ label: title, href: paths.insight(slug) })),
    ...openings.map(({ slug, title }) => ({ label: title, href: paths.opening(slug) })),
  ];
  return [...new Map(links.map((link) => [link.href, link])).values()];
}
