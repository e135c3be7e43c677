import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server.edge";
import { articleComponents } from "../../../client/pages/insights/article-text.tsx";
import { frame } from "../../../content/frame.ts";
import { lastChanged } from "../../../content/insights/index.ts";
import { insightsPage } from "../../../content/insights/insights-page.ts";
import { paths } from "../../../content/paths.ts";
import { isSample } from "../../../content/samples.ts";
import { site } from "../../../content/site.ts";
import type { Insight } from "../../../content/types.ts";
import { type DynamicFile, escapeXml } from "./text-files.ts";

/** Atom (RFC 4287) with the full text of every article. */
export const feed: DynamicFile = {
  path: paths.feed,
  type: "application/atom+xml; charset=utf-8",
  make({ siteUrl, pages }) {
    const insights = pages.flatMap(({ insight }) => insight ?? [])
      .toSorted((a, b) => b.date.localeCompare(a.date));
    const newest = insights.map(lastChanged).sort().at(-1)!;
    return [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-US">',
      `  <id>${escapeXml(siteUrl + paths.feed)}</id>`,
      `  <title>${escapeXml(`${site.name}: Insights`)}</title>`,
      `  <subtitle>${escapeXml(insightsPage.meta.description)}</subtitle>`,
      `  <updated>${timeOf(newest)}</updated>`,
      `  <link rel="self" type="application/atom+xml" href="${escapeXml(siteUrl + paths.feed)}"/>`,
      `  <link rel="alternate" type="text/html" href="${escapeXml(siteUrl + paths.insights)}"/>`,
      `  <icon>${escapeXml(`${siteUrl}/icons/icon-192.png`)}</icon>`,
      `  <rights>${escapeXml(frame.footer.end)}</rights>`,
      ...insights.map((insight) => entry(siteUrl, insight)),
      "</feed>",
      "",
    ].join("\n");
  },
};

function entry(siteUrl: string, insight: Insight): string {
  const { slug, title, category, date, author, excerpt } = insight;
  const url = escapeXml(siteUrl + paths.insight(slug));
  return [
    "  <entry>",
    `    <id>${url}</id>`,
    `    <title>${escapeXml(title)}</title>`,
    `    <link rel="alternate" type="text/html" href="${url}"/>`,
    `    <published>${timeOf(date)}</published>`,
    `    <updated>${timeOf(lastChanged(insight))}</updated>`,
    `    <author><name>${escapeXml(isSample(site.leaders) ? site.name : author)}</name></author>`,
    `    <category term="${escapeXml(category)}"/>`,
    `    <summary>${escapeXml(excerpt)}</summary>`,
    `    <content type="html">${escapeXml(fullText(siteUrl, insight))}</content>`,
    "  </entry>",
  ].join("\n");
}

/** Articles have a date without a time. Noon in Florida falls on that date in every American time zone. */
const timeOf = (date: string) => `${date}T12:00:00-05:00`;

/** The text as on the page, with complete addresses and without attributes for scripts and styles. */
function fullText(siteUrl: string, insight: Insight): string {
  return renderToStaticMarkup(
    createElement(articleComponents(insight).Text, { date: insight.date }),
  )
    .replaceAll(/ (?:class|style|(?:aria|data)-[\w-]+)="[^"]*"/g, "")
    .replaceAll('href="#', `href="${siteUrl}${paths.insight(insight.slug)}#`)
    .replaceAll('href="/', `href="${siteUrl}/`);
}
