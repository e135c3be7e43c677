/** What a page says to search engines in schema.org's words, one connected graph for each page. */
import type { BreadcrumbList, Graph, ItemList, Thing, WebPage } from "schema-dts";
import { careersPage } from "../../../content/careers.ts";
import { insights } from "../../../content/insights/index.ts";
import { openings } from "../../../content/openings.ts";
import { paths } from "../../../content/paths.ts";
import { servicesPage } from "../../../content/services.ts";
import type { ServiceSummary } from "../../../client/catalog/reads.ts";
import type { Service } from "../../../client/catalog/rows.ts";
import type { Insight } from "../../../content/types.ts";
import { firm, firmId, people, siteId, website } from "./firm-nodes.ts";
import { shareImage, shareImageSize } from "./share-images.ts";
import { article, service } from "./work-nodes.ts";

export interface DescribedPage {
  /** Canonical origin, without a trailing slash. */
  siteUrl: string;
  path: string;
  /** May be shared, and is kept out of search engines. */
  unlisted: boolean;
  title: string;
  description: string;
  /** What the page shows of the backend, when it is at hand. */
  service: Service | null;
  services: readonly ServiceSummary[] | null;
  /** The article it shows. */
  insight: Insight | null;
}

/** Sections with pages below them, by the first part of the path. */
const sections: Record<string, string> = {
  [paths.services]: servicesPage.title,
  [paths.insights]: "Insights",
  [paths.about]: "About",
  [paths.careers]: careersPage.title,
};

/** The firm's full record stands where somebody looks for it; elsewhere its name is enough. */
const firmPages = new Set<string>([paths.home, paths.about, paths.contact]);

export function structuredData(page: DescribedPage): Graph {
  const { siteUrl, path, insight } = page;
  const url = siteUrl + path;
  const nodes: (Thing | null)[] = [
    firm(siteUrl, firmPages.has(path)),
    website(siteUrl),
    webPage(page),
    breadcrumb(page),
    page.service && service(siteUrl, url, page.service),
    insight ? article(siteUrl, url, insight) : null,
    ...(path === paths.leadership || path === paths.about ? people(siteUrl) : []),
    path === paths.services && page.services
      ? list(
        url,
        page.services.map(({ slug, title }) => [title, siteUrl + paths.service(slug)]),
      )
      : null,
    path === paths.insights
      ? list(url, insights.map(({ slug, title }) => [title, siteUrl + paths.insight(slug)]))
      : null,
    path === paths.careers
      ? list(url, openings.map(({ slug, title }) => [title, siteUrl + paths.opening(slug)]))
      : null,
  ];
  return { "@context": "https://schema.org", "@graph": nodes.filter((node) => node !== null) };
}

function webPage({ siteUrl, path, title, description, insight }: DescribedPage): WebPage {
  const url = siteUrl + path;
  return {
    "@type": pageType(path),
    "@id": `${url}#page`,
    url,
    name: title,
    description,
    inLanguage: "en-US",
    isPartOf: siteId(siteUrl),
    about: firmId(siteUrl),
    primaryImageOfPage: {
      "@type": "ImageObject",
      url: siteUrl + shareImage(path).src,
      width: `${shareImageSize.width} px`,
      height: `${shareImageSize.height} px`,
    },
    ...path !== paths.home && { breadcrumb: { "@id": `${url}#breadcrumb` } },
    ...insight && { datePublished: insight.date },
  };
}

function pageType(path: string) {
  if (path === paths.contact) return "ContactPage";
  if (path === paths.about || path.startsWith(paths.aboutSection(""))) return "AboutPage";
  if (path === paths.services || path === paths.insights || path === paths.careers) {
    return "CollectionPage";
  }
  return "WebPage";
}

function breadcrumb({ siteUrl, path, title }: DescribedPage): BreadcrumbList | null {
  if (path === paths.home) return null;
  const section = `/${path.split("/")[1]}`;
  const trail: [string, string][] = [["Home", paths.home]];
  if (section !== path) trail.push([sections[section]!, section]);
  return {
    "@type": "BreadcrumbList",
    "@id": `${siteUrl}${path}#breadcrumb`,
    itemListElement: [...trail, [title, path] as const].map(([name, href], index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: siteUrl + href,
    })),
  };
}

function list(url: string, items: readonly (readonly [name: string, url: string])[]): ItemList {
  return {
    "@type": "ItemList",
    "@id": `${url}#list`,
    numberOfItems: items.length,
    itemListElement: items.map(([name, itemUrl], index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      url: itemUrl,
    })),
  };
}
