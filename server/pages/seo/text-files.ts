/** Sitemap, robots.txt, security.txt, llms.txt and the web manifest. */
import type { Page } from "../../../content/page-entry.ts";
import { webManifest } from "../../../content/brand/web-manifest.ts";
import { paths } from "../../../content/paths.ts";
import { isSample } from "../../../content/samples.ts";
import { site } from "../../../content/site.ts";

/** A file that is rendered on request for search engines, feed readers and browsers. */
export interface DynamicFile {
  path: string;
  type: string;
  /** Whether it lists services. It is unavailable when they cannot be loaded. */
  services?: boolean;
  /** @param context `siteUrl` without a trailing slash */
  make(context: { siteUrl: string; pages: readonly Page[]; now: Date }): string;
}

/** For text and attribute values of XML and HTML. */
export function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}

const type = "text/plain; charset=utf-8";

/** sitemaps.org 0.9. `lastmod` only where it is known: articles, and services whose row has `updated_at`. */
export const sitemap: DynamicFile = {
  path: paths.files.sitemap,
  type: "application/xml; charset=utf-8",
  services: true,
  make: ({ siteUrl, pages }) =>
    lines(
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      ...pages.filter(({ unlisted }) => !unlisted).map(({ path, changed }) => {
        const lastmod = changed ? `<lastmod>${escapeXml(changed)}</lastmod>` : "";
        return `  <url><loc>${escapeXml(siteUrl + path)}</loc>${lastmod}</url>`;
      }),
      "</urlset>",
    ),
};

/** RFC 9309. Pages that must not be indexed say so themselves, so crawlers may read them. */
export const robots: DynamicFile = {
  path: paths.files.robots,
  type,
  make: ({ siteUrl }) =>
    lines(
      "User-agent: *",
      `Disallow: ${paths.data("")}`,
      "",
      `Sitemap: ${siteUrl}${paths.files.sitemap}`,
    ),
};

/** Days until a security.txt expires. RFC 9116 asks for less than a year. */
const securityDays = 180;

/** RFC 9116. */
export const security: DynamicFile = {
  path: paths.files.security,
  type,
  make({ siteUrl, now }) {
    const expires = new Date(now.getTime() + securityDays * 86_400_000);
    return lines(
      `Contact: mailto:${site.email}`,
      `Contact: ${siteUrl}${paths.contact}`,
      `Expires: ${expires.toISOString().slice(0, 10)}T00:00:00Z`,
      "Preferred-Languages: en",
      `Canonical: ${siteUrl}${paths.files.security}`,
    );
  },
};

/** llmstxt.org */
export const llms: DynamicFile = {
  path: paths.files.llms,
  type: "text/markdown; charset=utf-8",
  services: true,
  make({ siteUrl, pages }) {
    const link = (label: string, path: string, note: string) =>
      `- [${label}](${siteUrl}${path}): ${note}`;
    const linksTo = (...kinds: Page["kind"][]) =>
      pages.filter(({ kind, unlisted }) => kinds.includes(kind) && !unlisted).map((
        { kind, name, path, description, changed },
      ) => link(name, path, kind === "insight" ? `${description} (${changed})` : description));
    const { street, city, region, postalCode } = site.address;
    const own = (value: unknown, text: string) => isSample(value) ? [] : [text];
    const place = [
      site.legalName,
      ...own(site.address, street),
      city,
      [region, ...own(site.address, postalCode)].join(" "),
    ].join(", ");
    const reach = [...own(site.phone, site.phone.display), ...own(site.email, site.email)];
    return lines(
      `# ${site.name}`,
      "",
      `> ${site.blurb}`,
      "",
      [place, ...reach, site.hours, site.visits].join(". "),
      ...section("Services", linksTo("service")),
      ...section("Insights", linksTo("insight")),
      ...section("The firm", linksTo("page", "about", "collection", "contact", "questions")),
      ...section("Openings", linksTo("opening")),
      ...section("Optional", [
        ...linksTo("file"),
        link("Atom feed", paths.feed, "The full text of every article."),
        ...linksTo("legal"),
      ]),
    );
  },
};

/** W3C Web Application Manifest. */
export const manifest: DynamicFile = {
  path: paths.files.manifest,
  type: "application/manifest+json; charset=utf-8",
  make: () => JSON.stringify(webManifest),
};

const section = (title: string, items: string[]) =>
  items.length > 0 ? ["", `## ${title}`, "", ...items] : [];

const lines = (...all: string[]) => `${all.join("\n")}\n`;
