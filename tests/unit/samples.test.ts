import assert from "node:assert/strict";
import { describe, it } from "@std/testing/bdd";
import { aboutPage } from "../../content/about.ts";
import { aboutSections } from "../../content/about-sections/index.ts";
import { careersPage } from "../../content/careers.ts";
import { commitmentsPage } from "../../content/commitments.ts";
import { contactPage } from "../../content/contact.ts";
import { faqPage } from "../../content/faq.ts";
import { homePage } from "../../content/home.ts";
import { leadershipPage } from "../../content/leadership.ts";
import { openings } from "../../content/openings.ts";
import { commitmentFigures, isSample, samples } from "../../content/samples.ts";
import { servicesPage } from "../../content/services.ts";
import { site } from "../../content/site.ts";
import { firm } from "../../server/pages/seo/firm-nodes.ts";

const root = new URL("../../", import.meta.url);

describe("the register of samples", () => {
  it("names a file of each sample, in which a text of it stands", async () => {
    for (const { what, place, value } of samples) {
      const files = place.match(/\S+\.(ts|sql)\b/g) ?? [];
      assert(files.length > 0, what);
      for (const file of files) {
        const source = await Deno.readTextFile(new URL(file, root));
        assert(texts(value).some((text) => source.includes(text)), `${what}: ${file}`);
      }
    }
  });

  it("has the figures that the database is seeded with", async () => {
    const seed = await Deno.readTextFile(new URL("supabase/seed.sql", root));
    const figure = /^ {2}'([^']+)',\n {2}'([^']+)'/gm;
    const rows = seed.slice(seed.indexOf("insert into public.commitments")).split(/^\(/m).slice(1)
      .filter((row) => /^ {2}true,$/m.test(row)).map((row) => {
        const [, slug] = row.match(/^ {2}'([a-z-]+)',$/m)!;
        const after = row.slice(row.indexOf("-hover.webp',\n") + "-hover.webp',\n".length);
        return [slug, [...after.matchAll(figure)].map(([, label, value]) => [label, value])];
      });
    assert.deepEqual(Object.fromEntries(rows), commitmentFigures);
  });

  it("has every claim of what the firm's people and clients have done, know or say", () => {
    const copy: unknown = {
      aboutPage,
      aboutSections,
      careersPage,
      commitmentsPage,
      contactPage,
      faqPage,
      homePage,
      leadershipPage,
      openings,
      servicesPage,
    };
    const claims = texts(copy).filter((text) =>
      /\b([Oo]ur (people|consultants|clients) (have|know)|[Mm]ost clients|[Cc]lients (give|know)|have all served us)\b/
        .test(text)
    );
    const registered = new Set(texts(samples.map(({ value }) => value)));
    // SPEC §9: 15+ years of experience.
    const told = claims.filter((text) => !registered.has(text) && !/15 years/.test(text));
    assert(claims.length >= 4, `${claims.length}`);
    assert.deepEqual(told, []);
  });

  it("goes with the label beside the quote", () => {
    assert.equal(site.testimonial.sample !== null, isSample(site.testimonial));
  });
});

describe("what search engines are told of the firm", () => {
  it("leaves out a sample's phone, mail, street and profiles, and has no review", () => {
    const node = firm("https://firm.example", true) as unknown as Record<string, unknown>;
    const { addressLocality } = node.address as Record<string, unknown>;
    assert.equal(addressLocality, "Tallahassee");
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
});

/** The strings in a value, at any depth. */
function texts(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return value && typeof value === "object" ? Object.values(value).flatMap(texts) : [];
}
