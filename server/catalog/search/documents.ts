/** What can be found: one document for each page, made from the content the page is made from. */
import { aboutPage } from "../../../content/about.ts";
import { aboutSections } from "../../../content/about-sections.ts";
import { careersPage } from "../../../content/careers.ts";
import { commitmentsPage } from "../../../content/commitments.ts";
import { contactPage } from "../../../content/contact.ts";
import { longDate } from "../../../content/dates.ts";
import { homePage } from "../../../content/home.ts";
import { insights, insightsPage } from "../../../content/insights/index.ts";
import { leadershipPage } from "../../../content/leadership.ts";
import { legalPages } from "../../../content/legal/index.ts";
import { openings } from "../../../content/openings.ts";
import { outlook } from "../../../content/outlook.ts";
import { paths } from "../../../content/paths.ts";
import { servicesPage } from "../../../content/services.ts";
import { sitemapPage } from "../../../content/sitemap.ts";
import type { Service } from "../../../client/catalog/rows.ts";
import type { Inline, PageMeta } from "../../../content/types.ts";
import type { SearchDocument } from "./find.ts";

/** Shorter texts are labels. */
const passageFrom = 25;
/** What is not read on the page, or is the same on many. */
const unread = new Set(["meta", "href", "slug", "id", "icon", "image", "form", "sources"]);

function page(title: string, href: string, { description }: PageMeta, content: unknown) {
  return {
    kind: "page",
    title,
    href,
    date: null,
    summary: description,
    passages: passagesOf(content),
  } satisfies SearchDocument;
}

/** Everything but the services. */
export const staticDocuments: readonly SearchDocument[] = [
  ...insights.map(({ slug, title, excerpt, category, date, author, content }): SearchDocument => ({
    kind: "insight",
    title,
    href: paths.insight(slug),
    date: { label: longDate(date), iso: date },
    summary: excerpt,
    passages: [...passagesOf(content), category, author],
  })),
  ...openings.map((opening): SearchDocument => ({
    kind: "opening",
    title: opening.title,
    href: paths.opening(opening.slug),
    date: null,
    summary: opening.summary,
    passages: [
      `${opening.department}, ${opening.location}, ${opening.type}, ${opening.experience}`,
      ...passagesOf(opening),
    ],
  })),
  page("Home", paths.home, homePage.meta, homePage),
  page(servicesPage.title, paths.services, servicesPage.meta, servicesPage),
  page("Insights", paths.insights, insightsPage.meta, insightsPage),
  page("About", paths.about, aboutPage.meta, aboutPage),
  ...aboutSections.map((section) =>
    page(section.title, paths.aboutSection(section.slug), section.meta, section)
  ),
  page(commitmentsPage.title, paths.commitments, commitmentsPage.meta, commitmentsPage),
  page(leadershipPage.title, paths.leadership, leadershipPage.meta, [
    leadershipPage,
    leadershipPage.leaders.map(({ name, title }) => `${name}, ${title}`),
  ]),
  page(careersPage.title, paths.careers, careersPage.meta, careersPage),
  page(contactPage.title, paths.contact, contactPage.meta, contactPage),
  page(sitemapPage.title, paths.sitemap, sitemapPage.meta, []),
  page(`${outlook.cover.title} (PDF)`, paths.outlook, outlook.meta, outlook),
  ...legalPages.map(({ title, href, meta, updated, sections, intro }) => ({
    ...page(title, href, meta, [intro, sections]),
    date: { label: updated, iso: "2025-01" },
  })),
];

export function serviceDocument(service: Service): SearchDocument {
  return {
    kind: "service",
    title: service.title,
    href: paths.service(service.slug),
    date: null,
    summary: service.description,
    passages: [
      ...service.detailed_description.split(/\n\s*\n/),
      ...service.features,
      ...service.benefits,
      ...service.process,
      service.impact,
    ].filter(Boolean),
  };
}

/** The texts inside a content value; runs of rich text are joined to the paragraph they make. */
function passagesOf(value: unknown): string[] {
  if (typeof value === "string") return value.length < passageFrom ? [] : [value];
  if (Array.isArray(value)) {
    return value.some((part) => typeof part === "string") && value.some(isRun)
      ? [plainText(value)]
      : value.flatMap(passagesOf);
  }
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => unread.has(key) ? [] : passagesOf(part));
}

function isRun(part: unknown): boolean {
  return typeof part === "object" && part !== null &&
    ("strong" in part || "href" in part && "text" in part);
}

function plainText(runs: readonly Inline[]): string {
  return runs.map((run) => typeof run === "string" ? run : "strong" in run ? run.strong : run.text)
    .join("");
}
