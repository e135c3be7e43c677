import { longDate } from "../../../content/dates.ts";
import { frame } from "../../../content/frame.ts";
import { articlePage } from "../../../content/insights/article-page.ts";
import { rowsOf } from "../../../content/insights/figures.ts";
import { lastChanged } from "../../../content/insights/index.ts";
import { insightsPage } from "../../../content/insights/page.ts";
import { paths } from "../../../content/paths.ts";
import { isSample } from "../../../content/samples.ts";
import { site } from "../../../content/site.ts";
import type { Figure, Inline, Insight, InsightSection, Text } from "../../../content/types.ts";
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

function fullText(siteUrl: string, { content, inBrief, sources, updates }: Insight): string {
  const text = (value: Text) =>
    typeof value === "string" ? escapeXml(value) : value.map(run).join("");
  const run = (part: Inline) =>
    typeof part === "string"
      ? escapeXml(part)
      : "strong" in part
      ? `<strong>${escapeXml(part.strong)}</strong>`
      : `<a href="${escapeXml(new URL(part.href, siteUrl).href)}">${escapeXml(part.text)}</a>`;
  const link = ({ label, href }: Insight["sources"][number]) => run({ text: label, href });
  const section = ({ title, items, figure }: InsightSection) =>
    `<h2>${escapeXml(title)}</h2>` +
    (items.length === 1 ? `<p>${text(items[0]!)}</p>` : list(items.map(text))) +
    (figure ? table(figure) : "");
  const list = (items: string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join("")}</ul>`;
  const row = (cells: readonly string[], cell: "th" | "td") =>
    `<tr>${cells.map((words) => `<${cell}>${escapeXml(words)}</${cell}>`).join("")}</tr>`;
  const table = (figure: Figure) => {
    const { caption, head, note, sources = [] } = figure;
    const rows = rowsOf(figure).map((cells) => row(cells, "td")).join("");
    const from = [escapeXml(note ?? ""), ...sources.map(link)].join(" ").trim();
    return `<table><caption>${escapeXml(caption)}</caption>${row(head, "th")}${rows}</table>` +
      `<p>${from}</p>`;
  };
  const { title, ...labels } = articlePage.inBrief;
  const notes = updates.map(({ date, text: note, source }) =>
    `${longDate(date)}. ${text(note)} ${link(source)}`
  );
  return [
    ...notes.length > 0 ? [`<h2>${articlePage.updates(notes.length)}</h2>`, list(notes)] : [],
    `<h2>${title}</h2>`,
    list(
      (["changed", "who", "by"] as const).map((part) =>
        `${labels[part]}: ${escapeXml(inBrief[part])}`
      ),
    ),
    `<p>${text(content.introduction)}</p>`,
    ...content.sections.map(section),
    `<h2>${articlePage.sources}</h2>`,
    list(sources.map(link)),
  ].join("\n");
}
