import { describe, it } from "@std/testing/bdd";
import assert from "node:assert/strict";
import { aboutPage } from "../../../content/pages/about.ts";
import { aboutSections } from "../../../content/about-sections/index.ts";
import { openingsInBrief, openingTerms } from "../../../content/careers/openings-in-brief.ts";
import { openings } from "../../../content/careers/openings.ts";
import { clients } from "../../../content/clients/chooser.ts";
import { contactPage } from "../../../content/pages/contact.ts";
import { applicationForm } from "../../../content/forms/application.ts";
import { evidence } from "../../../content/evidence.ts";
import { faqPage } from "../../../content/pages/faq.ts";
import { terms } from "../../../content/pages/glossary.ts";
import { frame } from "../../../content/frame.ts";
import { insights, lastChanged } from "../../../content/insights/index.ts";
import { slides } from "../../../content/brand/slides.ts";
import { leadershipPage } from "../../../content/pages/leadership.ts";
import { legalPages } from "../../../content/legal/index.ts";
import {
  aboutLinks,
  footerServices,
  serviceLinks,
  serviceNames,
} from "../../../content/navigation.ts";
import { outlook } from "../../../content/outlook/outlook.ts";
import { servicePageOf, shorten } from "../../../content/page.ts";
import { listPages, siteMap } from "../../../content/pages.ts";
import { paths, slugify } from "../../../content/paths.ts";
import { aiAreas, relatedServices, servicePage } from "../../../content/pages/service.ts";
import { servicesPage } from "../../../content/pages/services.ts";
import { site } from "../../../content/site.ts";
import { sitemapPage } from "../../../content/pages/sitemap.ts";
import type { PageMeta } from "../../../content/types.ts";

const root = new URL("../../../content/", import.meta.url);
const modules = await load(root);
const seed = await Deno.readTextFile(new URL("../../../supabase/seed.sql", import.meta.url));
/** Without the comment that each begins with. */
const mails = await Promise.all(
  ["newsletterWelcome", "contactConfirmation", "careerConfirmation", "applicationNotification"]
    .map((name) =>
      Deno.readTextFile(new URL(`../../../supabase/functions/${name}/handler.ts`, import.meta.url))
        .then((text) => text.slice(text.indexOf("*/")))
    ),
);
const serviceSlugs = serviceNames.map(slugify);
const commitmentIds = aboutSections.flatMap((section) =>
  section.slug === "our-commitments" ? section.cards.map((card) => card.id) : []
);

describe("titles and descriptions", () => {
  const metas = [...objects(modules)].filter(hasMeta).map(({ meta }) => meta);

  it("are found on every page", () => {
    for (const [name, page] of modules.flatMap((module) => Object.entries(module))) {
      // These label pages whose meta is that of their section or article.
      // These label pages whose meta is that of their section or article.
      const isWithout = ["aboutSectionPage", "articlePage"].includes(name);
      if (!name.endsWith("Page") || typeof page === "function" || isWithout) continue;
      const { meta } = page as { meta: PageMeta };
      assert(metas.includes(meta), `Missing step: ${name} has "meta" with title and description`);
    }
    assert(metas.length > aboutSections.length + openings.length + legalPages.length);
  });

  it("are unique", () => {
    assert.deepEqual(repeated(metas.map(({ title }) => title.toLowerCase())), []);
    assert.deepEqual(repeated(metas.map(({ description }) => description.toLowerCase())), []);
  });

  it("call no two pages the same", () => {
    const names = listPages(null).map(({ name }) => name.toLowerCase());
    assert.deepEqual(repeated(names), []);
  });

  it("fit a search result", () => {
    for (const { title, description } of metas) {
      const { length } = description;
      assert(length >= 70 && length <= 160, `${title}: description of ${length}`);
      const whole = `${title} | ${site.name}`;
      assert(whole.length < 60, `${whole}: title of ${whole.length}`);
    }
  });
});

describe("a description from the backend", () => {
  it("ends with a sentence or, in a long one, with a word", () => {
    const short = "We help boards plan, fund and report on the work that the public depends on.";
    assert.equal(shorten(short), short);
    assert.equal(
      shorten(`${short} ${"And more. ".repeat(12)}`),
      `${short} ${"And more. ".repeat(8).trim()}`,
    );
    const long = shorten("word ".repeat(60).trim());
    assert(long.length <= 160 && long.endsWith("word\u2026"), long);
  });

  it("is one line, and there is one where the row has none", () => {
    const described = (description: string) =>
      servicePageOf({ slug: "a", title: "A", description }).description;
    assert.equal(described("One line.\n\nAnother."), "One line. Another.");
    assert.equal(described(""), servicePage.meta.description);
  });
});

describe("words", () => {
  const texts = [...objects(modules)].flatMap(Object.values).filter((it) => typeof it === "string");
  const written = [...texts, seed, ...mails].join("\n");

  it("are those of the United States", () => {
    assert.deepEqual(
      written.match(
        /.*(enquir|telephone|e-mail|mobile phone|\b(need|ask for) an? adjustment|\badjustments? (are|is) offered).*/gi,
      ),
      null,
    );
    assert.deepEqual(written.match(/.*(?<!social media )\bposts?\b(?! office).*/g), null);
  });

  it("write Part, Chapter, Statement and Article in capitals before a number", () => {
    assert.deepEqual(written.match(/.{0,40}\b(part|chapters?|statements?|article) [\dX].*/g), null);
    assert.deepEqual(written.match(/.{0,40}\bStatements? \d.*/g), null);
  });

  it("give the leaders the titles of the specification, partner or director", () => {
    assert.deepEqual(
      written.match(
        /.*\b(a partner (?!named|agreement)|the partners?\b(?! who)|firm's partners).*/gi,
      ),
      null,
    );
  });

  it("do not open with what fails", () => {
    assert.deepEqual(written.match(/^.{0,50}\b(fails?|seldom fail)\b.*/gm), null);
  });
});

describe("titles of the sections", () => {
  it("say what the firm does and where", () => {
    for (const { meta } of [servicesPage, aboutPage, contactPage]) {
      assert.match(meta.title, /consult/i);
      assert.match(meta.title, /Florida|Tallahassee/);
    }
  });
});

describe("links", () => {
  const known = new Set<string>([
    ...Object.values(paths).filter((path) => typeof path === "string"),
    ...listPages(null).map(({ path }) => path),
    ...terms.map(({ id }) => paths.term(id)),
    ...commitmentIds.map(paths.commitment),
    ...commitmentIds.map((id) => `${paths.aboutSection("our-commitments")}#${id}`),
    ...leadershipPage.leaders.map(({ slug }) => paths.leader(slug)),
    ...Object.entries(clients).flatMap(([slug, { situations }]) =>
      Object.keys(situations).map((id) => paths.situation(slug, id))
    ),
  ]);

  it("lead to pages that exist, or leave the site openly", () => {
    const hrefs = [...objects(modules)].map(({ href }) => href).filter((href) =>
      href !== undefined
    );
    assert(hrefs.length > 100);
    for (const href of hrefs) {
      assert(typeof href === "string");
      assert(
        known.has(href) || /^(https:\/\/|mailto:\S+@\S+$|tel:\+\d+$)/.test(href),
        `${href} leads nowhere. Missing step: content/pages.ts has an entry for it`,
      );
    }
  });

  it("of the menus have content", () => {
    assert.equal(serviceLinks.length, 10);
    for (const slug of serviceSlugs) assert(slug in relatedServices, slug);
    for (const { href } of [...aboutLinks, ...footerServices]) {
      assert(known.has(href), `no page at ${href}`);
    }
  });

  it("of related services name three others", () => {
    assert.deepEqual(Object.keys(relatedServices).sort(), serviceSlugs.toSorted());
    for (const [slug, others] of Object.entries(relatedServices)) {
      assert.equal(new Set([slug, ...others]).size, 4, slug);
      for (const other of others) assert(serviceSlugs.includes(other), other);
    }
    assert(serviceSlugs.includes(aiAreas.slug));
  });
});

describe("site map", () => {
  it("has the four groups, the ten services and every page", () => {
    assert.deepEqual(
      sitemapPage.groups.map(({ title }) => title),
      ["Main Pages", "Service Areas", "Resources", "Legal"],
    );
    const listed = sitemapPage.groups.flatMap(({ place, more = [], within = [] }) => [
      ...siteMap[place],
      ...more,
      ...within.flatMap(({ place }) => siteMap[place]),
    ]).map(({ href }) => href);
    assert.deepEqual(repeated(listed), []);
    const { sitemap, subscribe, doingBusiness, ...pages } = paths;
    for (const path of Object.values(pages)) {
      if (typeof path !== "string") continue;
      assert(listed.includes(path), `Missing step: content/pages.ts has an entry for ${path}`);
    }
    for (const slug of serviceSlugs) assert(listed.includes(paths.service(slug)), slug);
    for (const { path } of listPages(null)) assert(listed.includes(path) || path === sitemap, path);
    assert(!listed.includes(sitemap) && !listed.includes(subscribe));
    assert.equal(listed.includes(doingBusiness), evidence.credentials.length > 0);
  });

  it("has the six quick links of the specification, the four of the header among them", () => {
    assert.deepEqual(
      sitemapPage.quick.links.map(({ href }) => href),
      ["/", "/services", "/insights", "/about", "/contact", "/privacy"],
    );
  });
});

describe("people and openings", () => {
  it("have biographies of 170 to 230 words under the specified titles", () => {
    assert.deepEqual(leadershipPage.leaders.map(({ title }) => title), [
      "Managing Partner",
      "Managing Director for Leadership and Workforce Development",
      "Managing Director for AI Solutions and Digital Transformation",
    ]);
    for (const { name, bio } of leadershipPage.leaders) {
      const count = words(bio);
      assert(count >= 170 && count <= 230, `${name}: ${count}`);
    }
  });

  it("state the facts of the specification", () => {
    const specified = openings.slice(0, 4);
    assert.deepEqual(
      specified.map((o) => [o.title, o.department, o.location, o.type, o.experience]),
      [
        [
          "Senior Strategic Consultant",
          "Consulting",
          "Tallahassee FL / Remote",
          "Full-time",
          "5+ years",
        ],
        ["Grant Writing Specialist", "Grant Services", "Remote", "Full-time", "3+ years"],
        ["Financial Analyst", "Financial Services", "Tallahassee FL", "Full-time", "2+ years"],
        ["Project Manager", "Operations", "Remote", "Full-time / Contract", "4+ years"],
      ],
    );
  });

  it("have an opening's facts, texts, terms and position", () => {
    const facts = "content/careers/openings-in-brief.ts";
    for (const { slug, title } of [...openingsInBrief, ...openings]) {
      const isListed = openingsInBrief.some((brief) => brief.slug === slug);
      assert(isListed, `Missing step: ${facts} has the facts of ${title}`);
      assert(slug in openingTerms.openings, `Missing step: ${facts} has pay and date of ${slug}`);
      const isDescribed = openings.some((opening) => opening.slug === slug);
      assert(isDescribed, `Missing step: content/careers/openings.ts describes ${title}`);
      const positions: readonly string[] = applicationForm.fields.position.options;
      const step = `Missing step: content/forms/application.ts offers the position ${title}`;
      assert(positions.includes(title), step);
    }
  });

  it("describe each opening in full, at an address made from its title", () => {
    for (const { slug, title, summary, responsibilities, qualifications } of openings) {
      assert.equal(slug, slugify(title));
      assert(summary.length > 150, title);
      assert(responsibilities.length >= 5 && responsibilities.length <= 6, title);
      assert(qualifications.length >= 4 && qualifications.length <= 5, title);
    }
  });
});

describe("about sections", () => {
  it("are the ones the specification names", () => {
    assert.deepEqual(aboutSections.map(({ slug }) => slug).sort(), [
      "client-testimonials",
      "our-approach",
      "our-commitments",
      "our-core-values",
      "our-mission-vision",
      "why-choose-us",
    ]);
    assert.deepEqual(
      commitmentIds,
      ["dei", "sustainability", "social-impact", "work-life-balance", "career-growth"],
    );
  });
});

describe("questions", () => {
  it("are eight, asked and answered once each", () => {
    const { items } = faqPage.questions;
    assert.equal(items.length, 8);
    assert.deepEqual(repeated(items.map(({ question }) => question)), []);
    for (const { question } of items) assert.match(question, /\?$/);
  });

  it("price as the services and the terms do", () => {
    const told = [...strings(faqPage)].join(" ");
    assert.match(seed, /Our fees are fixed or hourly\. We do not work for a share of the award/);
    assert.match(told, /A fixed fee or an hourly rate/);
    assert.match(told, /We do not work for a percentage of a grant/);
    assert.match(told, /Invoices are due in 30 days.* 30 days' notice/);
  });
});

describe("the year of the copyright", () => {
  it("is that of the newest text", () => {
    const newest = insights.map(lastChanged).sort().at(-1)!;
    assert(frame.footer.end.includes(newest.slice(0, 4)), newest);
  });
});

describe("slides", () => {
  it("are four, each with its own text alternative", () => {
    assert.equal(slides.length, 4);
    assert.deepEqual(repeated(slides.flatMap(({ id, alt }) => [id, alt])), []);
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
    assert.match(text(paths.accessibility), /WCAG\) 2\.1, level AA/);
    assert.match(text(paths.terms), /Invoices are due in 30 days/);
    assert.match(text(paths.terms), /retainer.* 30 days' notice/);
    assert.match(text(paths.terms), /laws of the State of Florida govern/);
    assert.match(text(paths.privacy), /not directed to people under 18/);
  });

  it("keep the terms of the site apart from those of an engagement", () => {
    const { intro, sections } = legalPages.find(({ href }) => href === paths.terms)!;
    const number = (id: string) => sections.findIndex((section) => section.id === id) + 1;
    const last = [number("as-is"), number("assignment")];
    assert(
      intro.startsWith(`Sections 1 to ${last[0]} are`) &&
        intro.includes(`Sections ${last[0]! + 1} to ${last[1]} apply`),
      intro,
    );
    const ids = ["independent-contractor", "force-majeure", "entire-agreement", "severability"];
    for (const id of ids) assert(number(id) > 0, id);
    assert.match([...strings(sections)].join(" "), /exclusive jurisdiction/);
  });

  it("say of privacy what is so", () => {
    const { sections } = legalPages.find(({ href }) => href === paths.privacy)!;
    const text = [...strings(sections)].join(" ");
    for (const said of ["Resend", "Supabase", "United States", "128 random bits", "Do Not Track"]) {
      assert(text.includes(said), said);
    }
    assert.doesNotMatch(text, /tell you the outcome/);
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

  it("draws the series of a chart over the same labels and repeats its ends in words", () => {
    for (const { chart } of outlook.themes) {
      const labels = chart.series.map(({ points }) => points.map(({ label }) => label).join());
      assert.equal(new Set(labels).size, 1, chart.title);
      for (const { points } of chart.series) {
        assert(points.every(({ value }) => Number.isFinite(value)), chart.title);
        const last = points.at(-1)!;
        assert(chart.alt.includes(String(last.value)), `${chart.title}: ${last.value}`);
      }
    }
  });

  it("draws on services that exist", () => {
    for (const slug of outlook.themes.flatMap(({ services }) => services)) {
      assert(serviceSlugs.includes(slug), slug);
    }
  });
});

async function load(directory: URL): Promise<Record<string, unknown>[]> {
  const found: Record<string, unknown>[] = [];
  for await (const { name, isDirectory } of Deno.readDir(directory)) {
    if (isDirectory) found.push(...await load(new URL(`${name}/`, directory)));
    else if (name.endsWith(".ts")) found.push(await import(new URL(name, directory).href));
  }
  return found;
}

/** Every object reachable from a value, itself included, each once. */
function* objects(value: unknown, seen = new Set<unknown>()): Iterable<Record<string, unknown>> {
  if (typeof value !== "object" || value === null || seen.has(value)) return;
  seen.add(value);
  yield value as Record<string, unknown>;
  for (const child of Object.values(value)) yield* objects(child, seen);
}

function* strings(value: unknown): Iterable<string> {
  if (typeof value === "string") yield value;
  else if (typeof value === "object" && value !== null) {
    for (const child of Object.values(value)) yield* strings(child);
  }
}

function hasMeta(value: Record<string, unknown>): value is { meta: PageMeta } {
  return typeof value.meta === "object" && value.meta !== null;
}

function repeated(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

function words(texts: readonly string[]): number {
  return texts.join(" ").split(/\s+/).length;
}
