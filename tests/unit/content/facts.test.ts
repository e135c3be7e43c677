/** Facts that texts once stated wrongly or in two ways. Each is checked wherever it is told. */
import { describe, it } from "@std/testing/bdd";
import assert from "node:assert/strict";
import { aboutSections } from "../../../content/about-sections/index.ts";
import { homeFuture } from "../../../content/pages/home-future.ts";
import { insights } from "../../../content/insights/index.ts";
import { outlook } from "../../../content/outlook/outlook.ts";
import { plainText } from "../../../content/plain-text.ts";

const seed = await Deno.readTextFile(new URL("../../../supabase/seed.sql", import.meta.url));

/** Every paragraph, list item and note that tells a fact, by where it stands. */
const told: readonly { place: string; text: string }[] = [
  ...insights.flatMap(({ slug, content: { introduction, sections } }) =>
    [introduction, ...sections.flatMap(({ items }) => items)]
      .map((text) => ({ place: slug, text: plainText(text) }))
  ),
  ...outlook.themes.flatMap(({ id, thesis, paragraphs }) =>
    [thesis, ...paragraphs].map((text) => ({ place: `outlook, ${id}`, text }))
  ),
  ...outlook.calendar.dates.map(({ date, text }) => ({
    place: "outlook, calendar",
    text: `${date}: ${text}`,
  })),
  ...homeFuture.points.map(({ text }) => ({ place: "home", text })),
];
const of = (place: string) =>
  told.filter((entry) => entry.place === place).map(({ text }) => text).join("\n");

describe("facts in the texts", () => {
  it("date the revised Uniform Guidance for health funding apart (89 FR 80055)", () => {
    const dates = told.filter(({ text }) =>
      /revis(ed|ion)/.test(text) && /October (1, )?2024/.test(text)
    );
    const whole = dates.filter(({ text }) => /applies|took effect/.test(text));
    assert(whole.length >= 4, `${whole.length}`);
    for (const { place, text } of whole) assert.match(text, /Health and Human Services/, place);
  });

  it("let a partnership's ownership stay private when the benefit is published (ch. 2024-96)", () => {
    const article = of("public-private-partnerships-trends");
    assert.equal(article.match(/benefit apart from ownership/g)?.length, 2);
    assert.doesNotMatch(article, /statute requires that the public own/);
  });

  it("give the recovery funds both of their last days (88 FR 64986)", () => {
    for (
      const place of [
        "home",
        "strategic-planning-trends-2025",
        "regulatory-changes-2025",
        "outlook, after-one-time-money",
        "outlook, calendar",
      ]
    ) {
      assert.match(of(place), /[Ss]urface transportation and Title I projects/, place);
      assert.match(of(place), /September 30/, place);
    }
  });

  it("count independent school districts by their own estimates (28 CFR 35.104)", () => {
    assert.match(
      of("regulatory-changes-2025"),
      /Independent school districts .*Small Area Income and Poverty Estimates/,
    );
  });

  it("have everybody under both versions of the award rules, for no stated number of years", () => {
    const all = told.map(({ text }) => text).join("\n");
    assert.doesNotMatch(all, /a year or two|next few years|those who do not will be audited/i);
    assert.match(of("outlook, new-grant-rules"), /Most will hold awards under both versions/);
  });

  it("promise free advice as often as the commitment does", () => {
    const cards = aboutSections.flatMap((section) => "cards" in section ? section.cards : []);
    const card = cards.find(({ id }) => id === "social-impact")!;
    assert.match(seed, /each quarter the firm advises one nonprofit without charge/);
    assert.match(card.text, /without charge to one nonprofit each quarter/);
    assert.doesNotMatch(card.text, /each year/);
  });

  it("keep the web rule's dates as written in January 2025, with a note of the new ones", () => {
    assert.match(of("outlook, ai-with-evidence"), /April 24, 2026/);
    assert.match(of("regulatory-changes-2025"), /smaller|under 50,000/);
    const { updates } = insights.find(({ slug }) => slug === "regulatory-changes-2025")!;
    const notes = updates.map(({ text }) => plainText(text)).join("\n");
    assert.match(notes, /April 26, 2027 .* April 26, 2028/);
    assert.match(notes, /May 11, 2027 .* May 10, 2028/);
    assert.match(outlook.calendar.changed.text, /April 24, 2026 is now April 26, 2027/);
    assert.match(
      `${notes}\n${outlook.calendar.changed.text}`,
      /interim final rule.*interim final rule.*interim final rule/s,
    );
  });

  it("cite the Code of Federal Regulations as it was on a named day", () => {
    const links = [...insights.flatMap((insight) => hrefs(insight)), ...hrefs(outlook.themes)]
      .filter((href) => href.includes("ecfr.gov"));
    assert(links.length > 0);
    for (const href of links) assert.match(href, /\/on\/20\d\d-\d\d-\d\d\//);
  });

  it("cite each accounting statement by its own page, and the constitution by its section", () => {
    const links = [...insights.flatMap((insight) => hrefs(insight)), ...hrefs(outlook.themes)];
    for (const number of [94, 101, 102, 103, 104, 105]) {
      assert(links.some((href) => href.endsWith(`statement-no-${number}.html`)), `${number}`);
    }
    const constitution = links.filter((href) => href.includes("Constitution"));
    assert(constitution.length >= 2);
    for (const href of constitution) assert.match(href, /#A10S24$/);
  });
});

/** Every address within a value. */
function hrefs(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) =>
    key === "href" ? [String(child)] : hrefs(child)
  );
}
