/** Nothing moves while a page loads, on a slow connection too. */
import { describe, it } from "@std/testing/bdd";
import assert from "node:assert/strict";
import { startApp } from "../support/app.ts";
import { openBrowser } from "../support/browser.ts";
import { onePageOfEach } from "../support/site-pages.ts";

/** Cumulative layout shift, as Chromium counts it. */
const allowed = 0.01;

describe("layout shift", () => {
  for (const width of [390, 1280]) {
    it(`stays under ${allowed} on every page at ${width} px over a slow connection`, async () => {
      await using app = await startApp();
      await using browser = await openBrowser();
      for (const path of onePageOfEach()) {
        await app.get(path).then((response) => response.text());
        await using visit = await browser.visit(app.url + path, {
          width,
          async before(page) {
            const session = await page.context().newCDPSession(page);
            await session.send("Network.emulateNetworkConditions", {
              offline: false,
              latency: 150,
              downloadThroughput: 200_000,
              uploadThroughput: 90_000,
            });
            await page.addInitScript(() => {
              let shift = 0;
              new PerformanceObserver((list) => {
                for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
                  shift += entry.value;
                }
              }).observe({ type: "layout-shift", buffered: true });
              Object.assign(globalThis, { layoutShift: () => shift });
            });
          },
        });
        await visit.page.waitForLoadState("load");
        await visit.page.evaluate(() => document.fonts.ready);
        const shift = await visit.page.evaluate(() =>
          (globalThis as unknown as { layoutShift(): number }).layoutShift()
        );
        assert.ok(shift < allowed, `${path} at ${width} px: ${shift}`);
      }
    });
  }
});
