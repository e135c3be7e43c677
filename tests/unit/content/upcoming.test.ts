/** Dates that texts call upcoming, without the real clock: `tests/upcoming.ts` reads that weekly. */
import { describe, it } from "@std/testing/bdd";
import assert from "node:assert/strict";
import { longDate } from "../../../content/dates.ts";
import { faqPage } from "../../../content/pages/faq.ts";
import { glossaryPage, terms } from "../../../content/pages/glossary.ts";
import { homeFuture } from "../../../content/pages/home-future.ts";
import { briefs, insights, lastChanged } from "../../../content/insights/index.ts";
import { outlook } from "../../../content/outlook/outlook.ts";
import { upcoming } from "../../../content/upcoming.ts";
import { passedDates } from "../../upcoming.ts";

const root = new URL("../../../", import.meta.url);
const read = (file: string) => Deno.readTextFile(new URL(file, root));

describe("dates that texts call upcoming", () => {
  for (const { date, files } of upcoming) {
    it(`${date} is in its files`, async () => {
      for (const file of files) assert((await read(file)).includes(longDate(date)), file);
    });
  }

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
    const newest = insights.map(lastChanged).sort().at(-1)!;
    const future = (texts.match(/[A-Z][a-z]+ \d{1,2}, 20\d\d/g) ?? [])
      .filter((date) => Date.parse(`${date} UTC`) > Date.parse(newest));
    assert.deepEqual(future.filter((date) => !listed.has(date)), []);
    assert(future.length > 0);
  });

  it("are reported from the day after", () => {
    const dates = upcoming.map(({ date }) => date).sort();
    assert.deepEqual(passedDates(dates[0]!), []);
    const dayAfter = new Date(Date.parse(dates[0]!) + 86_400_000).toISOString().slice(0, 10);
    const [first] = upcoming.filter(({ date }) => date === dates[0]);
    const reported = passedDates(dayAfter);
    assert(reported.some((line) => first!.files.every((file) => line.includes(file))));
    for (const { event } of upcoming) {
      assert(passedDates("9999-01-01").some((line) => line.includes(event)), event);
    }
  });
});
