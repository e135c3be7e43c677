/** Insights (SPEC §2, §9): the brief's dialog, the cards, an article's tools. */
import { describe, it } from "@std/testing/bdd";
import assert from "node:assert/strict";
import type { Page } from "playwright";
import { articlePage } from "../../content/insights/article-page.ts";
import { citation } from "../../content/insights/cite.ts";
import { sourcesOf } from "../../content/insights/cite.ts";
import { shareLabels } from "../../content/insights/share.ts";
import { briefs, insights, insightsPage } from "../../content/insights/index.ts";
import { paths, slugify } from "../../content/paths.ts";
import { axe } from "../support/browser/axe.ts";
import { focusOn, holdRequests, hydrated, isInView, jumpTo } from "../support/browser/browser.ts";
import { sharedBrowser, sharedSite } from "../support/browser/shared.ts";
import { until } from "../support/until.ts";

const browser = sharedBrowser();
const site = sharedSite();

const insight = insights[3]!;
const { sections } = insight.content;
const brief = briefs[insight.slug]!;
const briefPath = paths.brief(insight.slug);
const article = paths.insight(insight.slug);
const calm = { reducedMotion: "reduce" } as const;

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);
/** The dialog once Escape and its backdrop close it. Until it is hydrated, it is a section of the page. */
const modal = (page: Page) => page.locator("dialog:modal");
const pathOf = (page: Page) => new URL(page.url()).pathname + new URL(page.url()).search;

describe("the further articles", () => {
  it("have as much room above their pictures as below them on wide windows", async () => {
    await using page = await browser.visit(site.url + paths.insights, { width: 1440 });
    const list = page.getByRole("region", { name: insightsPage.latest }).getByRole("list").first();
    for (const width of [1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await list.scrollIntoViewIfNeeded();
      const rooms = await list.evaluate((list) => {
        const [first, second] = list.children;
        const picture = first!.querySelector("img")!.parentElement!.getBoundingClientRect();
        const [rule, next] = [first, second].map((it) => it!.getBoundingClientRect().top);
        return [picture.top - rule!, next! - picture.bottom];
      });
      assert(Math.abs(rooms[0]! - rooms[1]!) < 2, `${width} px: ${rooms}`);
    }
  });
});

describe("a brief", () => {
  it("is a modal dialog named by its focused heading, keeps Tab from the page, leads to contact", async () => {
    await using page = await browser.visit(site.url + briefPath, calm);
    const dialog = page.getByRole("dialog", { name: brief.heading });
    await dialog.and(modal(page)).waitFor();
    const heading = page.getByRole("heading", { name: brief.heading });
    await focusOn(heading);
    assert.deepEqual(await axe(page), []);
    for (const key of ["Tab", "Shift+Tab"]) {
      const seen = new Set<string | null | undefined>();
      for (let press = 0; press < 8; press++) {
        await page.keyboard.press(key);
        // Between the dialog's ends Tab leads to the browser's own controls.
        const isInPage = await page.evaluate(() =>
          document.activeElement!.matches("body > * :not(dialog, dialog *)")
        );
        assert(!isInPage, `${key} ${press}`);
        seen.add(await focused(page));
      }
      assert(seen.has(brief.consultation) && seen.has(insightsPage.brief.back), key);
    }
    // Selecting text from inside to the backdrop is no click on the backdrop.
    const box = (await heading.boundingBox())!;
    await page.mouse.move(box.x + 20, box.y + 10);
    await page.mouse.down();
    await page.mouse.move(10, 450, { steps: 4 });
    await page.mouse.up();
    assert.equal(pathOf(page), briefPath);
    assert(await dialog.isVisible());
    await page.getByRole("link", { name: brief.consultation }).click();
    await page.waitForURL(site.url + paths.contact);
    await dialog.waitFor({ state: "detached" });
  });

  it("has paragraphs of one measure, and on a phone a low foot", async () => {
    await using page = await browser.visit(site.url + briefPath, { ...calm, width: 1440 });
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("link", { name: brief.consultation }).waitFor();
    const widths = await dialog.locator("p:has(a), p:has(a) + p").evaluateAll((all) =>
      all.map(({ firstElementChild, clientWidth }) => firstElementChild?.clientWidth || clientWidth)
    );
    assert.equal(new Set(widths).size, 1, `${widths}`);
    await page.setViewportSize({ width: 390, height: 600 });
    const action = dialog.getByRole("link", { name: brief.consultation });
    const { y, height } = (await action.boundingBox())!;
    assert(y + height > 560 && y + height < 600, `at ${y}`);
  });

  it("closes by button, Escape, backdrop and link, and the page's heading takes the focus", async () => {
    await using page = await browser.visit(site.url + briefPath, calm);
    const ways = [
      () => page.getByRole("button", { name: insightsPage.brief.close }).click(),
      () => page.keyboard.press("Escape"),
      () => page.mouse.click(10, 450),
      () => page.getByRole("link", { name: insightsPage.brief.back }).click(),
    ];
    for (const close of ways) {
      await page.visit(site.url + briefPath);
      await modal(page).waitFor();
      await close();
      await page.getByRole("dialog").waitFor({ state: "detached" });
      // The browser closes the dialog before the page follows.
      await page.waitForURL(site.url + paths.insights);
      await focusOn(page.getByRole("heading", { level: 1, name: insightsPage.heading }));
    }
  });

  it("closes on Back instead of leaving the page, and keeps no history entry", async () => {
    await using page = await browser.visit(site.url + paths.contact, { ...calm, width: 390 });
    const dialog = page.getByRole("dialog");
    for (const close of [() => page.goBack(), () => page.keyboard.press("Escape")]) {
      await page.visit(site.url + briefPath);
      await modal(page).waitFor();
      await close();
      await page.waitForURL(site.url + paths.insights);
      await dialog.waitFor({ state: "detached" });
      await page.goBack();
      await page.waitForURL(site.url + paths.contact);
    }
  });

  it("closes although the browser did not leave the entry of one that a reload closed", async () => {
    await using page = await browser.visit(site.url + paths.insights, {
      ...calm,
      before: (page) =>
        page.addInitScript(() => {
          const back = history.back.bind(history);
          // It happens when the same address is opened again while its page is being hydrated.
          history.back = () => void (history.back = back);
        }),
    });
    await page.evaluate((path) => {
      history.replaceState({ ...history.state, overlay: true }, "", path);
    }, briefPath);
    await page.visit(site.url + briefPath);
    await modal(page).waitFor();
    await page.keyboard.press("Escape");
    await page.waitForURL(site.url + paths.insights);
  });

  it("is a section of the page without script", async () => {
    const options = { javaScriptEnabled: false, width: 320 };
    await using page = await browser.visit(site.url + briefPath, options);
    assert(await page.getByRole("heading", { name: brief.heading }).isVisible());
    const dialog = page.locator("dialog");
    assert.equal(await dialog.evaluate((it) => getComputedStyle(it).position), "static");
    await page.getByRole("link", { name: insightsPage.brief.back }).click();
    assert.equal(pathOf(page), paths.insights);
  });
});

describe("/insights", () => {
  it("opens the card that is clicked last, and carries a card's picture to its article", async () => {
    // Time stands still, so that a slow machine does not give the transition up.
    await using page = await browser.visit(site.url + paths.insights, { clock: "stopped" });
    const cards = page.locator("[data-insight] a");
    const last = await cards.nth(2).getAttribute("href");
    await cards.evaluateAll((links) =>
      links.slice(0, 3).forEach((link) => (link as HTMLElement).click())
    );
    await page.waitForURL(site.url + last);
    await page.locator("h1:focus").waitFor();

    await page.visit(site.url + paths.insights);
    const transition = page.evaluate(() =>
      new Promise<string>((resolve) => {
        const start = document.startViewTransition.bind(document);
        document.startViewTransition = (update) => {
          const transition = start(update);
          transition.ready.then(() => resolve("carried"), ({ message }) => resolve(message));
          return transition;
        };
      })
    );
    await cards.first().click();
    assert.equal(await transition, "carried");
    await page.locator("h1:focus").waitFor();
  });

  it("shows on tablets the featured picture at full width, and all others in one column", async () => {
    await using page = await browser.visit(site.url + paths.insights, { ...calm, width: 768 });
    const [featured, ...others] = await page.locator("[data-insight]").evaluateAll((cards) =>
      cards.map((card) => {
        const [whole, picture] = [card, card.querySelector("img")!].map((it) =>
          it.getBoundingClientRect()
        );
        return { share: picture!.width / whole!.width, left: picture!.left };
      })
    );
    assert(featured!.share > 0.99, `${featured!.share}`);
    const lefts = new Set(others.map(({ left }) => left));
    assert.equal(lefts.size, 1, "a card is left over");
    assert(others.every(({ share }) => share < 0.5));
  });

  it("has one newsletter form, after the Outlook, in the place of the footer's", async () => {
    await using page = await browser.visit(site.url + paths.insights, calm);
    const forms = page.locator("form[id^=newsletter-]");
    assert.equal(await forms.count(), 1);
    const footer = page.locator("#root > footer");
    await footer.getByText(insightsPage.newsletter.text, { exact: true }).waitFor();
    assert.equal(await forms.evaluate((form) => form.closest("footer") !== null), true);
    await footer.getByRole("link", { name: "About", exact: true }).click();
    await page.locator("#newsletter-footer").waitFor();
    assert.equal(await forms.count(), 1);
  });
});

describe("an article", () => {
  it("scrolls to the top 100 ms after a closing button, but not while the next page loads", async () => {
    await using page = await browser.visit(site.url + article, { ...calm, clock: "stopped" });
    const [contactLink, insightsLink] = articlePage.closing.links;
    const contact = page.getByRole("link", { name: contactLink.label });
    assert.equal(await contact.getAttribute("href"), paths.contact);
    const button = page.getByRole("link", { name: insightsLink.label });
    const heading = page.getByRole("heading", { level: 1, name: insightsPage.heading });
    const release = await holdRequests(page, /\/assets\/.*\.js/);
    await button.click();
    // Late fonts may still move the page by a few lines.
    const isFarDown = () => page.evaluate(() => scrollY > 1000);
    assert(await isFarDown());
    await page.clock.runFor(200);
    assert(await isFarDown());
    release();
    await heading.waitFor();
    await page.goBack();
    await until("the article returns, after a timer", async () => {
      await page.clock.runFor(100);
      return await button.count() > 0;
    });

    await button.click();
    await heading.waitFor();
    await jumpTo(page, 500);
    await page.clock.runFor(90);
    assert.equal(await page.evaluate(() => scrollY), 500);
    await page.clock.runFor(20);
    assert.equal(await page.evaluate(() => scrollY), 0);
  });

  it("shows the share that has been read, and starts at its top after a reload", async () => {
    await using page = await browser.visit(site.url + article, calm);
    const value = () => page.locator("progress").evaluate((it: HTMLProgressElement) => it.value);
    assert.equal(await value(), 0);
    const end = await page.locator("main article").first()
      .evaluate((it) => it.getBoundingClientRect().bottom - innerHeight);
    for (const part of [0.5, 1]) {
      await page.evaluate((top) => scrollTo({ top, behavior: "instant" }), end * part);
      await until(`${part} is read`, async () => Math.abs(await value() - part) < 0.01);
    }
    await page.reload();
    await hydrated(page);
    await page.waitForFunction(() => scrollY === 0);
  });

  it("leads by its table of contents to a section and back, and marks the reader's place", async () => {
    const { title, short } = sections[4]!;
    for (const width of [390, 1280]) {
      await using page = await browser.visit(site.url + article, { ...calm, width });
      const contents = page.getByRole("navigation", { name: articlePage.contents });
      if (width < 1024) await contents.locator("summary").click();
      const link = contents.getByRole("link", { name: short ?? title, exact: true });
      await link.scrollIntoViewIfNeeded();
      const before = await page.evaluate(() => scrollY);
      await link.click();
      await isInView(page.locator(`[id="${slugify(title)}"]`), 200);
      await until("marked", async () => await link.getAttribute("aria-current") === "location");
      await page.goBack();
      await page.waitForFunction((before) => Math.abs(scrollY - before) < 2, before);
      await focusOn(link);
    }
  });

  it("shows on tablets its byline beside the excerpt, and its first lines in the first window", async () => {
    await using page = await browser.visit(site.url, { ...calm, width: 768, height: 1024 });
    for (const { slug } of insights) {
      await page.visit(site.url + paths.insight(slug));
      const [excerpt, byline, text] = await page.evaluate(() =>
        ["h1 + p", "h1 ~ div > ul", ".article-text > p"].map((part) =>
          document.querySelector(`main ${part}`)!.getBoundingClientRect()
        )
      );
      assert(byline!.right <= excerpt!.left && byline!.bottom <= excerpt!.bottom, slug);
      assert(text!.top < 1_000, `${slug}: ${text!.top} px`);
    }
  });

  it("names its sources by numbers that lead to the list, and in the margin of wide windows", async () => {
    await using page = await browser.visit(site.url + article, {
      ...calm,
      javaScriptEnabled: false,
    });
    const references = page.getByRole("link", { name: /^Source \d+$/ });
    const notes = page.locator(".article-text .notes")
      .filter({ visible: true });
    for (const width of [320, 390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      assert(await references.first().isVisible(), `${width} px`);
      assert.equal(await notes.count() > 0, width >= 1280, `${width} px`);
    }
    const [cited, noted] = await page.locator(".article-text .prose-section").evaluateAll(
      (sections) =>
        ["sup", ".notes > span"].map((part) =>
          sections.flatMap((section) => [...section.querySelectorAll(part)])
            .map((it) => parseInt(it.textContent!))
        ),
    );
    assert.deepEqual(
      [...new Set(noted)],
      [...new Set(cited)],
      "notes have the numbers of the text",
    );
    const firstSource = page.locator("#sources + details li").first();
    for (const width of [1440, 1024, 768, 390]) {
      await page.setViewportSize({ width, height: 900 });
      const isVisible = await firstSource.isVisible();
      assert.equal(isVisible, width >= 1024, `phones and tablets fold the list: ${width} px`);
    }
    const reference = references.first();
    const target = await reference.evaluate((it) => {
      const { width, height } = getComputedStyle(it, "::after");
      return Math.min(parseFloat(width), parseFloat(height));
    });
    assert(target >= 24, `${target} px`);
    const name = (await reference.getAttribute("aria-label"))!;
    await reference.click();
    const entry = page.locator("li:target");
    assert(await entry.isVisible(), "a citation opens it");
    const place = await entry.evaluate((it) => [...it.parentElement!.children].indexOf(it) + 1);
    assert.equal(name, citation.numbered(place));
    assert(await entry.evaluate((it) => it.getBoundingClientRect().top < innerHeight));
  });

  it("shows its whole table of contents beside the text of a common window", async () => {
    await using page = await browser.visit(site.url, calm);
    for (const { slug } of insights) {
      await page.visit(site.url + paths.insight(slug));
      for (const width of [1440, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        const hidden = await page.locator(".aside-sticky").evaluate((it) =>
          it.scrollHeight - it.clientHeight
        );
        assert(hidden <= 0, `${slug} at ${width} px: ${hidden} px`);
      }
    }
  });

  it("says each year of a calendar once, on a dark ground that reaches a phone's edges", async () => {
    await using page = await browser.visit(
      site.url + paths.insight("regulatory-changes-2025"),
      { ...calm, width: 390 },
    );
    const calendar = page.locator("figure.timeline");
    const years = await calendar.locator("[scope=rowgroup]").allInnerTexts();
    assert(years.length > 1);
    assert.deepEqual(years, [...new Set(years)].sort());
    const days = await calendar.locator("[scope=row]").evaluateAll((all) =>
      all.map((it) => it.firstChild!.textContent!)
    );
    assert.deepEqual(days.filter((day) => /\d{4}/.test(day)), []);
    const { x, width } = (await calendar.boundingBox())!;
    assert.deepEqual([Math.round(x), Math.round(width)], [0, 390]);
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 900 });
      const gaps = await calendar.locator("tbody").evaluateAll((all) =>
        all.map((group) => {
          const [year, day, words] = ["[scope=rowgroup]", "[scope=row]", "td"].map((selector) => {
            const content = document.createRange();
            content.selectNodeContents(group.querySelector(selector)!);
            return content.getBoundingClientRect();
          });
          return [day!.top - year!.bottom, words!.top - day!.bottom];
        })
      );
      assert(gaps.flat().every((gap) => gap > -8), `year, day, words at ${width} px: ${gaps}`);
    }
    for (const width of [768, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const gaps = await calendar.locator("tbody").evaluateAll((all) =>
        all.map((group) => {
          const [year, day] = ["rowgroup", "row"].map((scope) => {
            const words = document.createRange();
            words.selectNodeContents(group.querySelector(`[scope=${scope}]`)!);
            return words.getBoundingClientRect();
          });
          return [day!.left - year!.right, year!.bottom - day!.top];
        })
      );
      assert(gaps.flat().every((gap) => gap > 12), `beside its first day at ${width} px: ${gaps}`);
      const rows = await calendar.locator("tr:has(td)").evaluateAll((all) =>
        all.map((row) => row.clientHeight)
      );
      const usual = Math.min(...rows);
      const uneven = rows.filter((height) => height > usual + 2);
      assert(uneven.length < 3, `days at even distances at ${width} px: ${rows}`);
    }
  });

  it("sets the dates that hold larger than those they replace, which keep off the line", async () => {
    await using page = await browser.visit(
      site.url + paths.insight("regulatory-changes-2025"),
      { ...calm, width: 390 },
    );
    await page.locator("html[data-web-fonts]").waitFor();
    const days = page.locator("figure.timeline [scope=row]");
    for (const width of [390, 768, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const moved = await days.and(page.locator(":has(small)")).evaluateAll((all) =>
        all.map((day) => {
          const [holds, was] = [day, day.querySelector("small")!].map((it) => getComputedStyle(it));
          return [
            parseFloat(was!.fontSize) / parseFloat(holds!.fontSize),
            Number(was!.fontWeight) / Number(holds!.fontWeight),
            was!.backgroundColor,
          ] as const;
        })
      );
      assert(moved.length > 0);
      for (const [size, weight, ground] of moved) {
        assert(size < 0.7 && weight < 1, `${width} px: ${size}, ${weight}`);
        assert.equal(ground, "rgba(0, 0, 0, 0)");
      }
      const [gaps, lines] = await days.evaluateAll((all) => {
        const rectsOf = (day: Element) =>
          [day.firstChild!, ...day.querySelectorAll("small")].map((part) => {
            const words = document.createRange();
            words.selectNodeContents(part);
            return words.getClientRects();
          });
        const parts = all.flatMap((day) =>
          rectsOf(day).map((rects) => ({ rects, line: day.nextElementSibling! }))
        );
        return [
          parts.map(({ rects, line }) => line.getBoundingClientRect().left - rects[0]!.right),
          parts.map(({ rects }) => rects.length),
        ] as const;
      });
      assert(lines.every((count) => count === 1), `a date breaks at ${width} px: ${lines}`);
      // On phones the line is left of the dates.
      if (width > 390) assert(Math.min(...gaps) >= 12, `${width} px: ${gaps}`);
    }
  });

  it("shows its cover from edge to edge on a phone, down to the text", async () => {
    await using page = await browser.visit(site.url + article, { ...calm, width: 390 });
    const [cover, hero] = await page.locator("[data-hero]").evaluate((hero) =>
      [hero.querySelector("[data-transition-to] > *")!, hero].map((it) => {
        const { left, right, bottom } = it.getBoundingClientRect();
        return [left, right, bottom].map(Math.round);
      })
    );
    assert.deepEqual(cover, hero);
  });

  it("has on tablets the titles of its parts beside their text, and its byline in their column", async () => {
    await using page = await browser.visit(site.url, { ...calm, width: 768 });
    for (const { slug } of insights) {
      await page.visit(site.url + paths.insight(slug));
      await page.locator("html[data-web-fonts]").waitFor();
      await page.evaluate(() => delete document.documentElement.dataset.contentVisibility);
      for (const width of [768, 1000]) {
        await page.setViewportSize({ width, height: 1024 });
        const { left, intro, byline, parts, sizes } = await page.evaluate(() => {
          const box = (it: Element) => it.getBoundingClientRect();
          const title = document.querySelector("h1")!;
          return {
            left: box(title).left,
            intro: box(title.nextElementSibling!).left,
            byline: box(title.parentElement!.querySelector("time")!.closest("ul")!).left,
            parts: [...document.querySelectorAll("h2.chapter, #sources")].map((heading) => {
              const words = document.createRange();
              words.selectNodeContents(heading);
              const text = box(heading.nextElementSibling!);
              return {
                left: box(heading).left,
                room: text.left - words.getBoundingClientRect().right,
                text: text.left,
                below: text.top - words.getBoundingClientRect().bottom,
              };
            }),
            sizes: ["h2.chapter", ".boxed > h2:not(.eyebrow), figure caption"].map((titles) =>
              [...document.querySelectorAll(`.article-text :is(${titles})`)].map((title) =>
                parseFloat(getComputedStyle(title).fontSize)
              )
            ),
          };
        });
        const place = `${slug} at ${width} px`;
        assert(Math.abs(byline - left) < 1, `${place}: ${byline}, ${left}`);
        assert(parts.length > 3, place);
        const [titles, others] = sizes.map((all) => Math.max(...all));
        assert(titles! >= others!, `${place}: a title in a panel is larger, ${others} px`);
        for (const part of parts) {
          assert(Math.abs(part.left - left) < 1, place);
          assert(Math.abs(part.text - intro) < 1, `${place}: ${part.text}, ${intro}`);
          assert(part.room >= 12, `${place}: ${part.room} px`);
          assert(part.below < 0, `${place}: the text begins below its title`);
        }
      }
    }
  });

  it("ends no paragraph in a line of two short words", async () => {
    await using page = await browser.visit(site.url, calm);
    const found: string[] = [];
    for (const { slug } of insights) {
      await page.visit(site.url + paths.insight(slug));
      await page.locator("html[data-web-fonts]").waitFor();
      await page.evaluate(() => delete document.documentElement.dataset.contentVisibility);
      for (const width of [390, 768, 1440, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        const stray = await page.locator(".article-text :is(p, ul > li)").evaluateAll((all) =>
          all.map((it) => it.querySelector(":scope > .notes")?.previousElementSibling ?? it)
            .filter((it) => it.getClientRects().length > 0 && it.lastChild instanceof Text)
            .flatMap((it) => {
              const text = it.lastChild as Text;
              const words = [...text.data.matchAll(/\S+/g)].slice(-3).map(({ 0: word, index }) => {
                const range = document.createRange();
                range.setStart(text, index);
                range.setEnd(text, index + word.length);
                return { word, top: [...range.getClientRects()].at(-1)!.top };
              });
              if (words.length < 3) return [];
              const last = words.filter(({ top }) => Math.abs(top - words[2]!.top) < 8);
              const line = last.map(({ word }) => word).join(" ");
              return last.length < 3 && line.length < 12 ? [line] : [];
            })
        );
        found.push(...stray.map((line) => `${slug} at ${width} px: ${line}`));
      }
    }
    assert.deepEqual(found, []);
  });

  it("has boxes reach a phone's edges, with words where the text begins and short rows on one line", async () => {
    await using page = await browser.visit(
      site.url + paths.insight("regulatory-changes-2025"),
      { ...calm, width: 390 },
    );
    const boxes = await page.locator(".article-text .boxed, .article-text :not(.boxed) > figure")
      .evaluateAll((all) =>
        all.map((it) => {
          const { left, right } = it.getBoundingClientRect();
          return [left, right, it.firstElementChild!.getBoundingClientRect().left];
        })
      );
    const text = (await page.locator(".article-text > p").first().boundingBox())!.x;
    assert(boxes.length > 4);
    for (const box of boxes) assert.deepEqual(box.map(Math.round), [0, 390, Math.round(text)]);
    const rows = page.locator(
      ".article-text section > figure tr:has(> td:nth-child(2):last-child)",
    );
    const tops = await rows.and(page.locator(":not(.timeline *, .bars *)")).evaluateAll((all) =>
      all.map(({ firstElementChild: head, lastElementChild: value }) =>
        value!.getBoundingClientRect().top - head!.getBoundingClientRect().top
      )
    );
    assert(tops.length > 0 && tops.every((top) => Math.abs(top) < 8), `${tops}`);
    const answers = await page.locator(".path td").evaluateAll((all) =>
      all.map((it) =>
        it.firstElementChild!.getBoundingClientRect().left - it.getBoundingClientRect().left
      )
    );
    assert(answers.length > 0 && answers.every((left) => left > 32), `${answers}`);
  });

  it("sets the titles and the paragraphs of all parts alike", async () => {
    await using page = await browser.visit(site.url + paths.insight("regulatory-changes-2025"));
    const sizes = await page.locator(".prose-section:not(.boxed) > h2:not(#sources)").evaluateAll(
      (all) => all.map((title) => getComputedStyle(title).fontSize),
    );
    assert.equal(new Set(sizes).size, 1, `${sizes}`);
    const rules = await page.locator("h2.chapter").evaluateAll((all) =>
      all.map((title) => {
        const { borderTopWidth, borderBottomWidth } = getComputedStyle(title);
        return `${borderTopWidth} ${borderBottomWidth}`;
      })
    );
    assert.deepEqual([...new Set(rules)], ["2px 0px"]);
    const faces = await page.locator(".prose-section > p").evaluateAll((all) =>
      all.map((text) => getComputedStyle(text).fontFamily)
    );
    assert.equal(new Set(faces).size, 1, "and their paragraphs in one face");
  });

  it("keeps the label of a part off the capitals of its title", async () => {
    await using page = await browser.visit(site.url + paths.insight("regulatory-changes-2025"));
    const gaps = await page.locator("h2.chapter:has(span)").evaluateAll((all) =>
      all.map(({ firstElementChild: label, lastElementChild: title }) =>
        title!.getBoundingClientRect().top - label!.getBoundingClientRect().bottom
      )
    );
    assert(gaps.length > 0 && gaps.every((gap) => gap >= 5), `${gaps}`);
  });

  it("keeps a paragraph in one column, and the distances of lists beside notes of two sources", async () => {
    await using page = await browser.visit(
      site.url + paths.insight("public-private-partnerships-trends"),
      { ...calm, width: 1440 },
    );
    const columns = await page.locator(".article-text p").evaluateAll((all) =>
      all.filter((p) => getComputedStyle(p).columnCount !== "auto").map((p) => p.textContent)
    );
    assert.deepEqual(columns, []);
    const pushed = await page.locator(".article-text li:has(> .notes):not(:last-child)")
      .evaluateAll((all) =>
        all.filter((li) => li.clientHeight > li.firstElementChild!.clientHeight + 2)
          .map((li) => li.textContent)
      );
    assert.deepEqual(pushed, []);
    const gaps = await page.locator(".article-text .notes").evaluateAll((all) =>
      all.map((it) => it.getBoundingClientRect())
        .map(({ top }, index, boxes) => index === 0 ? Infinity : top - boxes[index - 1]!.bottom)
    );
    assert(Math.min(...gaps) >= 12, `notes are ${Math.min(...gaps)} px apart`);
  });

  it("fills its checklists with text to the right edge, and says once what boxes are", async () => {
    await using page = await browser.visit(site.url, { ...calm, width: 1440 });
    for (const { slug, content: { sections } } of insights) {
      const boxes = sections.filter((section) => section.as);
      if (boxes.length === 0) continue;
      await page.visit(site.url + paths.insight(slug));
      for (const { title, as } of boxes) {
        const box = page.locator(`section:has(> h2[id="${slugify(title)}"])`);
        const left = await box.evaluate((box) => {
          const texts = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
          const ends: number[] = [];
          while (texts.nextNode()) {
            const range = document.createRange();
            range.selectNode(texts.currentNode);
            ends.push(...[...range.getClientRects()].map(({ right }) => right));
          }
          const edge = box.getBoundingClientRect().right;
          return edge - parseFloat(getComputedStyle(box).paddingRight) - Math.max(...ends);
        });
        assert(as === "example" || left < 60, `${title}: ${left} px are empty`);
        const words = (await box.textContent())!.toLowerCase().split(
          articlePage[as!].toLowerCase(),
        );
        assert.equal(words.length, 2, title);
      }
    }
  });

  it("keeps the reader's place in view where its table of contents is higher than the window", async () => {
    await using page = await browser.visit(site.url + article, { ...calm, height: 500 });
    const contents = page.getByRole("navigation", { name: articlePage.contents });
    for (const { title, short } of [sections.at(-1)!, sections[0]!]) {
      await page.locator(`[id="${slugify(title)}"]`).evaluate((section) =>
        section.scrollIntoView({ behavior: "instant" })
      );
      const link = contents.getByRole("link", { name: short ?? title, exact: true });
      await until("the marked link is in view", () =>
        link.evaluate((it) => {
          const { top, bottom } = it.getBoundingClientRect();
          const aside = it.closest("[data-no-print]")!.getBoundingClientRect();
          return it.hasAttribute("aria-current") && top > aside.top && bottom < aside.bottom;
        }));
    }
  });

  it("is shared by the system, else copied, else shown to be copied by hand", async () => {
    const url = site.url + article;
    for (const way of ["share", "copy", "refuse"] as const) {
      await using page = await browser.visit(url, {
        before: (page) =>
          page.addInitScript((way) => {
            const keep = (shared: unknown) =>
              Promise.resolve(void Object.assign(globalThis, { shared }));
            const writeText = way === "copy" ? keep : () => Promise.reject();
            if (way === "share") Object.assign(navigator, { share: keep });
            else Object.assign(navigator.clipboard, { writeText });
          }, way),
      });
      await page.getByRole("button", { name: shareLabels.share }).click();
      const hasText = way === "copy" ? shareLabels.copied : shareLabels.copyByHand(url);
      if (way !== "share") await page.locator("[aria-live]").filter({ hasText }).waitFor();
      const shared = await page.evaluate(() => (globalThis as { shared?: unknown }).shared);
      const expected = { share: { title: insight.title, url }, copy: url, refuse: undefined };
      assert.deepEqual(shared, expected[way]);
    }
  });

  it("prints boxes before checklist items and its sources' addresses, offers no sharing without script", async () => {
    await using page = await browser.visit(site.url + article, { javaScriptEnabled: false });
    for (const name of [shareLabels.share, shareLabels.print]) {
      assert.equal(await page.getByRole("button", { name }).count(), 0);
    }
    await page.emulateMedia({ media: "print" });
    const onScreen = "nav, nav details, progress, [data-no-print]";
    assert.equal(await page.locator(onScreen).filter({ visible: true }).count(), 0);
    const boxes = await page.locator("article section ul > li").evaluateAll((items) =>
      items.map((it) => parseFloat(getComputedStyle(it, "::before").borderBottomWidth) > 0)
    );
    const expected = sections.filter(({ items }) => items.length > 1)
      .flatMap(({ as, items }) => items.map(() => as === "checklist"));
    assert.deepEqual(boxes, expected);
    const { href } = sourcesOf(insight.content)[0]!;
    const after = await page.locator(`section:has(#sources) a[href="${href}"]`)
      .evaluate((it) => getComputedStyle(it, "::after").content);
    assert(after.includes(href));
  });
});
