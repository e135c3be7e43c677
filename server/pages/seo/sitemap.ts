import { paths } from "../../../content/paths.ts";
import { escapeXml, type Publication } from "./publication.ts";

/** sitemaps.org 0.9. `lastmod` only where it is known: articles and services (SPEC §3). */
export const sitemap: Publication = {
  path: paths.files.sitemap,
  type: "application/xml; charset=utf-8",
  services: true,
  make: ({ siteUrl, pages }) =>
    [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      ...pages.filter(({ unlisted }) => !unlisted).map(({ path, changed }) => {
        const lastmod = changed ? `<lastmod>${escapeXml(changed)}</lastmod>` : "";
        return `  <url><loc>${escapeXml(siteUrl + path)}</loc>${lastmod}</url>`;
      }),
      "</urlset>",
      "",
    ].join("\n"),
};
