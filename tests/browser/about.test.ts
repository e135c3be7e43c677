/** Sections of /about that fade in (SPEC §2, §9). */
import { describe, it } from "@std/testing/bdd";
import assert from "node:assert/strict";
import type { Locator, Page } from "playwright";
import { aboutPage } from "../../content/pages/about.ts";
import { paths } from "../../content/paths.ts";
import { jumpTo, sidewaysScroll } from "../support/browser/browser.ts";
import { sharedBrowser, sharedSite, visitOwnSite } from "../support/browser/shared.ts";
import { recordingBackend } from "../support/backend/recording-backend.ts";
import { until } from "../support/until.ts";

const browser = sharedBrowser();
const site = sharedSite();

const section = (page: Page, name: string) =>
  page.locator("main [data-reveal]", { has: page.getByRole("region", { name }) });
const opacityOf = (element: Locator) => element.evaluate((it) => getComputedStyle(it).opacity);
const opacities = (page: Page) =>
  page.locator("[data-reveal]").evaluateAll((all) => all.map((it) => getComputedStyle(it).opacity));
const isHidden = (element: Locator) =>
  until("it waits", async () => await element.count() > 0 && await opacityOf(element) === "0");
const isShown = (element: Locator) =>
  until("it is shown", async () => await opacityOf(element) === "1");

/** Scrolls until a share of the element, 0 to 1, is above the lower edge of the window. */
const reveal = (element: Locator, share: number) =>
  element.evaluate(async (it, share) => {
    const { top, height } = it.getBoundingClientRect();
    scrollBy({ top: top - innerHeight + height * share, behavior: "instant" });
    // An observer reports after the frame that it observes.
    const observed = Promise.withResolvers<void>();
    new IntersectionObserver(() => observed.resolve()).observe(it);
    await observed.promise;
  }, share);

describe("a section of /about", () => {
  it("fades in when 10% of it is visible, and stays", async () => {
    await using page = await browser.visit(site.url + paths.about, { height: 1_200 });
    const reasons = section(page, aboutPage.reasons.title);
    await isHidden(reasons);
    assert.equal((await opacities(page))[0], "1", "the first section was in view");
    await reveal(reasons, 0.07);
    assert.equal(await opacityOf(reasons), "0");
    await reveal(reasons, 0.12);
    await isShown(reasons);
    await jumpTo(page, 0);
    await page.evaluate(() => new Promise(requestAnimationFrame));
    assert.equal(await opacityOf(reasons), "1");
  });

  it("fades in where its rows come after script", async () => {
    const backend = recordingBackend();
    const release = backend.hold();
    const options = { backend, isCold: true };
    await using page = await visitOwnSite(browser, paths.about, options);
    const late = section(page, aboutPage.commitments.title);
    assert.equal(await late.count(), 0);
    release();
    await isHidden(late);
    await late.evaluate((it) => it.scrollIntoView({ behavior: "instant" }));
    await isShown(late);
  });

  it("fades in where an observer reports several changes at once, as on a slow device", async () => {
    await using page = await browser.visit(site.url + paths.about, {
      before: (page) =>
        page.addInitScript(() => {
          const Original = IntersectionObserver;
          globalThis.IntersectionObserver = class extends Original {
            constructor(report: IntersectionObserverCallback, options?: IntersectionObserverInit) {
              const entries: IntersectionObserverEntry[] = [];
              super((more, observer) => {
                entries.push(...more);
                const isSlow = options && document.documentElement.dataset.isSlow;
                if (!isSlow || entries.length > 1) report(entries.splice(0), observer);
              }, options);
            }
          };
        }),
    });
    const reasons = section(page, aboutPage.reasons.title);
    await isHidden(reasons);
    await page.evaluate(() => document.documentElement.dataset.isSlow = "true");
    await reveal(reasons, 0.07);
    await reveal(reasons, 0.5);
    await isShown(reasons);
  });

  it("is shown when the keyboard reaches it", async () => {
    await using page = await browser.visit(site.url + paths.about);
    const last = page.locator("[data-reveal]").last();
    await isHidden(last);
    await page.getByRole("link", { name: aboutPage.closing.links[1].label }).focus();
    await isShown(last);
  });

  for (const path of [paths.about, paths.leadership]) {
    it(`is visible under reduced motion, without script and in print, as on ${path}`, async () => {
      const ways = [{ reducedMotion: "reduce" }, { javaScriptEnabled: false }, {}] as const;
      for (const options of ways) {
        await using page = await browser.visit(site.url + path, { ...options, width: 320 });
        if (Object.keys(options).length === 0) {
          await until("some wait", async () => (await opacities(page)).includes("0"));
          await page.emulateMedia({ media: "print" });
        }
        const all = await opacities(page);
        assert(all.length >= 6);
        assert.deepEqual(new Set(all), new Set(["1"]), JSON.stringify(options));
        assert.equal(await sidewaysScroll(page), 0);
      }
    });
  }
});

describe("why organizations choose us", () => {
  it("has each reason beside its text on tablets", async () => {
    await using page = await browser.visit(site.url + paths.about, { width: 768 });
    for (const reason of await section(page, aboutPage.reasons.title).locator("li").all()) {
      const title = (await reason.getByRole("heading").boundingBox())!;
      const text = (await reason.locator("p").boundingBox())!;
      assert(text.x >= title.x + title.width);
    }
  });

  it("has one diamond and one color on the line beside each reason's figures", async () => {
    await using page = await browser.visit(site.url + paths.aboutSection("why-choose-us"));
    const reasons = await page.locator("main li:has(dl)").evaluateAll((all) =>
      all.map((li) => {
        const lines = [...li.querySelectorAll("dl, dl *")].filter((it) =>
          parseFloat(getComputedStyle(it).borderLeftWidth) > 0
        );
        return [lines.length, li.querySelectorAll(".station").length];
      })
    );
    assert.deepEqual(reasons, [[1, 1], [1, 1], [1, 1]]);
  });
});

describe("our core values", () => {
  it("has label and value of a row on one line of a phone, and the note close below its document", async () => {
    await using page = await browser.visit(site.url + paths.aboutSection("our-core-values"));
    for (const width of [360, 390]) {
      await page.setViewportSize({ width, height: 844 });
      const apart = await page.locator("figure dl > div").evaluateAll((rows) =>
        rows.map((row) => {
          const [label, value] = [...row.children].map((it) => it.getBoundingClientRect());
          return Math.abs(label!.top - value!.top);
        })
      );
      assert.equal(apart.length, 6);
      assert(Math.max(...apart) < 2, `${width} px: ${apart}`);
      const notes = await page.locator("figcaption").evaluateAll((all) =>
        all.map((note) => ({
          size: parseFloat(getComputedStyle(note).fontSize),
          gap: note.getBoundingClientRect().top -
            note.previousElementSibling!.getBoundingClientRect().bottom,
        }))
      );
      for (const { size, gap } of notes) assert(size >= 15 && gap >= 12 && gap <= 16);
    }
  });
});

describe("our commitments", () => {
  it("sets each figure right of its text, on wide windows on the line of the title", async () => {
    await using page = await browser.visit(site.url + paths.aboutSection("our-commitments"));
    for (const width of [768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const items = await page.locator("main li:has(h2)").evaluateAll((all) =>
        all.map((item) => {
          const [title, text, figure] = ["h2", "div + p", ".station"].map((selector) =>
            item.querySelector(selector)!.getBoundingClientRect()
          );
          return {
            isRight: figure!.left >= text!.right,
            isBelowTitle: figure!.top >= title!.bottom,
          };
        })
      );
      const expected = { isRight: true, isBelowTitle: width === 768 };
      assert.deepEqual(items, items.map(() => expected), `${width} px`);
      assert(items.length > 1);
    }
  });
});

describe("our approach", () => {
  it("has the rule of each highlight begin on the picture in wide windows, below it in others", async () => {
    await using page = await browser.visit(site.url + paths.aboutSection("our-approach"));
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const gaps = await page.evaluate(() => {
        const pictures = [...document.querySelectorAll(".profile")].filter((it) =>
          it.getBoundingClientRect().height > 0
        );
        const bottom = pictures[0]!.getBoundingClientRect().bottom;
        return [...document.querySelectorAll(".highlight")].map((it) =>
          it.getBoundingClientRect().top - bottom
        );
      });
      const joined = gaps.filter((gap) => gap < 0).length;
      assert.equal(joined, width === 1440 ? 5 : 0, `${width} px`);
    }
  });

  it("joins the highlights by one line on narrow windows, which goes on from the first stake", async () => {
    await using page = await browser.visit(site.url + paths.aboutSection("our-approach"));
    for (const width of [390, 768, 1100]) {
      await page.setViewportSize({ width, height: 900 });
      const [picture] = await page.locator(".profile").evaluateAll((all) =>
        all.map((it) => it.getBoundingClientRect()).filter(({ height }) => height > 0)
      );
      const lines = await page.locator(".highlight").evaluateAll((all) =>
        all.map((it) => it.getBoundingClientRect())
      );
      // `artwork/pictures/catalog.ts`: where the stake stands.
      const stake = picture!.left + 0.06 * picture!.width;
      lines.forEach(({ left, top }, i) => {
        assert(Math.abs(left - stake) < 1, `${width} px, ${i}: ${left}, ${stake}`);
        const gap = top - (i ? lines[i - 1]! : picture!).bottom;
        // The picture ends in the line of the ground.
        assert(Math.abs(gap) < (i ? 1 : 3), `${width} px, ${i}: ${gap}`);
      });
    }
  });

  it("sets on phones each example's figure beside its label, and smaller than the title", async () => {
    await using page = await browser.visit(site.url + paths.aboutSection("our-approach"), {
      width: 390,
    });
    const highlights = await page.locator(".highlight").evaluateAll((all) =>
      all.map((it) => {
        const [title, label, figure] = ["h3", ".example > span", ".example > strong"].map((part) =>
          it.querySelector(part)!
        );
        const sizeOf = (part: Element) => parseFloat(getComputedStyle(part).fontSize);
        return {
          share: sizeOf(figure!) / sizeOf(title!),
          below: figure!.getBoundingClientRect().top - label!.getBoundingClientRect().top,
        };
      })
    );
    assert.equal(highlights.length, 5);
    for (const { share, below } of highlights) {
      assert(share < 0.9 && Math.abs(below) < 4, `${share}, ${below} px`);
    }
  });

  it("ends each highlight's rule with its text in wide windows", async () => {
    await using page = await browser.visit(site.url + paths.aboutSection("our-approach"));
    const tails = await page.locator(".highlight").evaluateAll((all) =>
      all.map((it) => {
        const text = document.createRange();
        text.selectNodeContents(it);
        const ruled = [...it.children].filter((part) =>
          parseFloat(getComputedStyle(part).borderLeftWidth) > 0
        );
        const end = Math.max(...ruled.map((part) => part.getBoundingClientRect().bottom));
        return end - Math.max(...Array.from(text.getClientRects(), ({ bottom }) => bottom));
      })
    );
    assert(tails.every((tail) => Math.abs(tail) < 8), `${tails}`);
  });

  it("ends the rules of all highlights at one height in wide windows", async () => {
    await using page = await browser.visit(site.url + paths.aboutSection("our-approach"));
    for (const width of [1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const ends = await page.locator(".highlight > :last-child").evaluateAll((all) =>
        all.map((it) => it.getBoundingClientRect().bottom)
      );
      assert(Math.max(...ends) - Math.min(...ends) < 1, `${width} px: ${ends}`);
    }
  });

  it("has the highlights at the equal distances of the stakes in wide windows", async () => {
    await using page = await browser.visit(site.url + paths.aboutSection("our-approach"));
    for (const width of [1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const lefts = await page.locator(".highlight").evaluateAll((all) =>
        all.map((it) => it.getBoundingClientRect().left)
      );
      const steps = lefts.slice(1).map((left, i) => left - lefts[i]!);
      assert(Math.max(...steps) - Math.min(...steps) < 1, `${width} px: ${steps}`);
    }
  });
});

describe("the contact block of a section", () => {
  it("stands in equal columns, on tablets in the footer's", async () => {
    await using page = await browser.visit(site.url + paths.aboutSection("our-approach"));
    for (const width of [768, 820, 1000, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const facts = await page.locator("[aria-labelledby=contact] dl > div").evaluateAll((all) =>
        all.map((it) => it.getBoundingClientRect())
      );
      const widths = new Set(facts.map(({ width }) => Math.round(width)));
      assert.equal(widths.size, 1, `${width} px: ${[...widths]}`);
      if (width >= 1024) continue;
      const footer = (await page.locator('footer a[href^="tel:"]').boundingBox())!;
      assert(Math.abs(facts.at(-1)!.x - footer.x) < 1, `${width} px`);
      assert(facts.at(-1)!.y === facts[0]!.y, `${width} px`);
    }
  });
});

describe("client testimonials", () => {
  it("end in a call to action on a ground of its own", async () => {
    await using page = await browser.visit(site.url + paths.aboutSection("client-testimonials"));
    const grounds = await page.locator("#work-sample, :has(> #work-sample) + *").evaluateAll((
      bands,
    ) => bands.map((band) => getComputedStyle(band).backgroundColor));
    assert.equal(new Set(grounds).size, 2, `${grounds}`);
  });
});
