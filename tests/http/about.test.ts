/** The pages about the firm as they are served (SPEC §2, §3, §8). */
import { describe, it } from "@std/testing/bdd";
import assert from "node:assert/strict";
import { query } from "../../client/catalog/queries.ts";
import { aboutPage } from "../../content/pages/about.ts";
import { aboutSections } from "../../content/about-sections/index.ts";
import { workSamples } from "../../content/about-sections/work-samples.ts";
import { aboutSectionPage } from "../../content/about-sections/section-page.ts";
import { aboutMessages } from "../../content/messages/about.ts";
import { testimonial } from "../../content/pages/testimonial.ts";
import { paths } from "../../content/paths.ts";
import { site as facts } from "../../content/site.ts";
import { type RunningApp, startApp } from "../support/app.ts";
import { elementsOf, type ParsedElement } from "../support/page/html.ts";
import { failing, recordingBackend } from "../support/backend/recording-backend.ts";
import { commitmentRows } from "../support/backend/rows.ts";

async function elements(app: RunningApp, path: string): Promise<ParsedElement[]> {
  return elementsOf(await app.text(path));
}

const links = (page: ParsedElement[], href: string) =>
  page.filter(({ tag, attributes }) => tag === "a" && attributes.href === href);
const texts = (page: ParsedElement[], tag: string) =>
  page.filter((element) => element.tag === tag).map(({ text }) => text);

describe("the example pages of /about/client-testimonials", () => {
  it("have the number of each note on the passage that it explains", async () => {
    await using app = await startApp();
    const page = await elements(app, paths.aboutSection("client-testimonials"));
    const marks = page.filter(({ attributes }) => "data-note" in attributes);
    assert.deepEqual(
      marks.map(({ text }) => Number(text)),
      workSamples.pages.flatMap(({ blocks }) =>
        blocks.flatMap(({ notes }) => notes).map((_, index) => index + 1)
      ),
    );
  });
});

describe("/about", () => {
  it("has its sections, cards and links", async () => {
    await using app = await startApp();
    const page = await elements(app, paths.about);
    assert.deepEqual(texts(page, "h1"), [aboutPage.hero.title]);
    const { mission, vision, values, commitments, approach, reasons, closing } = aboutPage;
    const sections = [mission, vision, values, commitments, approach, reasons, closing];
    for (const { title } of sections) assert(texts(page, "h2").includes(title), title);
    for (const { title, href } of [mission, vision]) {
      assert.equal(links(page, href).filter(({ text }) => text === title).length, 1, title);
    }
    for (const { title } of values.items) {
      assert(links(page, values.link.href).some(({ text }) => text === title), title);
    }
    for (const item of approach.checklist) assert(texts(page, "li").includes(item));
    for (const { title } of reasons.items) assert(texts(page, "h3").includes(title));
    for (const { label, href } of closing.links) {
      assert(links(page, href).some(({ text }) => text === label), label);
    }
  });

  it("links each commitment to /commitments, with its first stat or the icon of SPEC §3", async () => {
    const backend = recordingBackend();
    const names = ["Globe", "Briefcase", "Leaf"];
    const stats = { stat1_value: null, stat2_value: "4 hrs", stat2_label: "Each month" };
    backend.tables.commitments = [
      ...commitmentRows().slice(0, 3)
        .map((row, index) => ({ ...row, icon_name: names[index], stat1_value: null })),
      { ...commitmentRows()[3]!, ...stats },
    ];
    await using app = await startApp({ backend: backend.address });
    await app.get(query("commitments").address);
    const html = await app.text(paths.about);
    const page = elementsOf(html);
    for (const slug of ["dei", "sustainability", "social-impact"]) {
      assert(links(page, paths.commitments).some(({ text }) => text === `Commitment ${slug}`));
    }
    const icons = page.filter(({ attributes }) => "data-icon" in attributes)
      .map(({ attributes }) => attributes.class!.match(/lucide-([\w-]+)/)![1]);
    assert.deepEqual(icons, ["globe", "target", "leaf"]);
    assert(texts(page, "p").includes("4 hrsEach month"));
    assert(!html.includes("Content of"), "the full texts stay on /commitments");
  });

  it("hides the commitments when none is published, configured or available", async () => {
    const { title } = aboutPage.commitments;
    const empty = recordingBackend();
    empty.tables.commitments = [];
    const broken = recordingBackend();
    broken.instead = failing();
    for (const backend of [empty.address, null, broken.address]) {
      await using app = await startApp({ backend });
      const response = await app.get(paths.about);
      assert.equal(response.status, 200);
      assert(!texts(elementsOf(await response.text()), "h2").includes(title));
      assert.equal(app.events("backend_read_failed").length > 0, backend === broken.address);
    }
  });
});

describe("a section about the firm", () => {
  for (const { slug, title, meta } of aboutSections) {
    it(`${slug} has its title, a link back, a call to action and a contact block`, async () => {
      await using app = await startApp();
      const response = await app.get(paths.aboutSection(slug));
      assert.equal(response.status, 200);
      const page = elementsOf(await response.text());
      assert.deepEqual(texts(page, "h1"), [title]);
      assert(texts(page, "title")[0]!.startsWith(meta.title));
      const expected = [
        { label: aboutMessages.back, href: paths.about },
        ...aboutSectionPage.call.links,
        { label: facts.phone.display, href: facts.phone.href },
        { label: facts.email, href: `mailto:${facts.email}` },
      ];
      for (const { label, href } of expected) {
        assert(links(page, href).some(({ text }) => text === label), label);
      }
    });
  }

  it("labels a sample quote and no real one, also on the home page", async () => {
    await using app = await startApp();
    const { sample, quote, author } = testimonial;
    for (const path of [paths.home, paths.aboutSection("client-testimonials")]) {
      const html = await app.text(path);
      const figure = texts(elementsOf(html), "figure").find((text) => text.includes(quote))!;
      assert(figure.includes(author), path);
      if (sample) assert(figure.includes(sample.note), path);
      else assert.doesNotMatch(html, /sample quotation/i, path);
    }
  });

  it("links five commitments to their fragments of /commitments", async () => {
    await using app = await startApp();
    const page = await elements(app, paths.aboutSection("our-commitments"));
    const ids = ["dei", "sustainability", "social-impact", "work-life-balance", "career-growth"];
    for (const id of ids) assert.equal(links(page, `/commitments#${id}`).length, 1, id);
  });

  it("without content says so, and links to the team", async () => {
    await using app = await startApp();
    const response = await app.get(paths.aboutSection("leadership-team"));
    assert.equal(response.status, 200);
    const page = elementsOf(await response.text());
    assert.deepEqual(texts(page, "h1"), ["Leadership Team"]);
    assert(texts(page, "p").includes(aboutMessages.contentMissing));
    assert(links(page, paths.leadership).some(({ text }) => text === "Meet the leadership team"));
    assert(page.some(({ attributes }) => attributes.content === "noindex"));
  });
});
