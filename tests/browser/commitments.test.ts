/** The commitments page as visitors use it (SPEC §2, §4, §8): film, cards, dialogs, fragments. */
import { afterAll, beforeAll, describe, it } from "@std/testing/bdd";
import assert from "node:assert/strict";
import type { Page } from "playwright";
import { commitmentsPage } from "../../content/commitments/commitments.ts";
import { film, openCard } from "../../content/commitments/commitments-live.ts";
import {
  commitmentNames,
  commitmentsInBrief,
} from "../../content/commitments/commitments-in-brief.ts";
import { commitmentsMessages } from "../../content/messages/commitments.ts";
import { frame } from "../../content/frame.ts";
import { paths } from "../../content/paths.ts";
import { type RunningApp, startApp } from "../support/app.ts";
import { axe } from "../support/browser/axe.ts";
import { focusOn, openBrowser, type TestBrowser } from "../support/browser/browser.ts";
import { failing, recordingBackend } from "../support/backend/recording-backend.ts";
import { commitmentRows } from "../support/backend/rows.ts";
import { until } from "../support/until.ts";

let browser: TestBrowser;
beforeAll(async () => void (browser = await openBrowser()));
afterAll(() => browser[Symbol.asyncDispose]());

const { modal } = commitmentsPage;

const rows = () =>
  commitmentRows().map((row) => ({
    ...row,
    image_primary: `/images/commitments/${row.slug}.webp`,
    image_hover: `/images/commitments/${row.slug}-hover.webp`,
  }));

function backendWith(commitments: unknown) {
  const backend = recordingBackend();
  backend.tables.commitments = commitments;
  return backend;
}

const card = (page: Page, slug: string) => page.locator(`#${slug}`);
const details = (page: Page, slug: string) => card(page, slug).locator("[data-details]");
const opacity = (page: Page, slug: string) =>
  details(page, slug).evaluate((element) => getComputedStyle(element).opacity);
const dialog = (page: Page) => page.locator("dialog[open]");

/** Answers are at hand from the second request on, so that pages come whole. */
async function warm(app: RunningApp) {
  await (await app.get(paths.commitments)).text();
}

describe("the film behind the commitments", () => {
  it("starts muted, and is muted, unmuted, paused and played by its buttons", async () => {
    await using app = await startApp();
    await using visit = await browser.visit(app.url + paths.commitments);
    const { page } = visit;
    const video = page.locator("video");
    await page.getByRole("button", { name: film.pause }).waitFor();
    assert.ok(await video.evaluate((v: HTMLVideoElement) => v.muted && !v.paused && v.loop));
    await page.getByRole("button", { name: film.unmute }).click();
    assert.ok(await video.evaluate((v: HTMLVideoElement) => !v.muted));
    await page.getByRole("button", { name: film.mute, exact: true }).click();
    assert.ok(await video.evaluate((v: HTMLVideoElement) => v.muted));
    await page.getByRole("button", { name: film.pause }).click();
    assert.ok(await video.evaluate((v: HTMLVideoElement) => v.paused));
    await page.getByRole("button", { name: film.play }).click();
    await page.getByRole("button", { name: film.pause }).waitFor();
  });

  const still = {
    "for visitors who asked for less motion": { reducedMotion: "reduce" as const },
    "for visitors who save data": {
      before: (page: Page) =>
        page.addInitScript(() =>
          Object.defineProperty(navigator, "connection", { value: { saveData: true } })
        ),
    },
    "without script": { javaScriptEnabled: false },
  };
  for (const [when, options] of Object.entries(still)) {
    it(`is its first picture, and nothing of it is fetched, ${when}`, async () => {
      await using app = await startApp();
      await using visit = await browser.visit(app.url + paths.commitments, options);
      await visit.page.waitForLoadState("load");
      const script = options !== still["without script"];
      assert.equal(await visit.page.locator("video").isVisible(), script, "no controls lie on it");
      const asked = app.events("request").map(({ path }) => path);
      assert.ok(asked.includes("/video/commitments-wide.avif"));
      assert.deepEqual(asked.filter((path) => /\.(webm|mp4)$/.test(String(path))), []);
    });
  }
});

describe("loading commitments", () => {
  it("says so meanwhile, then shows the cards and goes to the card of the fragment", async () => {
    const backend = backendWith(rows());
    const release = backend.hold();
    await using app = await startApp({ backend: backend.address });
    await using visit = await browser.visit(`${app.url}${paths.commitment("social-impact")}`);
    const { page } = visit;
    await page.getByText(commitmentsMessages.loading).waitFor();
    assert.equal(await page.locator("#social-impact").count(), 0);
    release();
    await card(page, "social-impact").waitFor();
    await until("the card is in view and focused", () =>
      page.evaluate(() => {
        const { top } = document.getElementById("social-impact")!.getBoundingClientRect();
        return top >= 0 && top < innerHeight / 2 && document.activeElement?.id === "social-impact";
      }));
  });

  it("says that it failed, in the words of the specification", async () => {
    const backend = recordingBackend();
    backend.instead = failing();
    await using app = await startApp({ backend: backend.address });
    await using visit = await browser.visit(app.url + paths.commitments);
    await visit.page.getByRole("alert").getByText(
      "Failed to load commitments. Please try again later.",
    ).waitFor();
    assert.deepEqual(await axe(visit.page), []);
    assert.equal(await visit.page.getByText(commitmentsPage.open).isVisible(), false);
    // What each is about is told without the backend, on the page that its name leads to.
    const names = visit.page.getByRole("navigation", { name: commitmentsInBrief.title });
    assert.equal(await names.getByRole("link").count(), 5);
    await names.getByRole("link", { name: commitmentNames["social-impact"] }).click();
    await visit.page.locator("#social-impact").getByRole("heading").waitFor();
    assert.equal(new URL(visit.page.url()).pathname, paths.aboutSection("our-commitments"));
  });

  it("says that there are none", async () => {
    await using app = await startApp({ backend: backendWith([]).address });
    await using visit = await browser.visit(app.url + paths.commitments);
    await visit.page.getByText(commitmentsMessages.empty).waitFor();
    assert.equal(await visit.page.getByText(commitmentsPage.open).isVisible(), false);
  });
});

describe("a commitment's card", () => {
  it("shows its details on hover and focus, and hides them on Escape", async () => {
    await using app = await startApp({ backend: backendWith(rows()).address });
    await warm(app);
    await using visit = await browser.visit(app.url + paths.commitments, {
      reducedMotion: "reduce",
    });
    const { page } = visit;
    assert.equal(await opacity(page, "dei"), "0");
    await card(page, "dei").hover();
    assert.equal(await opacity(page, "dei"), "1");
    await page.keyboard.press("Escape");
    assert.equal(await opacity(page, "dei"), "0");
    await card(page, "sustainability").hover();
    assert.equal(await opacity(page, "sustainability"), "1");
    await page.mouse.move(0, 0);
    await card(page, "social-impact").getByRole("link").focus();
    assert.equal(await opacity(page, "social-impact"), "1");
    await page.keyboard.press("Escape");
    assert.equal(await opacity(page, "social-impact"), "0");
  });

  for (const width of [768, 820]) {
    it(`have no gap between picture and panel on a touch tablet of ${width} px`, async () => {
      await using app = await startApp({ backend: "embedded" });
      await using visit = await browser.visit(app.url + paths.commitments, {
        width,
        height: 1_180,
        hasTouch: true,
        isMobile: true,
      });
      const gaps = await visit.page.locator(".commitment-card").evaluateAll((cards) =>
        cards.map((card) => {
          const [, picture, panel] = [...card.children].map((part) => part.getBoundingClientRect());
          return Math.round(panel!.top - picture!.bottom);
        })
      );
      assert.deepEqual(gaps, gaps.map(() => 0));
      assert(gaps.length > 0);
    });
  }

  it("shows its details from the start where nothing hovers, in narrow windows and without script", async () => {
    await using app = await startApp({ backend: backendWith(rows()).address });
    await warm(app);
    const ways = [{ hasTouch: true, isMobile: true }, { javaScriptEnabled: false }, { width: 390 }];
    for (const options of ways) {
      await using visit = await browser.visit(app.url + paths.commitments, options);
      assert.equal(await opacity(visit.page, "dei"), "1");
    }
  });

  it("is on a phone's first screen, says that it opens, and fetches no hover picture", async () => {
    await using app = await startApp({ backend: backendWith(rows()).address });
    await warm(app);
    await using visit = await browser.visit(app.url + paths.commitments, {
      width: 390,
      height: 844,
      hasTouch: true,
      isMobile: true,
    });
    const { page } = visit;
    const open = card(page, "dei").getByText(openCard);
    const { x, y, height } = (await open.boundingBox())!;
    assert.ok(y + height <= 844);
    await page.touchscreen.tap(x + 5, y + height / 2);
    await page.getByRole("dialog", { name: "Commitment dei" }).waitFor();
    const asked = app.events("request").map(({ path }) => String(path));
    assert.deepEqual(asked.filter((path) => /-hover-/.test(path)), []);
  });

  it("has its hover picture before anybody hovers", async () => {
    await using app = await startApp({ backend: backendWith(rows()).address });
    await warm(app);
    await using visit = await browser.visit(app.url + paths.commitments);
    await until("all hover pictures have been asked for", () => {
      const asked = app.events("request").map(({ path }) => String(path));
      return commitmentRows().every(({ slug }) =>
        asked.some((path) => path.startsWith(`/images/commitments/${slug}-hover-`))
      );
    });
    await until(
      "nothing is hovered",
      async () => await opacity(visit.page, "career-growth") === "0",
    );
  });

  it("reads icon names as this page does: unknown ones are a light bulb", async () => {
    const names = ["Users", "Heart", "Globe", "constructor", ""];
    const backend = backendWith(rows().map((row, i) => ({ ...row, icon_name: names[i] })));
    await using app = await startApp({ backend: backend.address });
    await warm(app);
    await using visit = await browser.visit(app.url + paths.commitments);
    const shown = await visit.page.locator("main li svg[data-icon]").evaluateAll((icons) =>
      icons.map((icon) => icon.getAttribute("class")!.match(/lucide-(\S+)/)![1])
    );
    assert.deepEqual(shown, ["users", "heart", "lightbulb", "lightbulb", "lightbulb"]);
  });
});

describe("a commitment's dialog", () => {
  it("opens by pointer and key, and closes by Escape, backdrop and button", async () => {
    await using app = await startApp({ backend: backendWith(rows()).address });
    await warm(app);
    await using visit = await browser.visit(app.url + paths.commitments, {
      reducedMotion: "reduce",
    });
    const { page } = visit;
    const link = card(page, "dei").getByRole("link");
    const ways = [
      { open: () => details(page, "dei").click({ force: true }), close: "Escape" },
      { open: () => link.press("Enter"), close: "backdrop" },
      { open: () => link.click(), close: "button" },
    ];
    for (const { open, close } of ways) {
      await open();
      await page.getByRole("dialog", { name: "Commitment dei" }).waitFor();
      assert.equal(await page.evaluate(() => document.activeElement?.tagName), "H2");
      assert.equal(await dialog(page).locator("strong").innerText(), "dei");
      assert.equal(await dialog(page).getByText("Measured").count(), 1);
      if (close === "Escape") await page.keyboard.press("Escape");
      else if (close === "button") await page.getByRole("button", { name: modal.close }).click();
      else await page.mouse.click(4, 4);
      await dialog(page).waitFor({ state: "detached" });
      await focusOn(link);
    }
  });

  it("opens by the address of its full text", async () => {
    await using app = await startApp({ backend: backendWith(rows()).address });
    await warm(app);
    await using visit = await browser.visit(`${app.url}${paths.commitments}#dei-in-full`);
    await visit.page.getByRole("dialog", { name: "Commitment dei" }).waitFor();
  });

  it("is no reason to lose the page where it cannot be had: the text stands on it", async () => {
    await using app = await startApp({ backend: backendWith(rows()).address });
    await warm(app);
    await using visit = await browser.visit(app.url + paths.commitments, {
      tolerate: [/Failed to load resource/],
      before: (page) => page.route(/commitment-dialog-/, (route) => route.abort()),
    });
    const { page } = visit;
    await page.evaluate(() => Object.assign(globalThis, { same: true }));
    await card(page, "dei").getByRole("link").press("Enter");
    await page.getByRole("region", { name: "Commitment dei" }).waitFor();
    await page.waitForURL(`${app.url}${paths.commitments}#dei-in-full`);
    assert.ok(await page.evaluate(() => "same" in globalThis));
  });

  it("leaves whoever has gone on alone where it cannot be had", async () => {
    await using app = await startApp({ backend: backendWith(rows()).address });
    await warm(app);
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await using visit = await browser.visit(app.url + paths.commitments, {
      tolerate: [/Failed to load resource/],
      before: (page) =>
        page.route(/commitment-dialog-/, async (route) => {
          await released;
          await route.abort();
        }),
    });
    const { page } = visit;
    await card(page, "dei").getByRole("link").press("Enter");
    await page.getByRole("banner").getByRole("link", { name: frame.home }).click();
    await page.locator("h1:focus").waitFor();
    const failed = page.waitForEvent("requestfailed");
    release();
    await failed;
    await page.evaluate(() => new Promise(requestAnimationFrame));
    assert.equal(page.url(), app.url + paths.home);
  });

  it("says that it is on its way, and leaves whoever has gone on alone", async () => {
    await using app = await startApp({ backend: backendWith(rows()).address });
    await warm(app);
    for (const goesOn of [false, true]) {
      const { promise: released, resolve: release } = Promise.withResolvers<void>();
      await using visit = await browser.visit(app.url + paths.commitments, {
        before: (page) =>
          page.route(/commitment-dialog-/, async (route) => {
            await released;
            await route.continue();
          }),
      });
      const { page } = visit;
      const way = page.getByRole("progressbar", { name: frame.loading });
      await card(page, "dei").getByRole("link").press("Enter");
      await way.waitFor();
      const field = page.locator("footer input[type=email]");
      if (goesOn) await field.focus();
      release();
      await way.waitFor({ state: "detached" });
      if (!goesOn) await page.getByRole("dialog", { name: "Commitment dei" }).waitFor();
      else {
        await focusOn(field);
        assert.equal(await dialog(page).count(), 0);
      }
    }
  });

  it("has nothing for axe to find and no sideways scrolling, narrow and wide", async () => {
    await using app = await startApp({ backend: "embedded" });
    await warm(app);
    await using visit = await browser.visit(app.url + paths.commitments, {
      width: 320,
      reducedMotion: "reduce",
    });
    const { page } = visit;
    await card(page, "dei").getByRole("link").click();
    await dialog(page).waitFor();
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      assert.deepEqual(await axe(page), []);
      assert.ok(await dialog(page).evaluate((d) => d.scrollWidth <= d.clientWidth));
      await dialog(page).evaluate((d) => d.scrollTo(0, d.scrollHeight));
      const close = (await page.getByRole("button", { name: modal.close }).boundingBox())!;
      assert.ok(close.y >= 0 && close.y < 100, "the button stays in view");
      const { x, width: wide } = (await dialog(page).boundingBox())!;
      assert.ok(Math.abs(x + wide / 2 - width / 2) <= 0.5, `in the middle of ${width} px`);
    }
  });

  it("belongs to a card whose words end where those of its row do", async () => {
    await using app = await startApp({ backend: "embedded" });
    await warm(app);
    await using visit = await browser.visit(app.url + paths.commitments, { width: 1280 });
    const cards = await visit.page.locator(".commitment-card").evaluateAll((cards) =>
      cards.map((card) => {
        const plate = card.querySelector(".commitment-plate")!.getBoundingClientRect();
        return { top: plate.top, bottom: plate.bottom };
      })
    );
    const rows = Map.groupBy(cards, ({ top }) => top);
    assert.equal(rows.size, 2);
    for (const row of rows.values()) assert.equal(new Set(row.map((c) => c.bottom)).size, 1);
  });

  it("keeps the words of its tables and figures whole, and scrolls a table that is wider", async () => {
    const table = (columns: number) =>
      `<table><tr>${"<th>Organizations</th>".repeat(columns)}</tr></table>`;
    const [first] = rows();
    const backend = backendWith([{
      ...first,
      full_content: table(4) + table(12),
      stat1_value: "$125,000,000",
      stat2_value: "98%",
    }]);
    await using app = await startApp({ backend: backend.address });
    await warm(app);
    await using visit = await browser.visit(`${app.url}${paths.commitments}#dei-in-full`, {
      width: 320,
    });
    const { page } = visit;
    await dialog(page).waitFor();
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const words = [
        ...await dialog(page).locator("th").all(),
        dialog(page).getByText("$125,000,000"),
      ];
      for (const word of words) {
        const lines = await word.evaluate((element) => {
          const range = document.createRange();
          range.selectNodeContents(element);
          return new Set([...range.getClientRects()].map(({ top }) => top)).size;
        });
        assert.equal(lines, 1, `${await word.innerText()} at ${width} px`);
      }
      assert.ok(await dialog(page).evaluate((d) => d.scrollWidth <= d.clientWidth));
      assert.deepEqual(await axe(page), []);
    }
  });

  it("shows all figures beside a long text, and its description where there is no text", async () => {
    const [first, second] = rows();
    const backend = backendWith([{
      ...first,
      title: "Diversity, equity and inclusion in everything that we do for the public",
      subtitle: "How we hire, whom we buy from and whom we ask before we write a recommendation. "
        .repeat(2),
      full_content: "<p>Text.</p>".repeat(40),
      stat2_value: "98%",
      stat2_label: "The last of the figures",
    }, { ...second, full_content: null }]);
    await using app = await startApp({ backend: backend.address });
    await warm(app);
    await using visit = await browser.visit(app.url + paths.commitments, {
      width: 1366,
      height: 680,
      reducedMotion: "reduce",
    });
    const { page } = visit;
    await card(page, "dei").getByRole("link").click();
    const box = (await dialog(page).boundingBox())!;
    const last = (await dialog(page).getByText("The last of the figures").boundingBox())!;
    assert.ok(last.y + last.height <= box.y + box.height, "the picture gives way");
    await page.keyboard.press("Escape");
    await card(page, "sustainability").getByRole("link").click();
    assert.equal(
      await dialog(page).locator(".rich-text").innerText(),
      "Description of sustainability.",
    );
  });

  it("leads by its text's links to pages under other addresses than their own", async () => {
    const [first] = rows();
    const full_content = '<p><a href="/Privacy/">Our privacy notice</a></p>';
    await using app = await startApp({
      backend: backendWith([{ ...first, full_content }]).address,
    });
    await warm(app);
    await using visit = await browser.visit(`${app.url}${paths.commitments}#dei-in-full`);
    await dialog(visit.page).getByRole("link", { name: "Our privacy notice" }).click();
    await visit.page.getByRole("heading", { level: 1, name: "Privacy" }).waitFor();
    await visit.page.waitForURL(app.url + paths.privacy);
  });

  it("has pictures in its text on the ground that they are drawn for", async () => {
    const [first] = rows();
    const backend = backendWith([{ ...first, full_content: '<img src="/icons/favicon.svg">' }]);
    await using app = await startApp({ backend: backend.address });
    await warm(app);
    await using visit = await browser.visit(`${app.url}${paths.commitments}#dei-in-full`);
    const ground = await dialog(visit.page).locator(".rich-text img").evaluate((img) =>
      getComputedStyle(img).backgroundColor
    );
    assert.equal(ground, "rgba(0, 0, 0, 0)");
  });

  it("is a section of the page without script", async () => {
    await using app = await startApp({ backend: backendWith(rows()).address });
    await warm(app);
    await using visit = await browser.visit(app.url + paths.commitments, {
      javaScriptEnabled: false,
    });
    const { page } = visit;
    await card(page, "social-impact").getByRole("link").click();
    const section = page.locator("#social-impact-in-full");
    assert.match(await section.innerText(), /Content of social-impact/);
    await until("the section is in view", () =>
      section.evaluate((element) => {
        const { top } = element.getBoundingClientRect();
        return top > 0 && top < 200;
      }));
  });
});

describe("hostile content from the backend", () => {
  const hostile = [
    "<p>Safe</p><script>globalThis.hit = 1</script><img src=/icons/favicon.svg onerror='hit = 2'>",
    "<p onmouseover='hit = 3' style='position:fixed;inset:0'>Over</p>",
    "<a href='javascript:hit = 4'>Go</a> <a href='jav&#9;ascript:hit = 5'>Go</a>",
    "<xmp><img src=/icons/favicon.svg onerror='hit = 6'></xmp><svg onload='hit = 7'><script>hit = 8</script></svg>",
    "<math><mtext><img src=/icons/favicon.svg onerror='hit = 9'></mtext></math><iframe srcdoc='<p>x'></iframe>",
    "<template><p id=root>x</p></template><noscript><p title='</noscript><img src=/icons/favicon.svg onerror=1>'>",
    "</div></main></script><p>Broken <b>markup <table><tr>and <li>more</ul>",
  ].join("");

  it("is rendered harmless, and both sides agree on it", async () => {
    const [first, ...others] = rows();
    const backend = backendWith([{
      ...first,
      title: "<img src=x onerror='hit = 10'>",
      full_content: hostile,
      accent_color: "red;background:url(//evil.example)",
      image_primary: "javascript:hit = 11",
      image_hover: null,
      stat1_value: "</script><script>hit = 12</script>",
    }, ...others]);
    await using app = await startApp({ backend: backend.address });
    await warm(app);
    await using visit = await browser.visit(app.url + paths.commitments);
    const { page } = visit;
    await card(page, "dei").getByRole("link").click();
    const text = dialog(page).locator(".rich-text");
    assert.match(await text.innerText(), /Safe[^]*Over[^]*Broken[^]*more/);
    const tags = await text.evaluate((element) =>
      [...new Set([...element.querySelectorAll("*")].map(({ localName }) => localName))].sort()
    );
    assert.deepEqual(
      tags.filter((tag) =>
        !["p", "img", "strong", "ul", "li", "table", "tbody", "tr", "td"].includes(tag)
      ),
      [],
    );
    const attributes = await text.evaluate((element) =>
      [
        ...new Set(
          [...element.querySelectorAll("*")].flatMap((child) => child.getAttributeNames()),
        ),
      ].sort()
    );
    assert.deepEqual(attributes, ["alt", "decoding", "loading", "src"]);
    await card(page, "dei").hover({ force: true });
    assert.equal(await page.evaluate(() => (globalThis as { hit?: number }).hit), undefined);
    assert.equal(await page.locator("main video").count(), 1);
  });

  it("is as harmless in the page that has no script", async () => {
    const [first] = rows();
    const backend = backendWith([{ ...first, full_content: hostile }]);
    await using app = await startApp({ backend: backend.address });
    await warm(app);
    const html = await (await app.get(paths.commitments)).text();
    const [, section] = html.match(/<section id="dei-in-full"([^]*?)<\/section>/)!;
    assert.match(section!, /Safe/);
    assert.doesNotMatch(
      section!,
      /<(script|svg|math|xmp|iframe|template|noscript)|hit|onerror|style=/,
    );
  });
});
