/** Structured data (schema.org) of a page as one connected graph. */
import type { BreadcrumbList, Graph, Thing, WebPage } from "schema-dts";
import { openingTerms } from "../../../content/careers/openings-in-brief.ts";
import { lastChanged } from "../../../content/insights/index.ts";
import type { Page } from "../../../content/page-entry.ts";
import { findPage } from "../../../content/page-list.ts";
import { paths } from "../../../content/paths.ts";
import { plainText } from "../../../content/plain-text.ts";
import { isSample } from "../../../content/samples.ts";
import { firm, firmId, people, siteId, website } from "./firm-nodes.ts";
import { article, jobPosting, openingList, service } from "./work-nodes.ts";

/** A page with the canonical origin, without a trailing slash. */
export type DescribedPage = Page & { siteUrl: string };

/** Pages with the complete record of the firm; others have its name only. */
const firmPages = new Set<string>([paths.home, paths.about, paths.contact]);

const peoplePages = new Set<string>([paths.leadership, paths.about]);

export function structuredData(page: DescribedPage): Graph {
  const { siteUrl, path, kind, insight, opening } = page;
  const nodes: (Thing | null)[] = [
    firm(siteUrl, firmPages.has(path)),
    website(siteUrl),
    webPage(page),
    breadcrumb(page),
    kind === "service" ? service(siteUrl, page) : null,
    insight ? article(siteUrl, insight) : null,
    path === paths.careers ? openingList(siteUrl) : null,
    opening && !isSample(openingTerms) ? jobPosting(siteUrl, opening) : null,
    ...(peoplePages.has(path) ? people(siteUrl) : []),
  ];
  return { "@context": "https://schema.org", "@graph": nodes.filter((node) => node !== null) };
}

const pageTypes = {
  contact: "ContactPage",
  about: "AboutPage",
  collection: "CollectionPage",
  questions: "FAQPage",
} as const;

function webPage(page: DescribedPage): WebPage {
  const { siteUrl, path, kind, title, description, insight, questions } = page;
  const url = siteUrl + path;
  return {
    "@type": kind in pageTypes ? pageTypes[kind as keyof typeof pageTypes] : "WebPage",
    "@id": `${url}#page`,
    url,
    name: title,
    description,
    inLanguage: "en-US",
    isPartOf: siteId(siteUrl),
    about: firmId(siteUrl),
    ...path !== paths.home && { breadcrumb: { "@id": `${url}#breadcrumb` } },
    ...insight && { datePublished: insight.date, dateModified: lastChanged(insight) },
    ...questions && {
      mainEntity: questions.map(({ question, answer }) => ({
        "@type": "Question",
        name: question,
        acceptedAnswer: { "@type": "Answer", text: plainText(answer) },
      })),
    },
  };
}

function breadcrumb({ siteUrl, path, parent, name }: DescribedPage): BreadcrumbList | null {
  if (path === paths.home) return null;
  const above = [paths.home, parent].flatMap((path) => path && findPage(path) || []);
  return {
    "@type": "BreadcrumbList",
    "@id": `${siteUrl}${path}#breadcrumb`,
    itemListElement: [...above, { name, path }].map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: siteUrl + path,
    })),
  };
}
