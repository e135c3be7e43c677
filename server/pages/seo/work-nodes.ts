/** Structured data (schema.org) of services and articles. */
import type { Article, Service as SchemaService } from "schema-dts";
import { lastChanged } from "../../../content/insights/index.ts";
import type { Page } from "../../../content/page.ts";
import { paths } from "../../../content/paths.ts";
import type { Insight } from "../../../content/types.ts";
import { firmId, people } from "./firm-nodes.ts";
import { shareImage } from "./share-images.ts";

export function service(siteUrl: string, { path, name, description }: Page): SchemaService {
  return {
    "@type": "Service",
    "@id": `${siteUrl}${path}#service`,
    url: siteUrl + path,
    name,
    serviceType: name,
    description,
    provider: firmId(siteUrl),
    areaServed: { "@type": "State", name: "Florida" },
    audience: {
      "@type": "Audience",
      audienceType: "Government agencies, nonprofits and business organizations",
    },
  };
}

export function article(siteUrl: string, insight: Insight): Article {
  const { slug, title, excerpt, date, author, category, readTime, sources } = insight;
  const path = paths.insight(slug);
  const url = siteUrl + path;
  return {
    "@type": "Article",
    "@id": `${url}#article`,
    headline: title,
    description: excerpt,
    articleSection: category,
    datePublished: date,
    dateModified: lastChanged(insight),
    timeRequired: `PT${readTime}M`,
    inLanguage: "en-US",
    image: siteUrl + shareImage(path).src,
    mainEntityOfPage: { "@id": `${url}#page` },
    // The firm while the names of the leaders are samples.
    author: people(siteUrl).find(({ name }) => name === author) ?? firmId(siteUrl),
    publisher: firmId(siteUrl),
    citation: sources.map(({ label, href }) => ({
      "@type": "CreativeWork",
      name: label,
      url: href,
    })),
  };
}
