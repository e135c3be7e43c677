/** The articles' covers repeat the articles' data. */
import { describe, it } from "@std/testing/bdd";
import assert from "node:assert/strict";
import { dates, moved } from "../pictures/scenes/covers/calendar.ts";
import { ways } from "../pictures/scenes/covers/garage.ts";
import { days } from "../pictures/scenes/covers/invoice.ts";
import { ends } from "../pictures/scenes/covers/questions.ts";
import { limits } from "../pictures/scenes/covers/thresholds.ts";
import { budget } from "../pictures/scenes/studies/application.ts";
import grants from "../../content/insights/grant-success-best-practices-2025.ts";
import partnerships from "../../content/insights/public-private-partnerships-trends.ts";
import planning from "../../content/insights/strategic-planning-trends-2025.ts";
import regulation from "../../content/insights/regulatory-changes-2025.ts";
import selling from "../../content/insights/selling-to-florida-government.ts";
import type { Figure, InsightText } from "../../content/types.ts";

function figure<Kind extends Figure["kind"]>(article: InsightText, kind: Kind, caption: RegExp) {
  const found = article.content.sections.map(({ figure }) => figure)
    .find((one) => one?.kind === kind && caption.test(one.caption));
  assert(found, `${caption}`);
  return found as Extract<Figure, { kind: Kind }>;
}

describe("the cover of the article on", () => {
  it("partnerships has the garage's costs", () => {
    const { rows } = figure(partnerships, "bars", /garage/);
    for (const { name, sum } of ways) {
      const total = `$${sum.toFixed(1)} million`;
      assert(rows.some(([label, value]) => label === name && value === total), name);
    }
    const [county, partnership] = ways;
    assert.equal((county.sum - partnership.sum).toFixed(1), "1.0");
  });

  it("grants has the limits, each with its growth, on one scale", () => {
    const { rows } = figure(grants, "table", /before and after/);
    for (const [name, before, since, times, growth] of limits) {
      assert(rows.some(([, was, is]) => was!.endsWith(before) && is!.endsWith(since)), name);
      const dollars = (text: string) => Number(text.replace(/\D/g, ""));
      assert.equal(dollars(since) / dollars(before), times, name);
      assert.equal(growth, `+${Math.round((times - 1) * 100)}%`, name);
    }
  });

  it("regulation has the calendar's dates", () => {
    const { rows } = figure(regulation, "timeline", /date by date/);
    assert.deepEqual(dates.map(([iso]) => iso), rows.map(([iso]) => iso));
    assert.deepEqual(moved.flat(), rows.filter(([, , was]) => was).map(([iso]) => iso));
  });

  it("planning has the outcomes of the questions", () => {
    const { rows } = figure(planning, "path", /Keep/);
    rows.forEach(([, yes, no], index) => assert([yes, no].includes(ends[index]!), ends[index]));
  });

  it("selling has the days of the invoice", () => {
    const { rows } = figure(selling, "bars", /invoice/);
    assert.deepEqual(days.map(([end]) => end), rows.map(([, , , to]) => to));
  });
});

it("The page of an application shows the budget of the article on grants", () => {
  const text = JSON.stringify(grants);
  for (const [name, amount] of budget) assert(text.includes(amount), name);
});
