/** The one suite that reads the real clock: it exists to fail on the day a date has passed. */
import { describe, it } from "@std/testing/bdd";
import assert from "node:assert/strict";
import { longDate } from "../../../content/dates.ts";
import { faqPage } from "../../../content/pages/faq.ts";
import { glossaryPage, terms } from "../../../content/pages/glossary.ts";
import { homeFuture } from "../../../content/pages/home-future.ts";
import { briefs, insights } from "../../../content/insights/index.ts";
import { datesAhead } from "../../../content/insights/shared-figures.ts";
import { outlook } from "../../../content/outlook/outlook.ts";
import { upcoming } from "../../../content/upcoming.ts";

const root = new URL("../../../", import.meta.url);
const read = (file: string) => Deno.readTextFile(new URL(file, root));
const today = new Date().toISOString().slice(0, 10);

describe("dates that texts call upcoming", () => {
  for (const { date, event, files } of upcoming) {
    it(`${date} has not passed: ${event} (${files.join(", ")})`, () => {
      assert(date >= today);
    });

    it(`${date} is in its files`, async () => {
      for (const file of files) assert((await read(file)).includes(longDate(date)), file);
    });
  }

  it("are in the future in the figure", () => {
    assert(datesAhead.kind === "timeline");
    for (const [date, event] of datesAhead.rows) assert(date >= today, event);
  });

  it("are all listed", async () => {
    const texts = JSON.stringify([
      faqPage,
      glossaryPage,
      terms,
      homeFuture,
      briefs,
      insights.map(({ updates }) => updates),
      outlook.calendar.changed,
      await read("supabase/seed.sql"),
    ]);
    const listed = new Set(upcoming.map(({ date }) => longDate(date)));
    const future = (texts.match(/[A-Z][a-z]+ \d{1,2}, 20\d\d/g) ?? [])
      .filter((date) => Date.parse(`${date} UTC`) >= Date.parse(today));
    assert.deepEqual(future.filter((date) => !listed.has(date)), []);
    assert(future.length > 0);
  });
});
