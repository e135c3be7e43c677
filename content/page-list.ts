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
import { commitmentsPage } from "./commitments/commitments.ts";
import { contactPage } from "./pages/contact.ts";
import { longDate } from "./dates.ts";
import { doingBusinessPage } from "./pages/doing-business.ts";
import { evidence } from "./evidence.ts";
import { faqPage } from "./pages/faq.ts";
import {
  articleFragments,
  careersFragments,
  commitmentFragments,
  contactFragments,
  insightsFragments,
  leaderFragments,
  legalFragments,
  type ListedCommitment,
  questionFragments,
  situationFragments,
  termFragments,
  workSampleFragments,
} from "./fragments.ts";
import { glossaryPage } from "./pages/glossary.ts";
import { homePage } from "./pages/home.ts";
import { homeFuture } from "./pages/home-future.ts";
import { insights, insightsPage, lastChanged } from "./insights/index.ts";
import { articleIntents, clientIntents, legalPageIntents, sectionIntents } from "./intents.ts";
import { leadershipPage } from "./pages/leadership.ts";
import { legalPages } from "./legal/index.ts";
import { legalLinks, type Link, serviceNames } from "./navigation.ts";
import { openings } from "./careers/openings.ts";
import { openingWords } from "./careers/opening-page.ts";
import { outlook } from "./outlook/outlook.ts";
import { type ListedService, type Page, page, servicePageOf } from "./page-entry.ts";
import { paths, slugify } from "./paths.ts";
import { searchPage } from "./pages/search.ts";
import { servicePage } from "./pages/service.ts";
import { servicesPage } from "./pages/services.ts";
import { unsubscribePage } from "./pages/unsubscribe.ts";
import {
  type SiteMap,
  type SiteMapEntry,
  type SiteMapGroup,
  sitemapPage,
} from "./pages/sitemap.ts";

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
    intents: ["home page, start page, main page"],
  }),
  page(paths.services, servicesPage.title, servicesPage, {
    kind: "collection",
    headline: servicesPage.banner.title,
    intents: [
      "what do you do, what services do you offer, what can you help us with",
      "list of services, all services, consulting services, areas of expertise, capabilities",
      "solutions, help us",
    ],
  }),
  ...clientPages.map((client) =>
    page(paths.client(client.slug), clients[client.slug].title, clientHeroes[client.slug], {
      parent: paths.services,
      section: servicesPage.title,
      texts: [clientHeroes[client.slug]],
      intents: clientIntents[client.slug],
      fragments: situationFragments(client),
    })
  ),
  page(paths.insights, "Insights", insightsPage, {
    kind: "collection",
    headline: insightsPage.heading,
    intents: [
      "articles, blog, news, latest news, publications, research, reading, updates, posts, guides, resources",
    ],
    fragments: insightsFragments,
  }),
  page(paths.about, aboutPage.name, aboutPage, {
    kind: "about",
    headline: aboutPage.hero.title,
    intents: [
      "who are you, about us, about the company, about the firm, company profile",
      "history of the company, when were you founded, years of experience, background",
      "how old is your company, how long have you been in business, how big is your firm, how many employees, your story, small firm, consulting firm in Tallahassee",
    ],
  }),
  ...aboutSections.map((section) =>
    page(paths.aboutSection(section.slug), section.title, section, {
      kind: "about",
      parent: paths.about,
      section: "About",
      intents: sectionIntents[section.slug],
      ...section.slug === "client-testimonials" && {
        siteMapGroup: "resources",
        fragments: workSampleFragments,
      },
      ...section.slug === "our-commitments" && { siteMapGroup: "resources" },
    })
  ),
  page(paths.commitments, commitmentsPage.title, commitmentsPage, {
    section: "Commitments",
    intents: ["commitments, promises, pledge, policies, responsibility"],
  }),
  page(paths.leadership, leadershipPage.title, leadershipPage, {
    parent: paths.about,
    section: "Leadership",
    texts: [leadershipPage.intro, leadershipPage.leaders.map(({ summary }) => summary)],
    intents: [
      "leadership, leaders, team, staff, people, partners, directors, management, biographies, bios",
      "founder, owner, CEO, president, executive, boss, head of the firm",
      "who runs the firm, who is in charge, who leads the company, meet the team",
      "manager, principal, consultants, your experts, qualifications of your staff, experience of your staff, resumes of your staff",
      "authors of the articles, who wrote this article, who writes for you",
    ],
    fragments: leaderFragments,
  }),
  page(paths.careers, careersPage.title, careersPage, {
    kind: "collection",
    headline: "Work with us",
    texts: [careersPage, careersSections.values, careersSections.contact],
    intents: [
      "jobs, careers, employment, work for you, work with us, hiring, are you hiring, recruiting",
      "internship, intern, job opportunities, join the team, salary, pay range",
      "application status, when will I hear back, interview, interview process, hiring process",
      "working for you, what to wear, dress code at your firm, company culture, why work with you",
      "part-time, entry level, graduate, student, fellowship, relocate, background check, recruiter",
      "live in another state, work from another state, consultant jobs, be a consultant, freelance, work with your firm, positions",
    ],
    fragments: careersFragments,
  }),
  page(paths.contact, contactPage.title, contactPage, {
    kind: "contact",
    texts: [contactPage.intro, contactPage.form.intro],
    intents: [
      "contact, contact us, get in touch, reach you, write to you, send a message, inquiry",
      "call you, phone, email, talk to someone, speak with a person, talk to an expert",
      "book an appointment, schedule a meeting, schedule a call, consultation, hire you, hire a consultant",
      "press, media, journalist, reporter, spokesperson, interview request, complaint, feedback",
      "where are you, office location, map, hours, opening times, when are you open, fax",
      "email us, e-mail, complain, suggestion, question, ask a question, contact form, social media, LinkedIn, Facebook, Instagram",
    ],
    fragments: contactFragments,
  }),
  page(paths.faq, faqPage.title, faqPage, {
    kind: "questions",
    section: "Services",
    siteMapGroup: "resources",
    questions: faqPage.questions.items,
    texts: [faqPage.intro],
    intents: [
      "frequently asked questions, FAQ, common questions, how do you price, fees, Q&A, things to know",
    ],
    fragments: questionFragments,
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
    texts: [glossaryPage.intro, glossaryPage.asOf],
    intents: [
      "glossary, definitions, terms explained, terminology, vocabulary, acronyms, meaning",
      "jargon, dictionary, abbreviations, grant terms, words explained, what does it mean",
    ],
    fragments: termFragments,
  }),
  page(paths.sitemap, sitemapPage.title, sitemapPage, {
    section: "Overview",
    siteMapGroup: undefined,
    texts: [],
    intents: ["site map, sitemap, all pages, list of pages, index, overview of the site"],
  }),
  page(paths.search, searchPage.title, searchPage, {
    section: "Overview",
    siteMapGroup: "resources",
  }),
  page(paths.unsubscribe, unsubscribePage.ask.title, unsubscribePage, {
    section: "Newsletter",
    siteMapGroup: undefined,
    texts: [],
  }),
  page(paths.outlook, `${outlook.cover.title} (PDF)`, outlook, {
    kind: "file",
    siteMapGroup: "resources",
    intents: [
      "outlook, report, download, PDF, white paper, brochure, forecast, free report, what comes next year, what will happen in 2025",
    ],
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
        texts: [
          insight.content.introduction,
          insight.content.background ?? [],
          insight.updates,
          insight.inBrief,
          insight.category,
          insight.author,
        ],
        intents: articleIntents[insight.slug],
        fragments: articleFragments(insight),
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
        openingWords.hiring,
      ],
      intents: [
        `${opening.title} job, ${opening.title} position, ${opening.title} salary, ${opening.title} requirements`,
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
      texts: [legal.intro],
      intents: legalPageIntents[legal.href],
      fragments: legalFragments(legal),
    })
  ),
];

/** In place of a service that cannot be read. */
export const unreadService = servicePageOf({ slug: "", ...servicePage.meta });

/** In place of all of them: those that the navigation lists. */
const expectedServices = serviceNames.map((title) =>
  servicePageOf({ slug: slugify(title), title, description: servicePage.meta.description })
);

/**
 * @param services null while they cannot be read
 * @param commitments parts of their page, which only the search needs
 */
export function listPages(
  services: readonly ListedService[] | null,
  commitments: readonly ListedCommitment[] = [],
): Page[] {
  const pages = staticPages.map((page) =>
    page.path === paths.commitments
      ? { ...page, fragments: commitmentFragments(commitments) }
      : page
  );
  return [...pages, ...services?.map(servicePageOf) ?? expectedServices];
}

const byPath = new Map([...staticPages, contentMissing].map((page) => [page.path, page]));

/** Any page but a service's. */
export function findPage(path: string): Page | undefined {
  return byPath.get(path);
}

/** A page stands under its parent where both are in the group. */
function linksIn(group: SiteMapGroup): SiteMapEntry[] {
  const inGroup = listPages(null).filter(({ siteMapGroup }) => siteMapGroup === group);
  const linkTo = ({ path, name, listedAs = name }: Page): Link => ({ label: listedAs, href: path });
  const parentOf = ({ parent }: Page) => inGroup.find(({ path }) => path === parent);
  return inGroup.filter((page) => !parentOf(page)).map((page) => ({
    ...linkTo(page),
    pages: inGroup.filter((other) => parentOf(other) === page).map(linkTo),
  }));
}

/** With the services that the navigation lists, which need no backend. */
export const siteMap: SiteMap = {
  main: linksIn("main"),
  services: linksIn("services"),
  resources: linksIn("resources"),
  articles: linksIn("articles"),
  openings: linksIn("openings"),
  legal: linksIn("legal"),
};
