/** What the firm offers and writes, in schema.org's words. */
import type { Article, Service as SchemaService } from "schema-dts";
import { leadershipPage } from "../../../content/leadership.ts";
import type { Service } from "../../../client/catalog/rows.ts";
import type { Insight } from "../../../content/types.ts";
import { firmId, person } from "./firm-nodes.ts";
import { shareImage } from "./share-images.ts";

export function service(siteUrl: string, url: string, row: Service): SchemaService {
  return {
    "@type": "Service",
    "@id": `${url}#service`,
    url,
    name: row.title,
    serviceType: row.title,
    description: row.description,
    provider: firmId(siteUrl),
    areaServed: { "@type": "State", name: "Florida" },
    audience: {
      "@type": "Audience",
      audienceType: "Government agencies, nonprofits and business organizations",
    },
  };
}

export function article(
  siteUrl: string,
  url: string,
  { title, excerpt, date, author, category, readTime, sources }: Insight,
): Article {
  const leader = leadershipPage.leaders.find(({ name }) => name === author);
  return {
    "@type": "Article",
    "@id": `${url}#article`,
    headline: title,
    description: excerpt,
    articleSection: category,
    datePublished: date,
    timeRequired: `PT${readTime}M`,
    inLanguage: "en-US",
    image: siteUrl + shareImage(url.slice(siteUrl.length)).src,
    mainEntityOfPage: { "@id": `${url}#page` },
    author: leader ? person(siteUrl, leader) : { "@type": "Person", name: author },
    publisher: firmId(siteUrl),
    citation: sources.map(({ label, href }) => ({
      "@type": "CreativeWork",
      name: label,
      url: href,
    })),
  };
}
