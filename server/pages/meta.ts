/** What the document head says of each page; the title itself is rendered by the page. */
import type { RouteMatch } from "../../client/routes.tsx";
import { aboutPage } from "../../content/about.ts";
import { aboutSectionPage, aboutSections } from "../../content/about-sections.ts";
import { careersPage } from "../../content/careers.ts";
import { commitmentsPage } from "../../content/commitments.ts";
import { contactPage } from "../../content/contact.ts";
import { homePage } from "../../content/home.ts";
import { findInsight, insightsPage } from "../../content/insights/index.ts";
import { leadershipPage } from "../../content/leadership.ts";
import { legalPages } from "../../content/legal/index.ts";
import { notFoundPage } from "../../content/not-found.ts";
import { openings } from "../../content/openings.ts";
import { paths } from "../../content/paths.ts";
import { searchPage } from "../../content/search.ts";
import { servicePage, servicesPage } from "../../content/services.ts";
import { sitemapPage } from "../../content/sitemap.ts";
import { type Read, read } from "../../client/catalog/reads.ts";
import type { PageMeta } from "../../content/types.ts";
import type { PageData } from "./page-data.ts";
import type { DescribedPage } from "./seo/structured-data.ts";

const pages: Record<string, PageMeta> = {
  [paths.home]: homePage.meta,
  [paths.services]: servicesPage.meta,
  [paths.insights]: insightsPage.meta,
  [paths.about]: aboutPage.meta,
  [paths.contact]: contactPage.meta,
  [paths.careers]: careersPage.meta,
  [paths.commitments]: commitmentsPage.meta,
  [paths.leadership]: leadershipPage.meta,
  [paths.sitemap]: sitemapPage.meta,
  [paths.search]: searchPage.meta,
  ...Object.fromEntries(legalPages.map(({ href, meta }) => [href, meta])),
};

/** Pages of a collection in `content/`, by route path: null for a slug that is not in it. */
const collections: Record<string, (slug: string) => PageMeta | null> = {
  [paths.insight(":insightSlug")]: (slug) => {
    const insight = findInsight(slug);
    return insight ? { title: insight.title, description: insight.excerpt } : null;
  },
  [paths.aboutSection(":aboutSlug")]: (slug) =>
    [...aboutSections, aboutSectionPage.missing].find((section) => section.slug === slug)?.meta ??
      null,
  [paths.opening(":openingSlug")]: (slug) =>
    openings.find((opening) => opening.slug === slug)?.meta ?? null,
};

/** Title and description of a page, or null when there is nothing at that address: a 404. */
export function findMeta({ route, params }: RouteMatch, data: PageData): PageMeta | null {
  if (route.path === paths.service(":serviceSlug")) {
    const answer = data.read(read("service", params.serviceSlug!));
    if (answer instanceof Promise || !answer.ok) return servicePage.meta;
    if (answer.value === null) return null;
    const { title, description } = answer.value;
    return { title, description };
  }
  const find = collections[route.path];
  if (find) return find(Object.values(params)[0] ?? "");
  return pages[route.path] ?? null;
}

/** The same for the head, which says of a missing page that it is missing. */
export function pageMeta(match: RouteMatch, data: PageData): PageMeta {
  return findMeta(match, data) ?? notFoundPage.meta;
}

/** What search engines and sharing services are told, or null for a page that is not there. */
export function describePage(
  match: RouteMatch,
  data: PageData,
  canonical: string | null,
): DescribedPage | null {
  if (canonical === null) return null;
  const { origin, pathname } = new URL(canonical);
  const { insightSlug, serviceSlug } = match.params;
  const known = <T>(read: Read<T>) => {
    const answer = data.read(read);
    return !(answer instanceof Promise) && answer.ok ? answer.value : null;
  };
  return {
    siteUrl: origin,
    unlisted: match.route.unlisted ?? false,
    path: pathname,
    ...pageMeta(match, data),
    service: serviceSlug ? known(read("service", serviceSlug)) : null,
    services: known(read("service-summaries")),
    insight: insightSlug ? findInsight(insightSlug) ?? null : null,
  };
}
