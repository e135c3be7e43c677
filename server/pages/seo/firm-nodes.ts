/** Structured data (schema.org) of the firm, its site and its people. */
import type { Organization, Person, WebSite } from "schema-dts";
import { leadershipPage } from "../../../content/pages/leadership.ts";
import { paths } from "../../../content/paths.ts";
import { isSample } from "../../../content/samples.ts";
import { site } from "../../../content/site.ts";
import { shareImage } from "../../../content/share-images.ts";

export const firmId = (siteUrl: string) => ({ "@id": `${siteUrl}/#firm` });
export const siteId = (siteUrl: string) => ({ "@id": `${siteUrl}/#website` });

/** @param isComplete with address, hours and profiles, or just the name */
export function firm(siteUrl: string, isComplete: boolean): Exclude<Organization, string> {
  const named = {
    "@type": "Organization" as const,
    ...firmId(siteUrl),
    name: site.name,
    url: `${siteUrl}/`,
    logo: `${siteUrl}/icons/icon-512.png`,
  };
  return isComplete ? { ...named, ...firmDetails(siteUrl) } : named;
}

/** Leaves out sample values: search engines must not index them. */
function firmDetails(siteUrl: string) {
  const { street, city, region, postalCode, country } = site.address;
  return {
    legalName: site.legalName,
    slogan: site.tagline,
    description: site.blurb,
    image: siteUrl + shareImage(paths.home).src,
    ...!isSample(site.phone) && { telephone: site.phone.href.replace("tel:", "") },
    ...!isSample(site.email) && { email: site.email },
    address: {
      "@type": "PostalAddress" as const,
      ...!isSample(site.address) && { streetAddress: street, postalCode },
      addressLocality: city,
      addressRegion: region,
      addressCountry: country,
    },
    areaServed: { "@type": "State" as const, name: "Florida" },
    contactPoint: {
      "@type": "ContactPoint" as const,
      contactType: "customer service",
      url: siteUrl + paths.contact,
      hoursAvailable: { "@type": "OpeningHoursSpecification" as const, ...site.openingHours },
    },
    ...!isSample(site.social) && { sameAs: site.social.map(({ href }) => href) },
  };
}

export const website = (siteUrl: string): WebSite => ({
  "@type": "WebSite",
  ...siteId(siteUrl),
  url: `${siteUrl}/`,
  name: site.name,
  inLanguage: "en-US",
  publisher: firmId(siteUrl),
});

/** The leaders, by title; none while their names are samples. */
export const people = (siteUrl: string) =>
  isSample(site.leaders) ? [] : leadershipPage.leaders.map((
    { slug, name, title },
  ): Exclude<Person, string> => ({
    "@type": "Person",
    "@id": siteUrl + paths.leader(slug),
    name,
    jobTitle: title,
    url: siteUrl + paths.leader(slug),
    worksFor: firmId(siteUrl),
  }));
