import { testimonial } from "../../../content/pages/testimonial.ts";
import assert from "node:assert/strict";
import { describe, it } from "@std/testing/bdd";
import { aboutPage } from "../../../content/pages/about.ts";
import { aboutSections } from "../../../content/about-sections/index.ts";
import { careersPage } from "../../../content/careers/careers.ts";
import { careersSections } from "../../../content/careers/sections.ts";
import { commitmentsPage } from "../../../content/commitments/commitments.ts";
import { contactPage } from "../../../content/pages/contact.ts";
import { faqPage } from "../../../content/pages/faq.ts";
import { applicationForm } from "../../../content/forms/application.ts";
import { contactForm } from "../../../content/forms/contact.ts";
import { homePage } from "../../../content/pages/home.ts";
import { briefs, insightsPage } from "../../../content/insights/index.ts";
import { ourCommitments } from "../../../content/about-sections/our-commitments.ts";
import { leadershipPage } from "../../../content/pages/leadership.ts";
import { legalPages } from "../../../content/legal/index.ts";
import { openingWords } from "../../../content/careers/opening-page.ts";
import { openings } from "../../../content/careers/openings.ts";
import { outlook } from "../../../content/outlook/outlook.ts";
import { articlePage } from "../../../content/insights/article-page.ts";
import { findPage } from "../../../content/page-list.ts";
import { paths } from "../../../content/paths.ts";
import { isSample, samples } from "../../../content/samples.ts";
import { servicesPage } from "../../../content/pages/services.ts";
import { domain, site } from "../../../content/site.ts";
import { firm, people } from "../../../server/pages/seo/firm-nodes.ts";
import { llms } from "../../../server/pages/seo/text-files.ts";
import { jobPosting } from "../../../server/pages/seo/work-nodes.ts";

const root = new URL("../../../", import.meta.url);

describe("the register of samples", () => {
  it("names a file with the text of each sample", async () => {
    for (const { what, place, value } of samples) {
      const files = place.match(/\S+\.(ts|sql)\b/g) ?? [];
      assert(files.length > 0, what);
      for (const file of files) {
        const source = withFacts(await Deno.readTextFile(new URL(file, root)));
        assert(texts(value).some((text) => source.includes(text)), `${what}: ${file}`);
      }
    }
  });

  it("has every fact of the firm that the specification does not state", () => {
    const specified = ["visits", "location", "hours", "openingHours", "stats"];
    const noFacts = ["solicitations", "statsNote"];
    if (!isSample(site.name)) return;
    for (const [name, value] of Object.entries(site)) {
      if ([...specified, ...noFacts].includes(name)) continue;
      assert(isSample(value), `Missing step: content/samples.ts lists site.${name}`);
    }
  });

  it("has the seed's own words", async () => {
    const seed = await Deno.readTextFile(new URL("supabase/seed.sql", root));
    for (const { what, place, value } of samples) {
      if (!place.startsWith("supabase/seed.sql")) continue;
      for (const text of texts(value)) assert(seed.includes(text), `${what}: ${text}`);
    }
  });

  it("has every claim of the firm's people, clients, practice and terms", async () => {
    const emails = ["contactConfirmation", "newsletterWelcome", "careerConfirmation"].map((name) =>
      Deno.readTextFile(new URL(`supabase/functions/${name}/handler.ts`, root))
        .then((text) => text.split(/[`"\n]|\$\{.*?\}\. /))
    );
    const copy: unknown = {
      applicationForm,
      articlePage,
      briefs,
      contactForm,
      emails: await Promise.all(emails),
      insightsPage,
      legalPages,
      openingWords,
      outlook,
      aboutPage,
      aboutSections,
      careersPage,
      careersSections,
      commitmentsPage,
      contactPage,
      faqPage,
      homePage,
      leadershipPage,
      openings,
      servicesPage,
    };
    const claims = texts(copy).filter((text) => claim.test(text));
    const registered = new Set(texts(samples.map(({ value }) => value)));
    // SPEC §9: 15+ years of experience.
    const told = claims.filter((text) => !registered.has(text) && !/15 years/.test(text));
    // A firm that has put in its name makes the claims itself that it leaves out of the register.
    if (isSample(site.name)) assert.deepEqual(told, []);
  });

  it("matches the label beside the quote", () => {
    assert.equal(testimonial.sample !== null, isSample(testimonial));
  });
});

describe("the commitments in brief", () => {
  it("have the first figure of each commitment of the seed", async () => {
    const seed = await Deno.readTextFile(new URL("supabase/seed.sql", root));
    const figure = /^ {2}'([^']+)',\n {2}'([^']+)'/gm;
    const firstOnes = seed.slice(seed.indexOf("insert into public.commitments")).split(/^\(/m)
      .slice(1).filter((row) => /^ {2}true,$/m.test(row)).map((row) => {
        const after = row.slice(row.indexOf("-hover.webp',\n") + "-hover.webp',\n".length);
        return [...after.matchAll(figure)][0]![2];
      });
    assert.deepEqual(ourCommitments.cards.map(({ figure }) => figure[0]), firstOnes);
  });
});

describe("structured data and llms.txt", () => {
  it("exclude a sample's phone, email, street and profiles, and any review", () => {
    const node = firm("https://firm.example", true) as unknown as Record<string, unknown>;
    const { addressLocality } = node.address as Record<string, unknown>;
    assert.equal(addressLocality, site.address.city);
    const told = (key: string, of = node) => key in of;
    const address = node.address as Record<string, unknown>;
    assert.equal(told("telephone"), !isSample(site.phone));
    assert.equal(told("email"), !isSample(site.email));
    assert.equal(told("sameAs"), !isSample(site.social));
    for (const key of ["streetAddress", "postalCode"]) {
      assert.equal(told(key, address), !isSample(site.address));
    }
    assert(!told("review") && !told("aggregateRating"));
  });

  it("name no person while the leaders are samples", () => {
    assert.equal(people("https://firm.example").length === 0, isSample(site.leaders));
  });

  it("call the firm an equal opportunity employer in each opening", () => {
    for (const opening of openings) {
      const { description } = jobPosting("https://firm.example", opening);
      assert(String(description).endsWith(careersSections.openings.equal), opening.slug);
    }
  });

  it("exclude a sample's phone, street and email from llms.txt", () => {
    const text = llms.make({ siteUrl: "https://firm.example", pages: [], now: new Date(0) });
    assert.equal(text.includes(site.phone.display), !isSample(site.phone));
    assert.equal(text.includes(site.email), !isSample(site.email));
    assert.equal(text.includes(site.address.street), !isSample(site.address));
    assert(text.includes(site.address.city) && text.includes(site.hours));
  });

  it("describe a sample quotation as one, and never as proof", () => {
    const page = paths.aboutSection("client-testimonials");
    const isCalledSample = /sample quotation/.test(findPage(page)!.description);
    assert.equal(isCalledSample, testimonial.sample !== null);
    const links = aboutSections.flatMap((section) => "reasons" in section ? section.reasons : [])
      .flatMap(({ proof }) => proof.map(({ href }): string => href));
    assert(links.length > 0);
    if (isSample(testimonial)) assert(!links.includes(page));
  });
});

/** Words of a claim that only the firm can make true. */
const claim = new RegExp([
  "[Oo]ur (people|consultants|clients) (have|know)",
  "[Mm]ost clients",
  "[Cc]lients (give|know)",
  "have all served us",
  "managing partner (reads|first|, or)",
  "inquiries (first|go)",
  "Two people read",
  "people you would work with read it",
  "person best placed to help reads",
  "[Oo]nce a month we send",
  "monthly newsletter",
  "We match your",
  "learning budget",
  "states its pay range",
  "A consultant, not a recruiter",
  "tell the managing partner",
  "colleague has checked",
  "check figures twice",
  "one nonprofit each quarter",
  "years after our last exchange",
  "year after the decision",
  "twelve months before the claim",
  "courts in Leon County",
  "billed at cost",
  "lasting license",
  "more than 60 days",
  "we answer within 30 days",
  "compare every application",
  "who would lead the work",
  "themes come out of our own fields",
].join("|"));

/** A source with the facts that it inserts. */
function withFacts(source: string): string {
  const names = Object.entries(site.leaders).map((
    [slug, name],
  ) => [`site.leaders["${slug}"]`, name]);
  const facts = [["${domain}", domain], ...names];
  return facts.reduce((text, [inserted, fact]) => text.replaceAll(inserted!, fact!), source);
}

/** The strings in a value, at any depth. */
function texts(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return value && typeof value === "object" ? Object.values(value).flatMap(texts) : [];
}
