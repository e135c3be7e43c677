/**
 * `deno run -A tests/upcoming.ts` names the dates that texts call upcoming and that have passed, and
 * the files to correct. Ends with 1 where there is one. `.github/workflows/upcoming.yml` runs it weekly.
 */
import { longDate } from "../content/dates.ts";
import { datesAhead } from "../content/insights/shared-figures.ts";
import { type Upcoming, upcoming } from "../content/upcoming.ts";

/**
 * One line for each date before `today` (ISO 8601): of the list, and of the figure of dates ahead.
 */
export function passedDates(today: string, listed: readonly Upcoming[] = upcoming): string[] {
  const inTexts = listed.filter(({ date }) => date < today)
    .map(({ date, event, files }) => `${longDate(date)}: ${event} (${files.join(", ")})`);
  const rows = datesAhead.kind === "timeline" ? datesAhead.rows : [];
  const inFigure = rows.filter(([date]) => date < today)
    .map(([date, event]) =>
      `${longDate(date)}: ${event} (content/insights/shared-figures.ts, datesAhead)`
    );
  return [...inTexts, ...inFigure];
}

if (import.meta.main) {
  const passed = passedDates(new Date().toISOString().slice(0, 10));
  if (passed.length > 0) {
    console.log("These dates have passed. Correct their texts, then content/upcoming.ts:\n");
    for (const line of passed) console.log(line);
    Deno.exit(1);
  }
  console.log("No date that a text calls upcoming has passed.");
}
