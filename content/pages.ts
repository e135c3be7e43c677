/**
 * The list of pages: what each is, where it stands and what it says. Heads, structured data,
 * sitemap.xml, the site map, llms.txt, the search, sharing pictures and suggestions are made of it.
 * It holds all texts of the site, so browsers never load it; a page brings its own.
 */
import { aboutPage } from "./pages/about.ts";
import { aboutSections } from "./about-sections/index.ts";
import { aboutSectionPage } from "./about-sections/section-page.ts";
import { clients } from "./clients/chooser.ts";
import { clientHeroes } from "./clients/lead.ts";
import { clientPages } from "./clients/index.ts";
import { careersPage } from "./careers/careers.ts";
import { careersSections } from "./careers/sections.ts";
import { workingDay } from "./careers/working-day.ts";
import { commitmentsPage } from "./commitments/commitments.ts";
import { contactPage } from "./pages/contact.ts";
import { longDate } from "./dates.ts";
import { doingBusinessPage } from "./pages/doing-business.ts";
import { evidence } from "./evidence.ts";
import { faqPage } from "./pages/faq.ts";
import { glossaryPage, terms } from "./pages/glossary.ts";
import { homePage } from "./pages/home.ts";
import { homeFuture } from "./pages/home-future.ts";
import { insights, insightsPage, lastChanged } from "./insights/index.ts";
import { leadershipPage } from "./pages/leadership.ts";
import { legalPages } from "./legal/index.ts";
import { legalLinks, type Link, serviceNames } from "./navigation.ts";
import { openings } from "./careers/openings.ts";
import { outlook } from "./outlook/outlook.ts";
import { workSamples } from "./about-sections/work-samples.ts";
import { type ListedService, type Page, page, servicePageOf } from "./page.ts";
import { paths, slugify } from "./paths.ts";
import { searchPage } from "./pages/search.ts";
import { servicePage } from "./pages/service.ts";
import { servicesPage } from "./pages/services.ts";
import { type SiteMap, type SiteMapGroup, sitemapPage } from "./pages/sitemap.ts";

const missing = aboutSectionPage.missing;

/** A known address without content of its own (SPEC §2); nothing leads to it. */
const contentMissing = page(paths.aboutSection(missing.slug), missing.title, missing, {
  kind: "about",
  parent: paths.about,
  section: "About",
});

const staticPages: readonly Page[] = [
  page(paths.home, "Home", homePage, {
    headline: homePage.hero.headline,
    section: "",
    texts: [homePage, homeFuture],
  }),
  page(paths.services, servicesPage.title, servicesPage, {
    kind: "collection",
    headline: servicesPage.banner.title,
  }),
  ...clientPages.map(({ slug, situations }) =>
    page(paths.client(slug), clients[slug].title, clientHeroes[slug], {
      parent: paths.services,
      section: servicesPage.title,
      texts: [clients[slug], clientHeroes[slug], situations.map(({ text }) => text)],
    })
  ),
  page(paths.insights, "Insights", insightsPage, {
    kind: "collection",
    headline: insightsPage.heading,
  }),
  page(paths.about, aboutPage.name, aboutPage, { kind: "about", headline: aboutPage.hero.title }),
  ...aboutSections.map((section) =>
    page(paths.aboutSection(section.slug), section.title, section, {
      kind: "about",
      parent: paths.about,
      section: "About",
      ...section.slug === "client-testimonials" && {
        siteMapGroup: "resources",
        texts: [section, workSamples],
      },
      ...section.slug === "our-commitments" && { siteMapGroup: "resources" },
    })
  ),
  page(paths.commitments, commitmentsPage.title, commitmentsPage, { section: "Commitments" }),
  page(paths.leadership, leadershipPage.title, leadershipPage, {
    section: "Leadership",
    texts: [
      leadershipPage,
      ...leadershipPage.leaders.map(({ name, title }) => `${name}, ${title}`),
    ],
  }),
  page(paths.careers, careersPage.title, careersPage, {
    kind: "collection",
    headline: "Work with us",
    texts: [careersPage, careersSections, workingDay],
  }),
  page(paths.contact, contactPage.title, contactPage, { kind: "contact" }),
  page(paths.faq, faqPage.title, faqPage, {
    kind: "questions",
    section: "Services",
    siteMapGroup: "resources",
    questions: faqPage.questions.items,
  }),
  ...evidence.credentials.length > 0
    ? [page(paths.doingBusiness, doingBusinessPage.title, doingBusinessPage, {
      section: "About",
      siteMapGroup: "resources",
      texts: [doingBusinessPage.intro, evidence.credentials],
    })]
    : [],
  page(paths.glossary, glossaryPage.title, glossaryPage, {
    headline: glossaryPage.meta.title,
    section: "Insights",
    siteMapGroup: "resources",
    texts: [glossaryPage.intro, ...terms.map(({ name, definition }) => `${name}: ${definition}`)],
  }),
  page(paths.sitemap, sitemapPage.title, sitemapPage, {
    section: "Overview",
    siteMapGroup: undefined,
    texts: [],
  }),
  page(paths.search, searchPage.title, searchPage, {
    section: "Overview",
    siteMapGroup: "resources",
  }),
  page(paths.outlook, `${outlook.cover.title} (PDF)`, outlook, {
    kind: "file",
    siteMapGroup: "resources",
  }),
  ...insights.map((insight) =>
    page(
      paths.insight(insight.slug),
      insight.title,
      { meta: { title: insight.title, description: insight.excerpt } },
      {
        kind: "insight",
        parent: paths.insights,
        section: "Insights",
        siteMapGroup: "articles",
        dated: { label: longDate(insight.date), iso: insight.date },
        changed: lastChanged(insight),
        insight,
        texts: [insight.content, insight.updates, insight.category, insight.author],
      },
    )
  ),
  ...openings.map((opening) =>
    page(paths.opening(opening.slug), opening.title, opening, {
      kind: "opening",
      parent: paths.careers,
      section: careersPage.title,
      opening,
      siteMapGroup: "openings",
      texts: [
        `${opening.department}, ${opening.location}, ${opening.type}, ${opening.experience}`,
        opening,
      ],
    })
  ),
  ...legalPages.map((legal) =>
    page(legal.href, legal.title, legal, {
      kind: "legal",
      section: "Legal",
      siteMapGroup: "legal",
      listedAs: legalLinks.find(({ href }) => href === legal.href)?.label,
      dated: { label: legal.updated, iso: "2025-01" },
      texts: [legal.intro, legal.sections],
    })
  ),
];

/** In place of a service that cannot be read. */
export const unreadService = servicePageOf({ slug: "", ...servicePage.meta });

/** In place of all of them: the ten of the specification. */
const expectedServices = serviceNames.map((title) =>
  servicePageOf({ slug: slugify(title), title, description: servicePage.meta.description })
);

/** @param services null while they cannot be read */
export function listPages(services: readonly ListedService[] | null): Page[] {
  return [...staticPages, ...services?.map(servicePageOf) ?? expectedServices];
}

const byPath = new Map([...staticPages, contentMissing].map((page) => [page.path, page]));

/** Any page but a service's. */
export function findPage(path: string): Page | undefined {
  return byPath.get(path);
}

const linksIn = (group: SiteMapGroup): Link[] =>
  listPages(null).filter(({ siteMapGroup }) => siteMapGroup === group)
    .map(({ path, name, listedAs = name }) => ({ label: listedAs, href: path }));

/** With the ten services of the specification, which need no backend. */
export const siteMap: SiteMap = {
  main: linksIn("main"),
  services: linksIn("services"),
  resources: linksIn("resources"),
  articles: linksIn("articles"),
  openings: linksIn("openings"),
  legal: linksIn("legal"),
};
