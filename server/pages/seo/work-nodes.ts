/** Structured data (schema.org) of services, articles and openings. */
import type { Article, ItemList, JobPosting, Service as SchemaService } from "schema-dts";
import { careersSections } from "../../../content/careers/sections.ts";
import { type Opening, openings } from "../../../content/careers/openings.ts";
import { openingTerms } from "../../../content/careers/openings-in-brief.ts";
import { lastChanged } from "../../../content/insights/index.ts";
import type { Page } from "../../../content/page-entry.ts";
import { paths } from "../../../content/paths.ts";
import { site } from "../../../content/site.ts";
import type { Insight } from "../../../content/types.ts";
import { firmId, people } from "./firm-nodes.ts";
import { shareImage } from "../../../content/share-images.ts";

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
  };
}

export function article(siteUrl: string, insight: Insight): Article {
  const { slug, title, excerpt, date, author, category, readTime } = insight;
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
  };
}

const employmentTypes: Readonly<Record<Opening["type"], string | string[]>> = {
  "Full-time": "FULL_TIME",
  "Full-time / Contract": ["FULL_TIME", "CONTRACTOR"],
};

export function openingList(siteUrl: string): ItemList {
  return {
    "@type": "ItemList",
    "@id": `${siteUrl}${paths.careers}#list`,
    itemListElement: openings.map(({ slug, title }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: title,
      url: siteUrl + paths.opening(slug),
    })),
  };
}

/** Only for openings with real pay and date: search engines get no samples. */
export function jobPosting(siteUrl: string, opening: Opening): JobPosting {
  const { slug, title, summary, location, type } = opening;
  const { pay: [minValue, maxValue], posted } = openingTerms.openings[slug]!;
  const { city, region, country } = site.address;
  return {
    "@type": "JobPosting",
    "@id": `${siteUrl}${paths.opening(slug)}#job`,
    title,
    description: `${summary} ${careersSections.openings.equal}`,
    datePosted: posted,
    employmentType: employmentTypes[type],
    hiringOrganization: firmId(siteUrl),
    ...location.includes("Remote") && {
      jobLocationType: "TELECOMMUTE",
      applicantLocationRequirements: { "@type": "Country", name: "USA" },
    },
    ...location.includes(city) && {
      jobLocation: {
        "@type": "Place",
        address: {
          "@type": "PostalAddress",
          addressLocality: city,
          addressRegion: region,
          addressCountry: country,
        },
      },
    },
    baseSalary: {
      "@type": "MonetaryAmount",
      currency: "USD",
      value: { "@type": "QuantitativeValue", minValue, maxValue, unitText: "YEAR" },
    },
  };
}
