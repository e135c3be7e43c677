import { insights } from "../../../content/insights/index.ts";
import { paths } from "../../../content/paths.ts";
import { listPages } from "../directory.ts";
import { escapeXml, type Publication } from "./publication.ts";

/** sitemaps.org 0.9. `lastmod` only where it is known: articles and services (SPEC §3). */
export const sitemap: Publication = {
  path: paths.files.sitemap,
  type: "application/xml; charset=utf-8",
  services: true,
  make({ siteUrl, services }) {
    const changed = new Map<string, string | null>([
      ...insights.map(({ slug, date }) => [paths.insight(slug), date] as const),
      ...services.map(({ slug, updated_at }) => [paths.service(slug), updated_at] as const),
    ]);
    const urls = [...listPages(services).map(({ href }) => href), paths.outlook]
      .filter((path) => path !== paths.search)
      .map((path) => {
        const time = changed.get(path);
        const lastmod = time ? `<lastmod>${escapeXml(time)}</lastmod>` : "";
        return `  <url><loc>${escapeXml(siteUrl + path)}</loc>${lastmod}</url>`;
      });
    return [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      ...urls,
      "</urlset>",
      "",
    ].join("\n");
  },
};
