/** Every URL of the site, written once. Links, forms, sitemap, feed and tests all read it here. */

/** Lower case, every run of non-alphanumerics one hyphen, edge hyphens trimmed (SPEC §2, §3). */
export function slugify(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "");
}

export const paths = {
  home: "/",
  services: "/services",
  service: (slug: string) => `/services/${slug}`,
  client: (slug: string) => `/for/${slug}`,
  situation: (slug: string, id: string) => `/for/${slug}#${id}`,
  insights: "/insights",
  insight: (slug: string) => `/insights/${slug}`,
  /** The detail modal of SPEC §2, which no visible card opens. */
  brief: (slug: string) => `/insights?brief=${slug}`,
  about: "/about",
  aboutSection: (slug: string) => `/about/${slug}`,
  workSample: "/about/client-testimonials#work-sample",
  contact: "/contact",
  /** The form's message opens with the line of the topic (content/forms/contact-topics.ts). */
  contactAbout: (topic: string) => `/contact?about=${topic}`,
  sitemap: "/sitemap",
  privacy: "/privacy",
  terms: "/terms",
  accessibility: "/accessibility",
  cookies: "/cookies",
  disclaimer: "/disclaimer",
  careers: "/careers",
  opening: (slug: string) => `/careers/${slug}`,
  applicationForm: "/careers#apply",
  commitments: "/commitments",
  commitment: (slug: string) => `/commitments#${slug}`,
  leadership: "/leadership",
  leader: (slug: string) => `/leadership#${slug}`,
  glossary: "/glossary",
  term: (id: string) => `/glossary#${id}`,
  faq: "/faq",
  doingBusiness: "/doing-business",
  search: "/search",
  /** `page` counts from 1. */
  searchFor: (query: string, type?: string, page = 1) =>
    `/search?${new URLSearchParams({
      q: query,
      ...type && { type },
      ...page > 1 && { page: String(page) },
    })}`,
  /** Form endpoint of the newsletter; contact and application post to their own pages. */
  subscribe: "/subscribe",
  /** Takes a subscriber from the newsletter, by the token of a mail (docs/decisions/newsletter.md). */
  unsubscribe: "/unsubscribe",
  document: (name: string) => `/documents/${name}.pdf`,
  outlook: "/documents/2025-strategic-outlook.pdf",
  feed: "/feed.xml",
  /** Files for search engines, feed readers and other programs, made on request. */
  files: {
    sitemap: "/sitemap.xml",
    robots: "/robots.txt",
    manifest: "/manifest.webmanifest",
    security: "/.well-known/security.txt",
    llms: "/llms.txt",
  },
  /** Query results as JSON, by query name (`client/catalog/queries.ts`). */
  data: (name: string) => `/data/${name}`,
} as const;
