/** The commitments page (SPEC §2, §4, §8): film, cards, dialogs, fragments, hostile content. */
import { describe, it } from "@std/testing/bdd";
import assert from "node:assert/strict";
import type { Locator, Page } from "playwright";
import { commitmentsPage } from "../../content/commitments/commitments.ts";
import { film, openCard } from "../../content/commitments/commitments-live.ts";
import {
  commitmentNames,
  commitmentsInBrief,
} from "../../content/commitments/commitments-in-brief.ts";
import { commitmentsMessages } from "../../content/messages/commitments.ts";
import { frame } from "../../content/frame.ts";
import { paths } from "../../content/paths.ts";
import type { RunningApp } from "../support/app.ts";
import { axe } from "../support/browser/axe.ts";
import { focusOn, hydrated, isInView, type VisitOptions } from "../support/browser/browser.ts";
import { sharedBrowser, sharedSite, visitOwnSite } from "../support/browser/shared.ts";
import { failing, recordingBackend } from "../support/backend/recording-backend.ts";
import { commitmentRows, type Row } from "../support/backend/rows.ts";
import { until } from "../support/until.ts";

const browser = sharedBrowser();
const seeded = sharedSite({ backend: "embedded" });

const rows = commitmentRows().map((row): Row => ({
  ...row,
  image_primary: `/images/commitments/${row.slug}.webp`,
  image_hover: `/images/commitments/${row.slug}-hover.webp`,
}));
const [dei, sustainability] = rows;

const visitWith = (commitments: unknown, options: VisitOptions = {}, fragment = "") =>
  visitOwnSite(browser, paths.commitments + fragment, { tables: { commitments }, ...options });

const card = (page: Page, slug = "dei") => page.locator(`#${slug}`);
const link = (page: Page, slug?: string) => card(page, slug).getByRole("link");
const details = (page: Page, slug: string) => card(page, slug).locator("[data-details]");
const opacity = (page: Page, slug: string) =>
  details(page, slug).evaluate((element) => getComputedStyle(element).opacity);
const dialog = (page: Page) => page.locator("dialog[open]");
const namedDialog = (page: Page) => page.getByRole("dialog", { name: "Commitment dei" });
const closeButton = (page: Page) => page.getByRole("button", { name: commitmentsPage.modal.close });
const requested = (site: RunningApp) => site.events("request").map(({ path }) => String(path));
const phone = { width: 390, height: 844, hasTouch: true, isMobile: true };

describe("the film behind the commitments", () => {
  it("starts muted; its buttons mute, unmute, pause and play it", async () => {
    await using page = await visitWith(rows, { savesData: false });
    const video = page.locator("video");
    const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
    const state = () =>
      video.evaluate(({ muted, paused, loop }: HTMLVideoElement) => ({ muted, paused, loop }));
    await page.getByRole("button", { name: film.pause }).waitFor();
    assert.deepEqual(await state(), { muted: true, paused: false, loop: true });
    await press(film.unmute);
    assert.equal((await state()).muted, false);
    await press(film.mute);
    assert.equal((await state()).muted, true);
    await press(film.pause);
    assert.equal((await state()).paused, true);
    await press(film.play);
    await page.getByRole("button", { name: film.pause }).waitFor();
  });

  const still: Record<string, VisitOptions> = {
    "under reduced motion": { savesData: false, reducedMotion: "reduce" },
    "for visitors who save data": { savesData: true },
    "without script": { savesData: false, javaScriptEnabled: false },
  };
  for (const [when, options] of Object.entries(still)) {
    it(`is a still picture and is not fetched ${when}`, async () => {
      await using page = await visitWith(rows, options);
      const { site } = page;
      await page.waitForLoadState("load");
      const hasScript = options.javaScriptEnabled !== false;
      assert.equal(await page.locator("video").isVisible(), hasScript);
      assert(requested(site).includes("/video/commitments-wide.avif"));
      assert.deepEqual(requested(site).filter((path) => /\.(webm|mp4)$/.test(path)), []);
    });
  }
});

describe("loading commitments", () => {
  it("have one line for each name in wide windows", async () => {
    await using page = await browser.visit(seeded.url + paths.commitments);
    for (const width of [1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const lines = await page.locator(".commitment-plate h2").evaluateAll((all) =>
        all.map((name) =>
          name.getBoundingClientRect().height / parseFloat(getComputedStyle(name).lineHeight)
        )
      );
      assert(lines.length > 0 && lines.every((count) => count < 1.5), `${width} px: ${lines}`);
    }
  });

  it("shows the message, then the cards, and goes to the card of the fragment", async () => {
    const backend = recordingBackend();
    const release = backend.hold();
    await using page = await visitOwnSite(browser, paths.commitment("social-impact"), {
      backend,
      isCold: true,
    });
    await page.getByText(commitmentsMessages.loading).waitFor();
    assert.equal(await card(page, "social-impact").count(), 0);
    release();
    await isInView(card(page, "social-impact"), 450);
    await focusOn(card(page, "social-impact"));
  });

  it("says that it failed, and leads to the names' own page", async () => {
    const backend = Object.assign(recordingBackend(), { instead: failing() });
    await using page = await visitOwnSite(browser, paths.commitments, { backend });
    await page.locator("[data-failure]").getByText(commitmentsMessages.failure).waitFor();
    const names = page.getByRole("navigation", { name: commitmentsInBrief.title });
    assert.equal(await names.getByRole("link").count(), 5);
    await names.getByRole("link", { name: commitmentNames["social-impact"] }).click();
    await card(page, "social-impact").getByRole("heading").waitFor();
    assert.equal(new URL(page.url()).pathname, paths.aboutSection("our-commitments"));
  });

  it("says that there are none", async () => {
    await using page = await visitWith([]);
    await page.getByText(commitmentsMessages.empty).waitFor();
  });
});

describe("a commitment's card", () => {
  it("preloads its hover picture, shows its details on hover and focus, hides them on Escape", async () => {
    await using page = await visitWith(rows, { reducedMotion: "reduce" });
    const { site } = page;
    await until(
      "all hover pictures are requested",
      () =>
        rows.every(({ slug }) =>
          requested(site).some((path) => path.startsWith(`/images/commitments/${slug}-hover-`))
        ),
    );
    const reach: Record<string, () => Promise<unknown>> = {
      dei: () => card(page, "dei").hover(),
      sustainability: () => card(page, "sustainability").hover(),
      "social-impact": () => link(page, "social-impact").focus(),
    };
    for (const [slug, show] of Object.entries(reach)) {
      assert.equal(await opacity(page, slug), "0");
      await show();
      assert.equal(await opacity(page, slug), "1");
      const picture = (await card(page, slug).locator(".commitment-hover").boundingBox())!;
      const panel = (await details(page, slug).boundingBox())!;
      assert(
        picture.y + picture.height <= panel.y,
        "the panel covers no part of the hover picture",
      );
      await page.keyboard.press("Escape");
      assert.equal(await opacity(page, slug), "0");
      await page.mouse.move(0, 0);
    }
  });

  it("has its figures below the cards too, where it shows them on hover alone", async () => {
    await using page = await visitWith(rows);
    const all = page.getByRole("region", { name: commitmentsPage.figures });
    for (const { title, stat1_value } of rows) {
      const named = all.getByRole("listitem").filter({ hasText: String(title) });
      assert(await named.getByText(String(stat1_value)).isVisible(), String(title));
    }
    await page.setViewportSize({ width: 390, height: 844 });
    assert(await all.isHidden());
  });

  it("shows its details at once in narrow windows and without script", async () => {
    for (const options of [{ width: 390 }, { javaScriptEnabled: false }]) {
      await using page = await visitWith(rows, options);
      assert.equal(await opacity(page, "dei"), "1");
    }
  });

  it("is in the first screen of a phone and opens on touch, without a hover picture", async () => {
    await using page = await visitWith(rows, phone);
    const { site } = page;
    assert.equal(await opacity(page, "dei"), "1");
    const { y, height } = (await card(page).getByRole("heading").boundingBox())!;
    assert(y + height <= 844);
    const more = card(page).getByText(openCard).filter({ visible: true });
    await more.scrollIntoViewIfNeeded();
    const { x, y: top } = (await more.boundingBox())!;
    const text = (await details(page, "dei").locator("p").last().boundingBox())!;
    assert(top >= text.y + text.height, "below the text");
    await page.touchscreen.tap(x + 5, top + 18);
    await namedDialog(page).waitFor();
    assert.deepEqual(requested(site).filter((path) => /-hover-/.test(path)), []);
  });

  it("has no gap between picture and panel on touch screens, and lines up in its row", async () => {
    await using page = await browser.visit(seeded.url + paths.commitments, phone);
    for (const width of [390, 768, 820, 1024, 1440]) {
      await page.setViewportSize({ width, height: 1_180 });
      const cards = await page.locator(".commitment-card").evaluateAll((cards) =>
        cards.map((card) => {
          const { left, bottom } = card.querySelector("img")!.getBoundingClientRect();
          const { right, top } = card.querySelector("[data-details]")!.getBoundingClientRect();
          // A tablet's last card has them beside each other.
          return Math.round(Math.max(top - bottom, left - right));
        })
      );
      assert.deepEqual(cards, Array(5).fill(0), `${width} px`);
    }
    await using wide = await browser.visit(seeded.url + paths.commitments);
    const plates = await wide.locator(".commitment-plate").evaluateAll((plates) =>
      plates.map((plate) => plate.getBoundingClientRect()).map(({ top, bottom }) => ({
        top,
        bottom,
      }))
    );
    const lines = Map.groupBy(plates, ({ top }) => top);
    assert.equal(lines.size, 2);
    for (const line of lines.values()) assert.equal(new Set(line.map((it) => it.bottom)).size, 1);
  });

  it("shows a figure in a phone's first window, and figures and texts of neighbors on one line each", async () => {
    await using page = await browser.visit(seeded.url + paths.commitments, phone);
    const figure = page.locator("[data-details] li p").first();
    const { y, height } = (await figure.boundingBox())!;
    assert(y + height <= 844, `it ends at ${y + height} px`);
    const control = (await page.getByRole("button", { name: film.unmute }).boundingBox())!;
    const gap = (await card(page).boundingBox())!.y - control.y - control.height;
    assert(gap >= 40, `${gap} px below the controls`);
    for (const width of [768, 820, 1440]) {
      await page.setViewportSize({ width, height: 1_180 });
      const tops = await page.locator("[data-details]").evaluateAll((parts) =>
        parts.map((part) =>
          [part, part.querySelector("li p")!, part.querySelector(":scope > div > p")!]
            .map((it) => it.getBoundingClientRect().top)
        )
      );
      for (const row of Map.groupBy(tops, ([top]) => top).values()) {
        assert.deepEqual(row, Array(row.length).fill(row[0]), `at ${width} px`);
      }
    }
  });

  it("has one edge of texts", async () => {
    await using page = await browser.visit(seeded.url + paths.commitments, phone);
    for (const width of [320, 390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      for (const part of await page.locator(".commitment-card").all()) {
        const edges = await part.locator("h2, p:first-child").evaluateAll((texts) =>
          texts.map((text) => text.getBoundingClientRect().left)
        );
        assert.equal(edges[0], edges[1], `at ${width} px`);
      }
    }
  });

  it("has a blue ground without a picture, a text cut to its box, and each text's direction", async () => {
    const long = { ...dei, image_primary: null, description: "עברית word. ".repeat(417) };
    await using page = await visitWith([long, ...rows.slice(1)], { width: 390 });
    const ground = card(page).locator("[data-icon=Leaf]").last().locator("..");
    const image = await ground.evaluate((element) => getComputedStyle(element).backgroundImage);
    assert.match(image, /gradient/);
    for (const width of [390, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const { height } = (await card(page).boundingBox())!;
      assert(height < 900, `${height} px at ${width} px`);
    }
    const text = details(page, "dei").locator(":scope > div > p");
    assert.equal(await text.evaluate((element) => getComputedStyle(element).direction), "rtl");
  });

  it("shows the icon of the commitments page's own list, a light bulb for other names", async () => {
    const names = ["Users", "Heart", "Globe", "constructor", ""];
    await using page = await visitWith(rows.map((row, i) => ({ ...row, icon_name: names[i] })));
    const icons = await page.locator("main li svg[data-icon]").evaluateAll((icons) =>
      icons.map((icon) => icon.getAttribute("class")!.match(/lucide-(\S+)/)![1])
    );
    assert.deepEqual(icons, ["users", "heart", "lightbulb", "lightbulb", "lightbulb"]);
  });
});

describe("a commitment's picture", () => {
  /** Shares of a picture's width and height that no crop may leave out. */
  const subjects = {
    // All trees and marks (artwork/pictures/scenes/studies/company.ts).
    dei: { left: 0.21, right: 0.79, top: 0.34, bottom: 0.86 },
    // All ages of the tree (ages.ts).
    "career-growth": { left: 0.22, right: 0.78, top: 0.3, bottom: 0.87 },
  };

  async function showsWhole(picture: Locator, subject: keyof typeof subjects, where: string) {
    await picture.evaluate((image: HTMLImageElement) => {
      image.loading = "eager";
      return image.decode();
    });
    const shown = await picture.evaluate((image: HTMLImageElement) => {
      const { width, height } = image.getBoundingClientRect();
      const scale = Math.max(width / image.naturalWidth, height / image.naturalHeight);
      const [x, y] = getComputedStyle(image).objectPosition.split(" ")
        .map((part) => parseFloat(part) / 100) as [number, number];
      const across = width / image.naturalWidth / scale;
      const down = height / image.naturalHeight / scale;
      return {
        left: x * (1 - across),
        right: x * (1 - across) + across,
        top: y * (1 - down),
        bottom: y * (1 - down) + down,
      };
    });
    const { left, right, top, bottom } = subjects[subject];
    const isWhole = shown.left <= left && shown.right >= right && shown.top <= top &&
      shown.bottom >= bottom;
    assert(isWhole, `${where} cuts ${subject}: ${JSON.stringify(shown)}`);
  }

  it("shows its subject whole in each crop", async () => {
    for (const touch of [true, false]) {
      await using page = await browser.visit(seeded.url + paths.commitments, {
        ...(touch && phone),
        reducedMotion: "reduce",
      });
      for (const width of touch ? [390, 768, 1024] : [1024, 1440, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        const pictures = card(page).locator("img");
        await showsWhole(pictures.first(), "dei", `the card at ${width} px`);
        if (!touch) await showsWhole(pictures.last(), "dei", `the strip at ${width} px`);
        else if (width === 768) {
          const wide = card(page, "career-growth").locator("img").first();
          await showsWhole(wide, "career-growth", `the card at ${width} px`);
          // It stands beside the words of a card that is alone in its row.
          const { x } = (await wide.boundingBox())!;
          const words =
            (await card(page, "career-growth").locator("[data-details]").boundingBox())!;
          assert(words.x + words.width <= x + 1, `${words.x}, ${words.width}, ${x}`);
        }
        for (const subject of ["dei", "career-growth"] as const) {
          await link(page, subject).click();
          await showsWhole(dialog(page).locator("img"), subject, `the dialog at ${width} px`);
          await page.keyboard.press("Escape");
          await dialog(page).waitFor({ state: "detached" });
          await page.waitForFunction(() => !history.state?.overlay);
        }
      }
    }
  });
});

describe("a commitment's dialog", () => {
  it("opens by pointer, key and address; Escape, backdrop and button close it", async () => {
    await using page = await visitWith(rows, { reducedMotion: "reduce" });
    const { site } = page;
    const ways = [
      {
        open: () => details(page, "dei").click({ force: true }),
        close: () => page.keyboard.press("Escape"),
      },
      { open: () => link(page).press("Enter"), close: () => page.mouse.click(4, 4) },
      { open: () => link(page).click(), close: () => closeButton(page).click() },
    ];
    for (const { open, close } of ways) {
      await open();
      await focusOn(namedDialog(page).getByRole("heading", { level: 2 }));
      assert.equal(await dialog(page).locator("strong").innerText(), "dei");
      assert.equal(await dialog(page).getByText("Measured").count(), 1);
      await close();
      await dialog(page).waitFor({ state: "detached" });
      await focusOn(link(page));
      // The browser leaves the history entry of the dialog a moment later.
      await page.waitForFunction(() => !history.state?.overlay);
    }
    await page.visit(site.url + paths.contact);
    await page.visit(`${site.url}${paths.commitments}#dei-in-full`);
    await namedDialog(page).waitFor();
    await page.keyboard.press("Escape");
    await dialog(page).waitFor({ state: "detached" });
    // Otherwise a reload would open it again. The browser leaves its history entry a moment later.
    await page.waitForURL(site.url + paths.commitments);
  });

  it("is out of view at once and closes afterwards, which lays out the page behind it", async () => {
    await using page = await visitWith(rows, {});
    await link(page).click();
    await namedDialog(page).waitFor();
    const button = await closeButton(page).elementHandle();
    const afterClick = await dialog(page).evaluate((dialog, button) => {
      (button as HTMLElement).click();
      const opacities = [null, "::backdrop"].map((part) => getComputedStyle(dialog, part).opacity);
      return { isOpen: dialog.matches(":modal"), opacities };
    }, button);
    assert.deepEqual(afterClick, { isOpen: true, opacities: ["0", "0"] });
    await dialog(page).waitFor({ state: "detached" });
    await focusOn(link(page));
  });

  it("opens by a fragment that is entered on the page, and again by another", async () => {
    await using page = await visitWith(rows, {});
    for (const slug of ["dei", "sustainability"]) {
      // As an address that the visitor types or edits.
      await page.evaluate((slug) => void (location.hash = `${slug}-in-full`), slug);
      await page.getByRole("dialog", { name: `Commitment ${slug}` }).waitFor();
      await page.keyboard.press("Escape");
      await dialog(page).waitFor({ state: "detached" });
      await page.waitForFunction(() => !history.state?.overlay);
    }
  });

  it("that a reload closed leaves no entry: Back leaves the page", async () => {
    await using page = await browser.visit(seeded.url + paths.contact);
    await page.locator(`footer a[href="${paths.commitments}"]`)
      .evaluate((link: HTMLElement) => link.click());
    await link(page).click();
    await dialog(page).waitFor();
    await page.reload();
    await hydrated(page);
    assert.equal(await dialog(page).count(), 0);
    await page.goBack();
    await page.getByRole("heading", { level: 1, name: "Contact" }).waitFor();
  });

  const chunk = /commitment-dialog-/;
  for (const comes of [true, false]) {
    const what = comes ? "is late" : "cannot be fetched";
    it(`whose chunk ${what} shows progress, and leaves visitors who went on alone`, async () => {
      for (const goesOn of [false, true]) {
        const { promise, resolve: release } = Promise.withResolvers<void>();
        await using page = await visitWith(rows, {
          tolerate: comes ? [] : [/Failed to load resource/],
          before: (page) =>
            page.route(chunk, async (route) => {
              await promise;
              await (comes ? route.continue() : route.abort());
            }),
        });
        const { site } = page;
        const progress = page.getByRole("progressbar", { name: frame.loading });
        const field = page.locator("footer input[type=email]");
        await page.evaluate(() => Object.assign(globalThis, { same: true }));
        await link(page).press("Enter");
        await progress.waitFor();
        if (goesOn && comes) await field.focus();
        else if (goesOn) {
          await page.getByRole("banner").getByRole("link", { name: frame.home }).click();
          await page.locator("h1:focus").waitFor();
        }
        const failed = comes ? null : page.waitForEvent("requestfailed");
        release();
        await failed;
        await page.evaluate(() => new Promise(requestAnimationFrame));
        await progress.waitFor({ state: "detached" });
        if (!goesOn && comes) await namedDialog(page).waitFor();
        else if (!goesOn) {
          // The text stands on the page itself.
          await page.getByRole("region", { name: "Commitment dei" }).waitFor();
          await page.waitForURL(`${site.url}${paths.commitments}#dei-in-full`);
        } else if (comes) {
          await focusOn(field);
          assert.equal(await dialog(page).count(), 0);
        } else assert.equal(page.url(), site.url + paths.home);
        assert(await page.evaluate(() => "same" in globalThis));
      }
    });
  }

  it("passes axe, fits and is centered at 320 and 1280 px, with its button in view", async () => {
    await using page = await browser.visit(seeded.url + paths.commitments, {
      width: 320,
      reducedMotion: "reduce",
    });
    await link(page).click();
    await dialog(page).waitFor();
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      assert.deepEqual(await axe(page), []);
      assert(await dialog(page).evaluate((d) => d.scrollWidth <= d.clientWidth));
      await dialog(page).evaluate((d) => d.scrollTo(0, d.scrollHeight));
      const close = (await closeButton(page).boundingBox())!;
      assert(close.y >= 0 && close.y < 100);
      const { x, width: wide } = (await dialog(page).boundingBox())!;
      assert(Math.abs(x + wide / 2 - width / 2) <= 0.5, `not centered at ${width} px`);
    }
  });

  it("keeps words of tables and figures whole, pictures on their ground, links inside the site", async () => {
    const table = (columns: number) =>
      `<table><tr>${"<th>Organizations</th>".repeat(columns)}</tr></table>`;
    const full_content = table(4) + table(12) + '<img src="/icons/favicon.svg">' +
      '<p><a href="/Privacy/">Our privacy notice</a></p>';
    const row = { ...dei, full_content, stat1_value: "$125,000,000", stat2_value: "98%" };
    await using page = await visitWith([row], { width: 320 }, "#dei-in-full");
    const { site } = page;
    await dialog(page).waitFor();
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const words = await dialog(page).locator("th").all();
      for (const word of [...words, dialog(page).getByText("$125,000,000")]) {
        const lines = await word.evaluate((element) => {
          const range = document.createRange();
          range.selectNodeContents(element);
          return new Set([...range.getClientRects()].map(({ top }) => top)).size;
        });
        assert.equal(lines, 1, `${await word.innerText()} at ${width} px`);
      }
      assert(await dialog(page).evaluate((d) => d.scrollWidth <= d.clientWidth));
      assert.deepEqual(await axe(page), []);
    }
    const ground = await dialog(page).locator(".rich-text img").evaluate((img) =>
      getComputedStyle(img).backgroundColor
    );
    assert.equal(ground, "rgba(0, 0, 0, 0)");
    await dialog(page).getByRole("link", { name: "Our privacy notice" }).click();
    await page.getByRole("heading", { level: 1, name: "Privacy" }).waitFor();
    await page.waitForURL(site.url + paths.privacy);
  });

  it("shows all figures beside a long text, and the description where there is no text", async () => {
    const long = {
      ...dei,
      title: "Diversity, equity and inclusion in everything that we do for the public",
      subtitle: "How we hire, whom we buy from and whom we ask before we write a recommendation. "
        .repeat(2),
      full_content: "<p>Text.</p>".repeat(40),
      stat2_value: "98%",
      stat2_label: "The last of the figures",
    };
    await using page = await visitWith([long, { ...sustainability, full_content: null }], {
      width: 1366,
      height: 680,
      reducedMotion: "reduce",
    });
    await link(page).click();
    const box = (await dialog(page).boundingBox())!;
    const last = (await dialog(page).getByText("The last of the figures").boundingBox())!;
    assert(last.y + last.height <= box.y + box.height);
    await page.keyboard.press("Escape");
    await link(page, "sustainability").click();
    const text = await dialog(page).locator(".rich-text").innerText();
    assert.equal(text, "Description of sustainability.");
  });

  it("is a section of the page without script", async () => {
    await using page = await visitWith(rows, { javaScriptEnabled: false });
    await link(page, "social-impact").click();
    const section = page.locator("#social-impact-in-full");
    assert.match(await section.innerText(), /Content of social-impact/);
    await isInView(section, 200);
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

  it("keeps its words and runs nothing, alike on server and client", async () => {
    await using page = await visitWith([{
      ...dei,
      title: "<img src=x onerror='hit = 10'>",
      full_content: hostile,
      accent_color: "red;background:url(//evil.example)",
      image_primary: "javascript:hit = 11",
      image_hover: null,
      stat1_value: "</script><script>hit = 12</script>",
    }, ...rows.slice(1)]);
    await link(page).click();
    const text = dialog(page).locator(".rich-text");
    assert.match(await text.innerText(), /Safe[^]*Over[^]*Broken[^]*more/);
    await card(page).hover({ force: true });
    assert.equal(await page.evaluate(() => (globalThis as { hit?: number }).hit), undefined);
    assert.equal(await page.locator("main video").count(), 1);
  });
});
