/** Links to a text of a page (`#:~:text=`), as search engines make them. */
import assert from "node:assert/strict";
import { afterAll, beforeAll, describe, it } from "@std/testing/bdd";
import type { VisitedPage } from "../../support/browser/browser.ts";
import { sharedBrowser, sharedSite } from "../../support/browser/shared.ts";
import { onePageOfEach } from "../../support/page/site-pages.ts";

const browser = sharedBrowser();
const site = sharedSite();

/** A text that stands once on the page, so far down it as the share says. */
const findText = (share: number) => {
  const main = document.querySelector("main")!;
  // A closed table of contents has the words of its headings.
  const all = main.textContent.replace(/\s+/g, " ");
  const blocks = [...main.querySelectorAll<HTMLElement>("p, h2")].filter((block) =>
    block.checkVisibility() && !block.querySelector("a") &&
    !block.closest("[role=status], form, nav, dialog, [aria-hidden]")
  );
  const texts = blocks.map((block) => block.innerText.trim().split(/\s+/).slice(0, 6).join(" "))
    .filter((text) => text.length > 20 && all.split(text).length === 2);
  return texts[Math.ceil(share * texts.length) - 1];
};

/** The last text of a page on a phone, one in the middle of it on a wide window. */
const views = [[390, 1], [1440, 0.5]] as const;

describe("a link to a text", () => {
  let page: VisitedPage;
  beforeAll(async () => {
    page = await browser.visit(site.url, { height: 844, hydrates: false });
    const session = await page.context().newCDPSession(page);
    // The fonts come as late as on a first visit.
    await session.send("Network.setCacheDisabled", { cacheDisabled: true });
  });
  afterAll(() => page[Symbol.asyncDispose]());

  for (const [index, path] of onePageOfEach().entries()) {
    const [width, share] = views[index % views.length]!;
    it(`to ${path} ends with the text in view at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 844 });
      await page.visit(site.url + path);
      const text = await page.evaluate(findText, share);
      if (text) {
        // A fragment of the page in view would be found without a new document.
        await page.visit("about:blank");
        // A hyphen has a meaning of its own there.
        const directive = encodeURIComponent(text).replaceAll("-", "%2D");
        await page.goto(`${site.url}${path}#:~:text=${directive}`);
        await page.locator("html[data-script=hydrated]").waitFor();
        await page.locator("html[data-web-fonts]").waitFor();
        const stopped = () =>
          page.evaluate(async () => {
            const before = scrollY;
            await new Promise((later) => setTimeout(later, 400));
            return scrollY === before;
          });
        while (!await stopped());
        const top = await page.evaluate((text) => {
          const blocks = [...document.querySelectorAll<HTMLElement>("main :is(p, h2)")];
          const block = blocks.find(({ innerText }) =>
            innerText.trim().replace(/\s+/g, " ").startsWith(text)
          )!;
          return block.getBoundingClientRect().top;
        }, text);
        assert(top > 0 && top < 844, `“${text}” is at ${top}`);
      }
    });
  }
});
