/**
 * `deno task measure lighthouse [RUNS]`: every kind of page on a simulated phone, medians of five
 * runs. Needs an idle machine.
 */
import { startApp } from "../support/app.ts";
import { requireProgram } from "../support/programs.ts";
import { onePageOfEach } from "../support/page/site-pages.ts";

const runs = Number(Deno.args[0] ?? 5);
const audits = {
  FCP: "first-contentful-paint",
  LCP: "largest-contentful-paint",
  SI: "speed-index",
  TBT: "total-blocking-time",
  CLS: "cumulative-layout-shift",
};

/** @returns the score and the metrics; null when Lighthouse saw no paint, as on a busy machine */
async function audit(url: string, chromium: string): Promise<number[] | null> {
  const { stdout } = await new Deno.Command(Deno.execPath(), {
    args: [
      ...["run", "-A", "--no-lock", "--node-modules-dir=none", "npm:lighthouse@13.5.0", url],
      ...["--quiet", "--output=json", "--only-categories=performance"],
      "--chrome-flags=--headless=new --no-sandbox --disable-gpu",
    ],
    env: { CHROME_PATH: chromium },
    stderr: "null",
  }).output();
  const result = JSON.parse(new TextDecoder().decode(stdout));
  const metrics = Object.values(audits).map((name) => result.audits[name].numericValue);
  return metrics.every(Number.isFinite)
    ? [result.categories.performance.score * 100, ...metrics]
    : null;
}

const median = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1]!;

// The headless shell starts with a pointer over the page, which counts as an interaction.
const chromium = await requireProgram("chromium");
await using site = await startApp();
console.log(["page", "score", ...Object.keys(audits)].join("\t"));
for (const path of onePageOfEach()) {
  await (await site.get(path)).text();
  const results: number[][] = [];
  while (results.length < runs) {
    const result = await audit(site.url + path, chromium);
    if (result) results.push(result);
  }
  const medians = results[0]!.map((_, column) => median(results.map((result) => result[column]!)));
  console.log(
    [path, ...medians.map((value) => Number(value.toFixed(value < 1 ? 3 : 0)))].join("\t"),
  );
}
