/** The picture that goes with a page when its address is shared: drawn from the page's own title. */
import { aboutPage } from "../../../content/about.ts";
import { aboutSections } from "../../../content/about-sections.ts";
import { careersPage } from "../../../content/careers.ts";
import { commitmentsPage } from "../../../content/commitments.ts";
import { contactPage } from "../../../content/contact.ts";
import { homePage } from "../../../content/home.ts";
import { insights, insightsPage } from "../../../content/insights/index.ts";
import { leadershipPage } from "../../../content/leadership.ts";
import { legalPages } from "../../../content/legal/index.ts";
import { serviceLinks } from "../../../content/navigation.ts";
import { openings } from "../../../content/openings.ts";
import { paths } from "../../../content/paths.ts";
import { searchPage } from "../../../content/search.ts";
import { servicesPage } from "../../../content/services.ts";
import { sitemapPage } from "../../../content/sitemap.ts";

/** Pixels of every one of them. */
export const shareImageSize = { width: 1200, height: 630 } as const;

export interface SharedPage {
  path: string;
  /** Without the firm's name. */
  title: string;
  /** The part of the site, empty for the home page. */
  section: string;
}

/** Every page with a picture of its own; `deno task share-images` draws them. */
export const sharedPages: readonly SharedPage[] = [
  { path: paths.home, title: homePage.hero.headline, section: "" },
  { path: paths.services, title: servicesPage.banner.title, section: "Services" },
  ...serviceLinks.map(({ label, href }) => ({ path: href, title: label, section: "Services" })),
  { path: paths.insights, title: insightsPage.heading, section: "Insights" },
  ...insights.map(({ slug, title }) => ({
    path: paths.insight(slug),
    title,
    section: "Insights",
  })),
  { path: paths.about, title: aboutPage.hero.title, section: "About" },
  ...aboutSections.map(({ slug, meta }) => ({
    path: paths.aboutSection(slug),
    title: meta.title,
    section: "About",
  })),
  { path: paths.commitments, title: commitmentsPage.title, section: "Commitments" },
  { path: paths.leadership, title: leadershipPage.title, section: "Leadership" },
  { path: paths.careers, title: "Work with us", section: careersPage.title },
  ...openings.map(({ slug, title }) => ({
    path: paths.opening(slug),
    title,
    section: careersPage.title,
  })),
  { path: paths.contact, title: contactPage.title, section: "Contact" },
  { path: paths.sitemap, title: sitemapPage.title, section: "Overview" },
  { path: paths.search, title: searchPage.title, section: "Overview" },
  ...legalPages.map(({ href, title }) => ({ path: href, title, section: "Legal" })),
];

const byPath = new Map(sharedPages.map((page) => [page.path, page]));

/** Address of a page's picture. */
export function shareImageUrl(path: string): string {
  const name = path === paths.home ? "home" : path.slice(1).replaceAll("/", "-");
  return `/images/og/${name}.jpg`;
}

/**
 * The picture for a path and what it shows in words. A service that another backend has added
 * shows that of all services, any other page that of the home page.
 */
export function shareImage(path: string): { src: string; alt: string } {
  const fallback = path.startsWith(paths.service("")) ? paths.services : paths.home;
  const page = byPath.get(path) ?? byPath.get(fallback)!;
  return { src: shareImageUrl(page.path), alt: page.title };
}
