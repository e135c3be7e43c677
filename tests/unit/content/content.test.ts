import { describe, it } from "@std/testing/bdd";
import assert from "node:assert/strict";
import { globSync } from "node:fs";
import { openingsInBrief, openingTerms } from "../../../content/careers/openings-in-brief.ts";
import { openings } from "../../../content/careers/openings.ts";
import { applicationForm } from "../../../content/forms/application.ts";
import { contactForm } from "../../../content/forms/contact.ts";
import { newsletterForms } from "../../../content/forms/newsletter.ts";
import { documentTitle, titleLimit } from "../../../content/document-title.ts";
import { evidence } from "../../../content/evidence.ts";
import { frame } from "../../../content/frame.ts";
import { insights, lastChanged } from "../../../content/insights/index.ts";
import { leadershipPage } from "../../../content/pages/leadership.ts";
import { legalPages } from "../../../content/legal/index.ts";
import { slideshow } from "../../../content/brand/slides.ts";
import {
  expertCall,
  footerGroups,
  mainNavigation,
  menuLinks,
  serviceNames,
} from "../../../content/navigation.ts";
import { outlook } from "../../../content/outlook/outlook.ts";
import { listPages, siteMap } from "../../../content/page-list.ts";
import { paths, slugify } from "../../../content/paths.ts";
import { insightsSignUp } from "../../../content/insights/sign-up.ts";
import { solidBeyondPixels } from "../../../client/layout/header.tsx";
import { visibleBeyondPixels } from "../../../client/layout/up-arrow.tsx";
import { hashScrollDelayMs } from "../../../client/runtime/navigation/focus-and-scroll.ts";
import { revealShares } from "../../../client/ui/media/reveal.tsx";
import { site } from "../../../content/site.ts";
import { type SiteMapGroup, sitemapPage } from "../../../content/pages/sitemap.ts";

const root = new URL("../../../", import.meta.url);

const serviceSlugs = serviceNames.map(slugify);

describe("pages", () => {
  const pages = listPages(null).filter(({ kind }) => kind !== "file");

  it("have names of their own", () => {
    assert.deepEqual(repeated(pages.map(({ name }) => name.toLowerCase())), []);
  });

  it("have titles that fit a search result with the firm's short name", () => {
    const long = pages.filter(({ title }) => documentTitle(title).length >= titleLimit);
    const list = long.map(({ path, title }) => `${path}: ${documentTitle(title)}`).join("\n");
    assert.equal(list, "", `From ${titleLimit} characters on, they are cut:\n${list}`);
  });

  it("have descriptions that fit a search result", () => {
    for (const { path, description } of pages) {
      assert(description.length >= 70 && description.length <= 160, `${path}: ${description}`);
    }
  });
});

describe("site map", () => {
  it("has the four groups, the services and every page", () => {
    assert.deepEqual(
      sitemapPage.groups.map(({ title }) => title),
      ["Main Pages", "Service Areas", "Resources", "Legal"],
    );
    const entriesOf = (group: SiteMapGroup) =>
      siteMap[group].flatMap((entry) => [entry, ...entry.pages]);
    const listed = sitemapPage.groups.flatMap(({ group, more = [], within = [] }) => [
      ...entriesOf(group),
      ...more,
      ...within.flatMap(({ group }) => entriesOf(group)),
    ]).map(({ href }) => href);
    assert.deepEqual(repeated(listed), []);
    const { sitemap, subscribe, unsubscribe, doingBusiness, ...pages } = paths;
    for (const path of Object.values(pages)) {
      if (typeof path !== "string") continue;
      assert(listed.includes(path), `Missing step: content/page-list.ts has an entry for ${path}`);
    }
    const about = siteMap.main.find(({ href }) => href === paths.about)!;
    const mission = paths.aboutSection("our-mission-vision");
    assert(about.pages.some(({ href }) => href === mission), "sections stand under their page");
    for (const slug of serviceSlugs) assert(listed.includes(paths.service(slug)), slug);
    for (const { path } of listPages(null)) {
      assert(listed.includes(path) || path === sitemap || path === unsubscribe, path);
    }
    for (const path of [sitemap, subscribe, unsubscribe]) assert(!listed.includes(path), path);
    assert.equal(listed.includes(doingBusiness), evidence.credentials.length > 0);
  });

  it("has the six quick links of the specification", () => {
    assert.deepEqual(
      sitemapPage.quick.links.map(({ href }) => href),
      ["/", "/services", "/insights", "/about", "/contact", "/privacy"],
    );
  });
});

describe("texts", () => {
  it("count neither services nor leaders, because the firm adds and removes them", () => {
    const count = "(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)";
    const counted = new RegExp(
      `\\b${count}( \\w+)? (services|service areas|fields of work|leaders|managing directors)\\b`,
      "gi",
    );
    // Articles and the outlook also write about the services of their readers.
    const files = globSync("content/**/*.ts", {
      cwd: root,
      exclude: ["**/insights/**", "**/outlook/**"],
    });
    const found = files.flatMap((file) =>
      (Deno.readTextFileSync(new URL(file, root)).match(counted) ?? [])
        .map((words) => `${file}: ${words}`)
    );
    assert(files.length > 50);
    assert.deepEqual(found, []);
  });
});

describe("the navigation", () => {
  it("has the entries of the specification, and each page once in the menu", () => {
    const labels = mainNavigation.map(({ label }) => label);
    for (const label of ["Services", "Insights", "About", "Contact"]) {
      assert(labels.includes(label), label);
    }
    assert.deepEqual(expertCall, { label: "Talk to an Expert", href: paths.contact });
    assert.deepEqual(repeated([...mainNavigation, ...menuLinks].map(({ href }) => href)), []);
  });

  it("has each page once in the footer's four groups", () => {
    assert.equal(footerGroups.length, 4);
    const links = footerGroups.flatMap(({ links }) => links);
    assert.deepEqual(repeated(links.map(({ href }) => href)), []);
  });
});

describe("the times of the forms' feedback", () => {
  it("are those of the specification (§9)", () => {
    assert.equal(contactForm.outcomeMs, 5_000);
    for (const { outcomeMs } of Object.values(newsletterForms)) assert.equal(outcomeMs, 3_000);
  });
});

describe("the timings of the slideshow", () => {
  it("are those of the specification (§9)", () => {
    assert.deepEqual(slideshow, { intervalMs: 6_000, touchControlsMs: 5_000 });
  });
});

describe("scrolling", () => {
  it("has the numbers of the specification (§9)", () => {
    assert.equal(solidBeyondPixels, 50);
    assert.equal(visibleBeyondPixels, 300);
    assert.equal(hashScrollDelayMs, 100);
    assert.deepEqual(revealShares, { plain: 0.1, delayed: 0.2 });
  });
});

describe("the figures of the firm", () => {
  it("are those of the specification (§9)", () => {
    const values = Object.values(site.stats).map(({ value }) => value);
    assert.deepEqual(values, ["50+", "15+", "$10M+", "98%"]);
    assert.match(insightsSignUp.text, /\b500\+ leaders\b/);
  });
});

describe("people and openings", () => {
  it("have the leaders' titles of the specification", () => {
    assert.deepEqual(leadershipPage.leaders.slice(0, 3).map(({ title }) => title), [
      "Managing Partner",
      "Managing Director for Leadership and Workforce Development",
      "Managing Director for AI Solutions and Digital Transformation",
    ]);
  });

  it("have a name and an entry for each leader", () => {
    assert.deepEqual(
      leadershipPage.leaders.map(({ slug }) => slug),
      Object.keys(site.leaders),
      "Missing step: content/site.ts has the name and content/pages/leadership.ts the entry",
    );
  });

  it("state the facts of the specification, while they are open", () => {
    const specified = [
      `Senior Strategic Consultant; Consulting; ${site.location} / Remote; Full-time; 5+ years`,
      "Grant Writing Specialist; Grant Services; Remote; Full-time; 3+ years",
      `Financial Analyst; Financial Services; ${site.location}; Full-time; 2+ years`,
      "Project Manager; Operations; Remote; Full-time / Contract; 4+ years",
    ];
    const facts = openings.map(({ title, department, location, type, experience }) =>
      [title, department, location, type, experience].join("; ")
    );
    for (const fact of specified) {
      const [title] = fact.split("; ");
      if (openings.some((opening) => opening.title === title)) assert(facts.includes(fact), fact);
    }
  });

  it("have facts, texts, terms and a position for each opening", () => {
    const facts = "content/careers/openings-in-brief.ts";
    for (const { slug, title } of openingsInBrief) {
      assert(slug in openingTerms.openings, `Missing step: ${facts} has pay and date of ${slug}`);
      const isDescribed = openings.some((opening) => opening.slug === slug);
      assert(isDescribed, `Missing step: content/careers/openings.ts describes ${title}`);
      assert(applicationForm.fields.position.options.includes(title), title);
    }
    for (const slug of Object.keys(openingTerms.openings)) {
      const isOpen = openingsInBrief.some((opening) => opening.slug === slug);
      assert(isOpen, `Missing step: ${facts} no longer has pay and date of ${slug}`);
    }
  });
});

describe("the year of the copyright", () => {
  it("is that of the newest text", () => {
    const newest = insights.map(lastChanged).sort().at(-1)!;
    assert(frame.footer.end.includes(newest.slice(0, 4)), newest);
  });
});

describe("legal pages", () => {
  it("are dated and can be linked to by section", () => {
    assert.equal(legalPages.length, 5);
    for (const { href, updated, sections } of legalPages) {
      assert.equal(updated, "Last updated January 2025");
      assert.deepEqual(repeated(sections.map(({ id }) => id)), [], href);
    }
  });

  it("promise what the specification states", () => {
    const text = (path: string) => {
      const { sections } = legalPages.find(({ href }) => href === path)!;
      return [...strings(sections)].join(" ");
    };
    assert.match(text(paths.accessibility), /2 business days/);
    assert.match(text(paths.accessibility), /WCAG\) 2\.1, Level AA/);
    assert.match(text(paths.terms), /Invoices are due in 30 days/);
    assert.match(text(paths.terms), /retainer.* 30 days' notice/);
    assert.match(text(paths.terms), /laws of the State of Florida govern/);
    assert.match(text(paths.privacy), /not directed to people under 18/);
  });

  it("list four kinds of cookies with their lifetimes, none in use", () => {
    const cookies = legalPages.find(({ href }) => href === paths.cookies)!;
    const table = cookies.sections.flatMap(({ blocks }) => blocks)
      .find((block) => block.kind === "table");
    assert(table?.kind === "table");
    assert.deepEqual(table.rows.map(([name, , lifetime, used]) => [name, lifetime, used]), [
      ["Session cookie", "Session", "No"],
      ["Analytics cookie", "2 years", "No"],
      ["Preferences cookie", "1 year", "No"],
      ["Marketing consent cookie", "1 year", "No"],
    ]);
  });
});

describe("the 2025 outlook", () => {
  it("labels every chart as illustrative or names its source", () => {
    for (const { chart } of outlook.themes) {
      assert.equal(chart.note.startsWith("Illustrative"), chart.source === null, chart.title);
    }
  });
});

function* strings(value: unknown): Iterable<string> {
  if (typeof value === "string") yield value;
  else if (typeof value === "object" && value !== null) {
    for (const child of Object.values(value)) yield* strings(child);
  }
}

function repeated(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}
