/** The services page and the pages of its services (SPEC §2, §4, §8, §9). */
import assert from "node:assert/strict";
import { beforeAll, describe, it } from "@std/testing/bdd";
import { clientChooser, clients } from "../../content/clients/chooser.ts";
import { clientLead } from "../../content/clients/lead.ts";
import { workedCase } from "../../content/clients/worked-case.ts";
import { serviceNames } from "../../content/navigation.ts";
import type { Locator, Page } from "playwright";
import { query } from "../../client/catalog/queries.ts";
import { serviceMessages } from "../../content/messages/service.ts";
import { servicesMessages } from "../../content/messages/services.ts";
import { paths } from "../../content/paths.ts";
import { aiAreas, servicePage } from "../../content/pages/service.ts";
import { serviceReading } from "../../content/pages/service-reading.ts";
import { servicesPage } from "../../content/pages/services.ts";
import { site as firm } from "../../content/site.ts";
import { startApp } from "../support/app.ts";
import { sidewaysScroll, titled, type VisitOptions } from "../support/browser/browser.ts";
import { measureGeometry } from "../support/browser/geometry.ts";
import { sharedBrowser, sharedSite, visitOwnSite } from "../support/browser/shared.ts";
import { failing, recordingBackend } from "../support/backend/recording-backend.ts";
import { type Row, serviceRows } from "../support/backend/rows.ts";
import { until } from "../support/until.ts";

const browser = sharedBrowser();
const site = sharedSite();
/** Services of the project's own database. */
let seed: Row[];
beforeAll(async () => {
  await using app = await startApp({ backend: "embedded" });
  seed = await (await app.get(query("services").address)).json();
});

const first = serviceRows()[0]!;
const cards = (page: Page) => page.locator(".service-card");
const card = (page: Page) => cards(page).first();
const visitWith = (services: Row[], options: VisitOptions = {}, path: string = paths.services) =>
  visitOwnSite(browser, path, { tables: { services }, ...options });

/** A service with all its texts twice as long. */
function doubled(row: Row): Row {
  const twice = (text: unknown) => `${text} ${text}`;
  return {
    ...row,
    title: twice(row.title),
    description: twice(row.description),
    features: (row.features as string[]).map(twice),
  };
}

/**
 * Fails unless cards are 480 px high, their titles align, and panels lie over the picture alone. Those
 * that hover shows may reach down to the title.
 */
async function assertCardLayout(page: Page, at: string): Promise<void> {
  const found = await cards(page).evaluateAll((cards) =>
    cards.map((card) => {
      const isTouched = matchMedia("(hover: none)").matches;
      const box = (selector: string) => card.querySelector(selector)!.getBoundingClientRect();
      const [picture, panel] = [box("[data-picture]"), box(".service-card-panel")];
      const words = ["svg", "p > span", ":is(h2, h3)"].map(box);
      return {
        row: Math.round(card.getBoundingClientRect().top),
        height: Math.round(card.getBoundingClientRect().height),
        title: Math.round(words[2]!.top),
        sign: Math.round(words[0]!.top),
        text: Math.round(box("p:not(:has(svg))").top),
        picture: Math.round(picture.height),
        isTitleWithText: box("p:not(:has(svg))").top - words[2]!.bottom <=
          (words[2]!.top - Math.min(words[1]!.bottom, picture.bottom)) / 2,
        isInPicture: panel.top >= picture.top &&
          panel.bottom <= Math.max(picture.bottom + 0.1, isTouched ? 0 : words[2]!.top),
        hasRoom: isTouched || panel.height > 130,
        isCovered: words.slice(isTouched ? 0 : 2).some(({ top, left }) =>
          top < panel.bottom && left < panel.right
        ),
      };
    })
  );
  assert.deepEqual(new Set(found.map(({ height }) => height)), new Set([480]), at);
  const { width } = page.viewportSize()!;
  assert(found.every(({ isTitleWithText }) => isTitleWithText), `${at}: a title far from its text`);
  assert(found.every(({ isInPicture }) => isInPicture), `${at}: the panel leaves the picture`);
  assert(found.every(({ hasRoom }) => hasRoom), `${at}: the panel has no room for six lines`);
  assert(found.every(({ isCovered }) => !isCovered), `${at}: the panel covers words`);
  // The first and the tenth are two columns wide.
  const isFramed = width >= 768 && found.length === 10;
  const usual = isFramed ? found.slice(1, 9) : found;
  for (const row of Map.groupBy(usual, ({ row }) => row).values()) {
    assert.equal(new Set(row.map(({ title }) => title)).size, 1, `${at}: titles do not align`);
    const pictures = new Set(row.map(({ picture }) => picture));
    assert.equal(pictures.size, 1, `${at}: ${[...pictures]}`);
    if (width < 1280) continue;
    for (const part of ["sign", "text"] as const) {
      const ends = row.map((card) => card[part]);
      assert(Math.max(...ends) - Math.min(...ends) <= 2, `${at}: ${part}s do not align: ${ends}`);
    }
  }
  assert.equal(await sidewaysScroll(page), 0, at);
}

const phone = { width: 390, height: 844, isMobile: true, hasTouch: true };

describe("the services page", () => {
  it("shows icon, title, impact, description and link of each service, and two contact buttons", async () => {
    await using page = await browser.visit(site.url + paths.services, { width: 1440 });
    assert.equal(await cards(page).count(), serviceNames.length);
    for (const text of Object.values(firm.stats).flatMap(({ value, label }) => [value, label])) {
      assert(await page.getByRole("main").getByText(text, { exact: true }).isVisible(), text);
    }
    assert(await card(page).getByRole("heading", { name: String(first.title) }).isVisible());
    assert(await card(page).getByText(String(first.impact), { exact: true }).isVisible());
    assert(await card(page).getByText(String(first.description)).isVisible());
    assert(await card(page).locator("svg.lucide").first().isVisible());
    const more = card(page).getByRole("link", { name: /^Learn more/ });
    assert.equal(await more.getAttribute("href"), paths.service(first.slug));
    for (const label of ["Schedule a Consultation", "Talk to a Sector Expert"]) {
      const button = page.getByRole("main").getByRole("link", { name: label });
      assert.equal(await button.getAttribute("href"), paths.contact);
    }
  });

  for (const times of [1, 2]) {
    it(`has cards of 480 px with aligned titles, texts ${times} times as long as the seed's`, async () => {
      const services = times === 1 ? seed : seed.map(doubled);
      await using page = await visitWith(services, phone);
      await assertCardLayout(page, "a phone");
      const swipe = page.getByText(servicesPage.swipe);
      const bar = () => swipe.evaluate((p) => getComputedStyle(p, "::before").backgroundPosition);
      assert.match(await bar(), /^0%/);
      await page.locator(".service-cards > ul").evaluate((row) =>
        row.scrollTo({ left: row.scrollWidth, behavior: "instant" })
      );
      await until("the bar is at the end of the row", async () => /^100%/.test(await bar()));

      await using wide = await visitWith(services);
      for (const width of [768, 1440, 1920]) {
        await wide.setViewportSize({ width, height: 900 });
        await assertCardLayout(wide, `${width} px`);
      }
      assert.equal(await wide.getByText(servicesPage.swipe).isVisible(), false);
    });
  }

  it("first lays out the cards of a phone's row that are near the window", async () => {
    await using page = await visitWith(seed, phone);
    await cards(page).first().scrollIntoViewIfNeeded();
    await page.evaluate(() => document.documentElement.dataset.contentVisibility = "auto");
    const readSkipped = () =>
      cards(page).evaluateAll((cards) =>
        cards.map((card) => {
          const words = card.querySelector("h2")!;
          return !words.checkVisibility({ contentVisibilityAuto: true });
        })
      );
    let skipped = await readSkipped();
    await until("the first are laid out", async () => {
      skipped = await readSkipped();
      return !skipped[0] && !skipped[1];
    });
    assert.deepEqual(skipped.slice(4), Array(skipped.length - 4).fill(true));
  });

  it("has cards of 480 px with long texts in any script, and titles of two lines at most", async () => {
    const features = Array.from({ length: 16 }, (_, index) => `${index + 1} ${"WIDE ".repeat(7)}`);
    const titles = [
      "Organizational Development and Change Planning",
      "Strategic Planning, Business Development and Procurement for Governments",
      seed[0]!.title,
    ];
    // The first and the fourth card are two columns wide.
    await using page = await visitWith([10, 12, 16, 5].map((count, index) => ({
      ...seed[index + 1]!,
      title: titles[index] ?? "A title",
      description: ["計画書", "PLANS ", "A plan. ", "Plans that a board can adopt. "][index]!
        .repeat(40),
      impact: "Plan tied to budget ".repeat(10 * (index % 2) + 1),
      features: features.slice(0, count),
    })));
    for (const path of [paths.home, paths.services]) {
      await page.visit(page.site.url + path);
      for (const width of [1920, 1440, 1280, 1024, 768, 390]) {
        await page.setViewportSize({ width, height: 900 });
        const found = await page.locator("[data-service]").evaluateAll((cards) =>
          cards.map((card) => {
            const title = card.querySelector("h2, h3")!;
            const lineHeight = parseFloat(getComputedStyle(title).lineHeight);
            return {
              height: card.getBoundingClientRect().height,
              lines: Math.round(title.getBoundingClientRect().height / lineHeight),
            };
          })
        );
        const at = `${path} at ${width} px: ${JSON.stringify(found)}`;
        const heights = found.map(({ height }) => height);
        // SPEC §2 gives this height to the services page.
        if (path === paths.services) assert.deepEqual(heights, Array(4).fill(480), at);
        else if (width > 390) assert.equal(new Set(heights).size, 1, at);
        assert(found.every(({ lines }) => lines <= (path === paths.home ? 5 : 2)), at);
      }
    }
    for (const left of [5, 7, 11]) {
      const more = page.getByText(servicesPage.moreFeatures(left), { exact: true });
      assert.equal(await more.count(), 1);
    }
  });

  it("shows the blue gradient in place of a missing image", async () => {
    const nowhere = "/images/services/nowhere.webp";
    const row = { ...first, image_path: nowhere, hover_image_path: nowhere };
    await using page = await visitWith([row], { tolerate: [/404/] });
    for (const path of [paths.services, paths.service(first.slug)]) {
      await page.visit(page.site.url + path);
      // It is fetched when it is in view.
      await page.locator("main img").first().scrollIntoViewIfNeeded();
      const picture = page.locator("main img.bg-sea").first();
      const ground = await picture.evaluate((img) => getComputedStyle(img).backgroundImage);
      assert.match(ground, /linear-gradient/);
      await picture.scrollIntoViewIfNeeded();
      await until("it has failed", () => picture.evaluate((img: HTMLImageElement) => img.complete));
      const box = (await picture.boundingBox())!;
      const clip = { x: box.x + 8, y: box.y + 8, width: 40, height: 40 };
      const shown = await page.screenshot({ clip });
      await picture.evaluate((img, ground) => {
        const plain = document.createElement("div");
        const { width, height } = img.getBoundingClientRect();
        plain.style.cssText = `width: ${width}px; height: ${height}px; background: ${ground}`;
        img.replaceWith(plain);
      }, ground);
      assert(shown.equals(await page.screenshot({ clip })), path);
    }
  });

  it("reveals features 100 ms apart on hover and focus, also on late cards; Escape hides them", async () => {
    const backend = recordingBackend();
    const features = Array.from({ length: 10 }, (_, index) => `Feature ${index + 1}`);
    backend.tables.services = serviceRows().map((row) => ({ ...row, features }));
    const release = backend.hold();
    const options = { backend, isCold: true, width: 1440 };
    await using page = await visitOwnSite(browser, paths.services, options);
    release();
    const items = card(page).locator(".service-card-features li");
    await items.first().waitFor({ state: "attached" });
    const haveOpacity = (opacity: string) =>
      page.waitForFunction(
        (opacity) =>
          [...document.querySelectorAll(".service-card:first-child .service-card-features li")]
            .every((item) => getComputedStyle(item).opacity === opacity),
        opacity,
      );
    await haveOpacity("0");
    await card(page).hover();
    await haveOpacity("1");
    const delays = await items.evaluateAll((elements) =>
      elements.map((element) => parseFloat(getComputedStyle(element).transitionDelay) * 1_000)
    );
    assert.deepEqual(delays, [0, 100, 200, 300, 400, 500]);
    assert.equal(await items.last().innerText(), servicesPage.moreFeatures(5));
    await page.keyboard.press("Escape");
    await haveOpacity("0");
    await page.mouse.move(0, 0);
    await card(page).getByRole("link").first().focus();
    await haveOpacity("1");
  });

  it("on a phone is at most eight screens long and opens features by a disclosure", async () => {
    await using page = await visitWith(seed, phone);
    assert(await page.evaluate(() => document.documentElement.scrollHeight) <= 6_500);
    const feature = card(page).getByText("Plans aligned with budget cycles");
    const summary = card(page).locator("summary");
    await summary.scrollIntoViewIfNeeded();
    assert.equal(await feature.isVisible(), false);
    await summary.tap();
    await feature.waitFor();
    assert.equal(new URL(page.url()).pathname, paths.services);
    await summary.tap();
    await feature.waitFor({ state: "hidden" });
  });

  it("has a wide card's text below its title, or beside it on desktops, in lines of a usual length", async () => {
    await using page = await visitWith(seed);
    for (const width of [768, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      for (const wide of [card(page), cards(page).last()]) {
        const { isBelow, isBeside, isUnder, letters, gutter, shift, titleLines } = await wide
          .evaluate(
            (card) => {
              const [picture, title, text] = ["[data-picture]", "h2", "h2 + p"].map((part) =>
                card.querySelector(part)!
              );
              const words = document.createRange();
              words.selectNodeContents(text!);
              const lines = new Set([...words.getClientRects()].map(({ top }) => top)).size;
              words.selectNodeContents(title!.querySelector("a")!);
              const titleLines = words.getClientRects().length;
              const [above, left, right] = [picture!, title!, text!].map((part) =>
                part.getBoundingClientRect()
              );
              const baselineOf = (words: Element) => {
                const mark = document.createElement("span");
                mark.style.display = "inline-block";
                words.prepend(mark);
                const { bottom } = mark.getBoundingClientRect();
                mark.remove();
                return bottom;
              };
              return {
                gutter: right!.left - left!.right,
                shift: Math.abs(baselineOf(title!) - baselineOf(text!)),
                isBelow: above!.bottom < Math.min(left!.top, right!.top) &&
                  above!.width > card.clientWidth - 4,
                isBeside: left!.right <= right!.left,
                isUnder: left!.bottom < right!.top && left!.left === right!.left,
                letters: text!.textContent!.length / lines,
                titleLines,
              };
            },
          );
        assert(isBelow && (width < 1024 ? isUnder : isBeside), `${width} px`);
        assert(titleLines <= 2, `${width} px: a title of ${titleLines} lines`);
        if (width >= 1024) {
          assert(gutter >= 32, `${width} px: ${gutter} px between title and text`);
          assert(shift < 1, `${width} px: first lines ${shift} px apart`);
        }
        assert(letters > 38 && letters < 75, `${width} px: ${letters} letters a line`);
      }
    }
  });

  it("fills the rows of a tablet with any number of services, in sharp pictures", async () => {
    const hasPictures = (page: Page) =>
      page.evaluate(() =>
        [...document.images].every((image) => image.complete || !image.checkVisibility())
      );
    for (const count of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]) {
      await using page = await visitWith(seed.slice(0, count), { width: 768, height: 1024 });
      const rows = await cards(page).evaluateAll((cards) =>
        Map.groupBy(
          cards.map((card) => card.getBoundingClientRect()),
          ({ top }) => Math.round(top),
        ).values().map((row) => [row[0]!.left, row.at(-1)!.right].map(Math.round)).toArray()
      );
      assert.equal(new Set(rows.map(String)).size, 1, `${count}: ${JSON.stringify(rows)}`);
      await page.locator(".service-card").last().scrollIntoViewIfNeeded();
      await until("pictures are there", () => hasPictures(page));
      const { coarsePictures } = await page.evaluate(measureGeometry);
      assert.deepEqual(coarsePictures, [], `${count} services`);
    }
  });

  it("ends the line of a card's links with the button for features, on wide cards too", async () => {
    await using page = await visitWith(seed, { width: 768, height: 1024, hasTouch: true });
    const rooms = await cards(page).evaluateAll((cards) =>
      cards.map((card) =>
        Math.round(
          card.getBoundingClientRect().right -
            card.querySelector("summary")!.getBoundingClientRect().right,
        )
      )
    );
    assert.deepEqual(new Set(rooms), new Set([20]));
  });

  it("has the firm's figures in equal columns from tablets on, none wider than its column", async () => {
    await using page = await browser.visit(site.url + paths.services);
    for (const width of [768, 820, 1024, 1440]) {
      await page.setViewportSize({ width, height: 1024 });
      const columns = await page.locator("main dl dd").evaluateAll((all) =>
        all.map((figure) => {
          const words = document.createRange();
          words.selectNodeContents(figure);
          return {
            column: Math.round(figure.clientWidth),
            words: words.getBoundingClientRect().width,
          };
        })
      );
      assert.equal(columns.length, Object.keys(firm.stats).length);
      assert.equal(new Set(columns.map(({ column }) => column)).size, 1, `${width} px`);
      assert(columns.every(({ column, words }) => words <= column), JSON.stringify(columns));
    }
  });

  it("has cards of one width between the wide ones on tablets, with pictures of one height and titles next to their texts", async () => {
    await using page = await visitWith(seed);
    for (const width of [768, 820, 1024]) {
      await page.setViewportSize({ width, height: 1024 });
      const found = await cards(page).evaluateAll((all) =>
        all.map((card) => {
          const title = document.createRange();
          title.selectNodeContents(card.querySelector("h2 a")!);
          return {
            title: card.querySelector("h2")!.textContent,
            width: card.clientWidth,
            picture: card.querySelector("[data-picture]")!.clientHeight,
            gap: card.querySelector("h2 + p")!.getBoundingClientRect().top -
              title.getBoundingClientRect().bottom,
          };
        })
      );
      const narrow = Math.min(...found.map(({ width }) => width));
      const wide = [...found.keys()].filter((index) => found[index]!.width > narrow + 1);
      // Of two columns every fifth card, so that no more than two rows look alike.
      assert.deepEqual(wide, width < 1024 ? [0, 5] : [0, 9], `${width} px`);
      const usual = found.filter((_, index) => !wide.includes(index));
      // On wider tablets some texts have five lines instead of six.
      const pictures = new Set(usual.map(({ picture }) => picture));
      assert(width > 768 || pictures.size === 1, `${width} px: ${[...pictures]}`);
      const far = found.filter(({ gap }) => gap > 16).map(({ title }) => title);
      assert.deepEqual(far, [], `${width} px: titles far from their texts`);
    }
  });

  it("keeps icon and badge beside the link on wide windows, clear of it with any length", async () => {
    const impact = "Plan tied to budget ".repeat(6);
    await using page = await visitWith(seed.map((row) => ({ ...row, impact })));
    for (const width of [1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const found = await cards(page).evaluateAll((all) =>
        all.map((card) => {
          const [link, icon, badge] = [".service-card-links a", "p > svg", "p > span"]
            .map((part) => card.querySelector(part)!.getBoundingClientRect());
          const middleOf = ({ top, bottom }: DOMRect) => (top + bottom) / 2;
          return {
            room: badge!.left - link!.right,
            shift: Math.abs(middleOf(icon!) - middleOf(link!)),
          };
        })
      );
      const at = `${width} px: ${JSON.stringify(found)}`;
      assert(found.every(({ room, shift }) => room > 0 && shift <= 4), at);
    }
  });

  it("lists the names of all services above the cards of a phone, within one screen", async () => {
    await using page = await visitWith(seed, phone);
    const index = page.getByRole("main").getByRole("navigation", { name: servicesPage.byTask });
    assert.equal(await index.getByRole("link").count(), seed.length);
    for (const { title, slug } of seed) {
      const link = index.getByRole("link", { name: String(title), exact: true });
      assert.equal(await link.getAttribute("href"), paths.service(String(slug)));
      const { height } = (await link.boundingBox())!;
      assert(height >= 44, `${title}: ${height} px high`);
    }
    const labels = index.locator("p");
    for (const label of await labels.all()) {
      const [name, first] = await Promise.all([
        label.boundingBox(),
        label.locator("+ ul a").first().boundingBox(),
      ]);
      assert(name!.y + name!.height <= first!.y, "a group's label is above its names");
      assert(first!.height < 50, "a name has two lines at most");
    }
    const { y, height } = (await index.boundingBox())!;
    assert(y < phone.height, `begins at ${y} px`);
    assert(height <= phone.height - 100, `${height} px high`);
    const firstCard = (await cards(page).first().boundingBox())!;
    assert(firstCard.y > y + height, "the cards follow");
    assert(firstCard.y < 2 * phone.height - 80, `the first picture begins at ${firstCard.y} px`);
    assert.equal(await index.locator("img").count(), seed.length);
    assert((await index.locator("img").first().boundingBox())!.y < phone.height - 64);
    const numbers = seed.map((_, at) => String(at + 1));
    assert.deepEqual(await index.locator("a > span[aria-hidden]").allInnerTexts(), numbers);
    const numbersOf = page.locator(".service-card-signs > [aria-hidden]:last-child");
    assert.deepEqual(await numbersOf.allTextContents(), numbers);
    assert(await numbersOf.first().isVisible());
    assert(await page.getByText(servicesPage.inBriefText, { exact: true }).isVisible());
    await page.setViewportSize({ width: 1440, height: 900 });
    assert.equal(await index.isVisible(), false);
    assert.equal(await numbersOf.first().isVisible(), false);
  });

  it("leads to the pages of the three kinds of client, on phones in one row of touch targets", async () => {
    await using page = await visitWith(seed, phone);
    const list = page.getByRole("navigation", { name: servicesPage.byClient });
    for (const width of [360, 390, 430, 768, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      const tops = new Set<number>();
      for (const { name, href } of clientChooser.clients) {
        const link = list.getByRole("link", { name, exact: true });
        assert.equal(await link.getAttribute("href"), href);
        const { y, height } = (await link.boundingBox())!;
        assert(height >= 44, `${name}: ${height} px`);
        tops.add(Math.round(y));
      }
      assert.equal(tops.size, 1, `${width} px`);
    }
  });

  it("shows the cover of the article that a service recommends, with its title as the link", async () => {
    const row = seed.find(({ slug }) => Object.hasOwn(serviceReading, String(slug)))!;
    const { article } = serviceReading[String(row.slug)]!;
    for (const width of [390, 768, 1440]) {
      await using page = await visitWith(seed, { width }, paths.service(String(row.slug)));
      const reading = page.getByRole("region", { name: servicePage.reading.title });
      const link = reading.getByRole("link", { name: article.label });
      assert.equal(await link.getAttribute("href"), article.href);
      await link.scrollIntoViewIfNeeded();
      const cover = reading.locator("img");
      await until(
        "the cover is there",
        () => cover.evaluate((it: HTMLImageElement) => it.complete),
      );
      assert(
        (await cover.evaluate((it: HTMLImageElement) => it.currentSrc)).includes(article.cover),
      );
      const [picture, title] = [(await cover.boundingBox())!, (await link.boundingBox())!];
      assert(picture.y + picture.height <= title.y && picture.x === title.x, `${width} px`);
    }
  });

  it("works one question through, on the columns of the cards, the amount on one line", async () => {
    await using page = await visitWith(seed);
    const worked = page.getByRole("region", { name: workedCase.title });
    for (const { label, href } of workedCase.links) {
      assert.equal(await worked.getByRole("link", { name: label }).getAttribute("href"), href);
    }
    for (const width of [360, 390, 768, 1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const amount = worked.getByText("$22,500", { exact: true });
      const { box, lines, end, left, bar } = await amount.evaluate((amount) => {
        const words = document.createRange();
        words.selectNodeContents(amount);
        return {
          box: words.getBoundingClientRect().toJSON(),
          lines: words.getClientRects().length,
          bar: amount.closest("tr")!.querySelector("svg")!.getBoundingClientRect().right,
          end: amount.closest("table")!.getBoundingClientRect().right,
          left: amount.closest("[data-static]")!.parentElement!.getBoundingClientRect().left,
        };
      });
      assert.equal(lines, 1, `${width} px`);
      assert(box.right <= end + 1, `${width} px: ends at ${box.right}, the table at ${end}`);
      if (width < 1024) {
        const [figure, link] = await Promise.all([
          worked.locator("figure").boundingBox(),
          worked.getByRole("link", { name: workedCase.links[0]!.label }).boundingBox(),
        ]);
        assert(link!.y > figure!.y + figure!.height, `${width} px: links part text and example`);
      }
      if (width < 768) continue;
      assert(box.left - bar > 12, `${width} px: ${box.left - bar} px after its bar`);
      const share = await worked.locator("figure td svg").first().evaluate((bar) =>
        bar.getBoundingClientRect().width / bar.closest("table")!.clientWidth
      );
      assert(share > 0.4, `${width} px: bars have ${share} of the width`);
      if (width < 1024) continue;
      assert.equal(left, (await cards(page).nth(3).boundingBox())!.x, `${width} px`);
      const stat = async (index: number) =>
        (await page.locator("main dl > div").nth(index).boundingBox())!.x;
      assert.equal(await stat(0), left, `${width} px`);
      const third = (await cards(page).nth(4).boundingBox())!.x;
      assert(Math.abs(await stat(2) - third) < 1, `${width} px`);
    }
  });

  it("asks for the pictures of its cards after text and script", async () => {
    const row = { ...first, image_path: "/images/services/project-management.webp" };
    const priorities: string[] = [];
    await using page = await visitWith([row], {
      width: 390,
      async before(page) {
        const session = await page.context().newCDPSession(page);
        const pictures = new Set<string>();
        session.on("Network.requestWillBeSent", ({ requestId, request }) => {
          if (!request.url.includes("/images/services/")) return;
          pictures.add(requestId);
          priorities.push(request.initialPriority);
        });
        session.on("Network.resourceChangedPriority", ({ requestId, newPriority }) => {
          if (pictures.has(requestId)) priorities.push(newPriority);
        });
        await session.send("Network.enable");
      },
    });
    const picture = card(page).locator("img");
    await until(
      "the picture is loaded",
      () => picture.evaluate((it: HTMLImageElement) => it.complete && it.naturalWidth > 0),
    );
    assert.deepEqual([...new Set(priorities)], ["Low"]);
  });

  it("has as much room between the texts and rules of the situations, of one and two lines", async () => {
    await using page = await visitWith(seed);
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const rooms = await page.locator("section[aria-labelledby=situations-title] li li a:visible")
        .evaluateAll((links) =>
          links.map((link) => {
            const range = document.createRange();
            range.selectNodeContents(link);
            return range.getBoundingClientRect().top - link.getBoundingClientRect().top;
          })
        );
      assert(Math.min(...rooms) >= 12, `${width} px: ${rooms}`);
    }
  });

  it("folds the situations of a kind of client on phones, without script too, else shows all in common rows", async () => {
    const options = { tables: { services: seed }, width: 390, javaScriptEnabled: false };
    await using page = await visitOwnSite(browser, paths.services, options);
    const section = page.locator("section[aria-labelledby=situations-title]");
    for (const { title, situations } of clientChooser.clients) {
      const links = situations.map(({ label }) => section.getByRole("link", { name: label }));
      const shown = () => Promise.all(links.map((link) => link.isVisible()));
      assert.deepEqual(new Set(await shown()), new Set([false]), title);
      await section.locator("summary", { hasText: title }).click();
      assert.deepEqual(new Set(await shown()), new Set([true]), title);
    }
    await page.reload();
    for (const width of [768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      assert.equal(await section.locator("summary:visible").count(), 0);
      const tops = await section.locator("li li a").evaluateAll((links) =>
        links.map((link) => Math.round(link.getBoundingClientRect().top))
      );
      const columns = clientChooser.clients.map(({ situations }) => situations.length);
      assert.equal(tops.length, columns.reduce((sum, count) => sum + count));
      assert.equal(new Set(tops).size, Math.max(...columns), `${width} px: ${tops}`);
      for (const { title, href } of clientChooser.clients) {
        const link = section.getByRole("link", { name: title });
        assert.equal(await link.getAttribute("href"), href);
      }
    }
  });

  it("cuts no title of a service under WCAG text spacing on phones", async () => {
    await using page = await visitWith(seed, phone);
    await page.locator("html[data-web-fonts]").waitFor();
    for (const width of [390, 360, 320]) {
      await page.setViewportSize({ width, height: 844 });
      const cut = () =>
        page.locator("[data-service] h2").evaluateAll((titles) =>
          titles.filter((title) => title.scrollHeight > title.clientHeight + 1)
            .map((title) => title.textContent)
        );
      assert.deepEqual(await cut(), [], `${width} px`);
      await page.evaluate(() => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(`* { line-height: 1.5 !important; letter-spacing: 0.12em !important;
          word-spacing: 0.16em !important; } p { margin-bottom: 2em !important; }`);
        document.adoptedStyleSheets = [sheet];
      });
      assert.deepEqual(await cut(), [], `${width} px with spacing`);
      await page.evaluate(() => document.adoptedStyleSheets = []);
    }
  });

  it("says that it failed, and Retry reloads the page, with and without script", async () => {
    for (const javaScriptEnabled of [true, false]) {
      const backend = Object.assign(recordingBackend(), { instead: failing() });
      const options = { backend, javaScriptEnabled, width: 390, height: 844 };
      await using page = await visitOwnSite(browser, paths.services, options);
      const main = page.getByRole("main");
      await main.locator("[data-failure]").getByText(servicesMessages.failure, { exact: true })
        .waitFor();
      const tops = await Promise.all(
        [
          main.locator("[data-failure]"),
          main.getByRole("button", { name: "Retry" }),
          main.locator(`a[href="${firm.phone.href}"]`),
          main.getByRole("navigation", { name: servicesPage.index }),
        ].map(async (part) => (await part.boundingBox())!.y),
      );
      assert.deepEqual(
        tops,
        tops.toSorted((a, b) => a - b),
        "on a phone, both buttons stand before the list",
      );
      Object.assign(backend, { instead: null });
      await page.getByRole("button", { name: "Retry" }).click();
      await cards(page).nth(serviceNames.length - 1).waitFor();
      if (!javaScriptEnabled) continue;
      // A reload keeps the scroll position and the history.
      const [type] = await page.evaluate(() =>
        (performance.getEntriesByType("navigation") as PerformanceNavigationTiming[])
          .map(({ type }) => type)
      );
      assert.equal(type, "reload");
    }
  });

  it("shows rows that are streamed late without script too", async () => {
    const backend = recordingBackend();
    const release = backend.hold();
    await using slow = await startApp({ backend: backend.address });
    const { promise: opened, resolve: open } = Promise.withResolvers<Page>();
    const visiting = browser.visit(slow.url + paths.services, {
      javaScriptEnabled: false,
      before: (page) => Promise.resolve(open(page)),
    });
    const page = await opened;
    await page.locator("main [data-spinner]").waitFor({ state: "attached" });
    release();
    await using _visit = await visiting;
    assert.equal(await page.locator("div[hidden] .service-card").count(), serviceNames.length);
    assert(await cards(page).nth(serviceNames.length - 1).isVisible());
    assert(await page.getByRole("heading", { level: 1, name: "Services" }).isVisible());
    assert(!await page.locator("[data-spinner]").isVisible());
  });
});

describe("pictures that cannot be loaded", () => {
  it("lay no placeholder over words", async () => {
    await using page = await browser.visit(site.url, {
      tolerate: [/Failed to load resource/],
      before: (page) => page.route(/\.(avif|webp)$/, (route) => route.abort()),
    });
    for (const path of [paths.home, paths.about, paths.insights, paths.leadership]) {
      await page.visit(site.url + path);
      const beyond = await page.locator("main img").evaluateAll((all) =>
        all.filter((img) =>
          getComputedStyle(img, "::before").content !== "none" &&
          getComputedStyle(img).position === "static"
        ).map((img) => img.outerHTML.slice(0, 120))
      );
      assert.deepEqual(beyond, [], path);
    }
  });
});

describe("a service page", () => {
  const path = paths.service("project-management");

  it("has every section, the calls to action and the way back, without script too", async () => {
    await using page = await browser.visit(site.url + path, { javaScriptEnabled: false });
    const main = page.getByRole("main");
    await page.getByRole("heading", { level: 1, name: "Project Management" }).waitFor();
    const { overview, benefits, process } = servicePage;
    for (const name of [overview, servicesPage.keyFeatures, benefits, process]) {
      await page.getByRole("heading", { name, exact: true }).waitFor();
    }
    const texts = [
      `Impact ${serviceNames.indexOf("Project Management") + 1}`,
      "What Project Management is about.",
      "First paragraph on Project Management.",
      "Second paragraph on Project Management.",
      "Feature two of Project Management",
      "Benefit one of Project Management",
    ];
    for (const text of texts) assert(await page.getByText(text).first().isVisible(), text);
    const steps = page.getByRole("region", { name: process }).locator("ol > li");
    assert.deepEqual(
      (await steps.allInnerTexts()).map((text) => text.replace(/\s+/g, " ").trim()),
      ["Listen hear about Project Management", "Then act"],
    );
    const actions = [
      ["Schedule Free Consultation", paths.contact],
      ["Call Now", firm.phone.href],
      ["Email Us", `mailto:${firm.email}`],
    ];
    for (const [name, href] of actions) {
      assert.equal(await main.getByRole("link", { name }).last().getAttribute("href"), href);
    }
    const areas = page.getByRole("heading", { name: aiAreas.title });
    assert.equal(await areas.count(), 0);
    await page.getByRole("link", { name: servicePage.back.label }).click();
    await page.waitForURL(site.url + paths.services);
    await page.visit(site.url + paths.service(aiAreas.slug));
    assert.equal(await areas.count(), 1);
  });

  it("has its features after the first paragraph of its overview or, from tablets on, beside all", async () => {
    await using page = await visitWith(seed, {}, paths.service("grant-writing-management"));
    const overview = page.getByRole("region", { name: servicePage.overview });
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const { gaps, isAfterFirst, isBeside, below } = await overview.evaluate((part) => {
        const boxes = [...part.querySelectorAll("p")].map((p) => p.getBoundingClientRect());
        const features = part.querySelector("section")!.getBoundingClientRect();
        return {
          gaps: boxes.slice(1).map(({ top }, index) => top - boxes[index]!.bottom),
          isAfterFirst: boxes[0]!.bottom <= features.top && features.bottom <= boxes[1]!.top,
          isBeside: features.right <= boxes[0]!.left &&
            features.top - part.querySelector("h2")!.getBoundingClientRect().bottom < 60,
          below: boxes.at(-1)!.bottom - part.querySelector("ul")!.getBoundingClientRect().bottom,
        };
      });
      const inOnePiece = width < 768 ? gaps.slice(1) : gaps;
      const isClose = inOnePiece.every((gap) => gap > 0 && gap <= 40);
      assert(gaps.length > 2 && isClose, `${width} px: ${gaps}`);
      assert(width < 768 ? isAfterFirst : isBeside, `${width} px`);
      // On wide windows they end with the text.
      if (width > 1024) assert(Math.abs(below) < 8, `${width} px: ${below}`);
      if (width !== 768) continue;
      // On tablets, where rows of two lines would stand apart, they stay beside the text.
      const end = await overview.evaluate((part) => {
        const endOf = (selector: string) =>
          [...part.querySelectorAll(selector)].at(-1)!.getBoundingClientRect().bottom;
        scrollBy({ top: endOf("p") - 400, behavior: "instant" });
        return endOf("p") - endOf("ul");
      });
      assert(Math.abs(end) < 40, `${end} px`);
    }
  });

  it("shows overview and features of a phone within 1.6 screens", async () => {
    await using page = await visitWith(seed, phone, paths.service("grant-writing-management"));
    const overview = page.getByRole("region", { name: servicePage.overview });
    const { height } = (await overview.boundingBox())!;
    assert(height < 1.6 * phone.height, `${height} px`);
    const lefts = await overview.getByRole("listitem").evaluateAll((all) =>
      new Set(all.map((item) => item.getBoundingClientRect().left)).size
    );
    assert.equal(lefts, 2);
  });

  it("ends no benefit in a short line, and draws no line behind the last step of a row", async () => {
    await using page = await visitWith(seed, {}, paths.service("grant-writing-management"));
    await page.locator("html[data-web-fonts]").waitFor();
    const benefits = page.getByRole("region", { name: servicePage.benefits });
    const process = page.getByRole("region", { name: servicePage.process });
    for (const width of [1024, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const shares = await benefits.getByRole("listitem").evaluateAll((all) =>
        all.map((item) => {
          const words = document.createRange();
          words.selectNodeContents(item);
          const lines = [...words.getClientRects()].map((line) => line.width);
          return lines.at(-1)! / Math.max(...lines);
        })
      );
      assert(Math.min(...shares) > 0.5, `${width} px: ${shares}`);
      const ends = await process.getByRole("listitem").evaluateAll((steps) =>
        steps.map((step) => {
          const { content, right } = getComputedStyle(step, "::after");
          return content === "none" ? null : step.getBoundingClientRect().right - parseFloat(right);
        })
      );
      const list = (await process.getByRole("list").boundingBox())!;
      const behind = ends.filter((end) => end !== null && end > list.x + list.width - 1);
      assert.deepEqual(behind, [], `${width} px: ${ends}`);
      assert.equal(ends.filter((end) => end !== null).length, 4, `${width} px: ${ends}`);
    }
  });

  it("has its second column at one place from overview to related services", async () => {
    await using page = await visitWith(seed);
    // The steps of the first one have their numbers beside their titles.
    const steps = { "grant-writing-management": "p:last-child", "human-resources-training": "h3" };
    for (const [slug, step] of Object.entries(steps)) {
      await page.visit(page.site.url + paths.service(slug));
      for (const width of [1024, 1440, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        const lefts = await page.evaluate(
          (step) =>
            [
              "[aria-labelledby=overview] p",
              "figure tbody td",
              "[aria-labelledby=benefits] li",
              `[aria-labelledby=process] li:nth-child(2) ${step}`,
              "[aria-labelledby=reading] dt",
              "#related + ul > li:nth-child(2)",
            ].map((part) => document.querySelector(`main ${part}`)!.getBoundingClientRect().left),
          step,
        );
        const at = `${slug} at ${width} px: ${lefts}`;
        assert(Math.max(...lefts) - Math.min(...lefts) <= 1, at);
      }
    }
  });

  it("shows all sheets of the research drawing, which fades into the hero", async () => {
    await using page = await visitWith(seed, {}, paths.service("research-policy-analysis"));
    for (const width of [768, 820, 1024, 1279, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      // The drawing that the window calls for.
      await until(
        "the drawing is chosen",
        () =>
          page.locator("[data-hero] img").evaluate((it: HTMLImageElement) =>
            it.complete && it.currentSrc.includes("-tall-") === (innerWidth < 1280)
          ),
      );
      const { fit, mask, room } = await page.locator("[data-hero] img").evaluate(
        (it: HTMLImageElement) => {
          const place = it.closest("div")!;
          const [image, box] = [it, place].map((part) => part.getBoundingClientRect());
          // Of the sheets, in shares of the drawing.
          const [left, right, top, bottom] = it.currentSrc.includes("-tall-")
            ? [0.155, 0.846, 0.077, 0.6]
            : [0.05, 0.951, 0.104, 0.927];
          const x = (share: number) => image!.left + share * image!.width;
          const y = (share: number) => image!.top + share * image!.height;
          return {
            fit: getComputedStyle(it).objectFit,
            mask: getComputedStyle(place).maskImage,
            room: [
              x(left!) - box!.left,
              box!.right - x(right!),
              y(top!) - box!.top,
              box!.bottom - y(bottom!),
            ],
          };
        },
      );
      assert.equal(fit, "fill", `${width} px`);
      assert.match(mask, /gradient/, `${width} px`);
      assert(Math.min(...room) >= 12, `${width} px: ${room}`);
    }
  });

  it("shows its hero in a tablet's first window, and its figure at full width before the benefits", async () => {
    await using page = await visitWith(seed, {}, paths.service("grant-writing-management"));
    await page.setViewportSize({ width: 768, height: 1024 });
    const boxOf = async (part: Locator) => (await part.boundingBox())!;
    const hero = await boxOf(page.locator("[data-hero]"));
    assert(hero.y + hero.height < 1024, "the hero ends below the fold");
    for (const width of [768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const [header, text, button, drawing] = await Promise.all(
        ["header", "h1 + p", "h1 ~ div a", "[data-hero] img"]
          .map((part) => boxOf(page.locator(part).first())),
      );
      assert(button!.y > text!.y + text!.height, "the button");
      assert(text!.x + text!.width <= drawing!.x, "the drawing is beside the text");
      assert(Math.abs(drawing!.y - header!.height) < 1, "a strip is between header and drawing");
      assert(drawing!.x + drawing!.width >= width - 1, "a strip is right of the drawing");
    }
    // The upright drawing, whose words are not cut.
    await page.setViewportSize({ width: 768, height: 1024 });
    const source = () =>
      page.locator("[data-hero] img").evaluate((it: HTMLImageElement) => it.currentSrc);
    await until("the upright drawing is chosen", async () => (await source()).includes("-tall-"));
    await page.setViewportSize({ width: 1440, height: 900 });
    // Beside their heading, in lines of one width.
    await page.setViewportSize({ width: 768, height: 1024 });
    const part = page.getByRole("region", { name: servicePage.benefits });
    const heading = await boxOf(part.getByRole("heading"));
    const items = await part.getByRole("listitem").all();
    for (const { x, width } of await Promise.all(items.map(boxOf))) {
      assert(x >= heading.x + heading.width && width > 400);
    }
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const figure = await boxOf(page.getByRole("main").locator("figure"));
      const process = await boxOf(page.getByRole("region", { name: servicePage.process }));
      const benefits = await boxOf(page.getByRole("region", { name: servicePage.benefits }));
      assert(figure.y + figure.height <= benefits.y, `${width} px: after the benefits`);
      assert.equal(figure.width, process.width, `${width} px`);
    }
  });

  it("names a bar beside it, says its days on it, and fills the lines of its benefits", async () => {
    await using page = await visitWith(seed, {}, paths.service("grant-writing-management"));
    for (const width of [768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const rows = await page.locator("main figure tbody tr").evaluateAll((rows) =>
        rows.map((row) => {
          const middleOf = (part: Element | Range) => {
            const { top, bottom } = part.getBoundingClientRect();
            return (top + bottom) / 2;
          };
          const name = document.createRange();
          name.selectNodeContents(row.querySelector("th")!);
          const bar = row.querySelector("rect:nth-child(2)")!;
          return [name, row.querySelector("td span span")!].map((it) =>
            middleOf(it) - middleOf(bar)
          );
        })
      );
      for (const offsets of rows) {
        assert(offsets.every((it) => Math.abs(it) < 4), `${width} px: ${offsets}`);
      }
      const stunted = await page.getByRole("region", { name: servicePage.benefits })
        .getByRole("listitem").evaluateAll((items) =>
          items.filter((item) => {
            const words = document.createRange();
            words.selectNodeContents(item);
            const widths = [...words.getClientRects()].map(({ width }) => width);
            return widths.slice(0, -1).some((it) => it < 0.75 * Math.max(...widths));
          }).map((item) => item.textContent)
        );
      assert.deepEqual(stunted, [], `${width} px`);
      if (width < 1024) continue;
      const lines = await page.getByRole("region", { name: servicePage.process })
        .locator("ol > li").evaluateAll((steps) =>
          steps.map((step) => getComputedStyle(step, "::after").content !== "none")
        );
      assert.deepEqual(
        lines,
        [true, true, false, true, true, false],
        "a line joins the steps of a row",
      );
    }
  });

  it("says its days within its bars on phones", async () => {
    await using page = await visitWith(seed, {}, paths.service("grant-writing-management"));
    for (const width of [360, 390]) {
      await page.setViewportSize({ width, height: 844 });
      const outside = await page.locator("main figure tbody tr").evaluateAll((rows) =>
        rows.map((row) => {
          const days = row.querySelector("td span span")!;
          const words = document.createRange();
          words.selectNodeContents(days);
          const bar = row.querySelector("rect:nth-child(2)")!.getBoundingClientRect();
          const isInside = [...words.getClientRects()].every(({ left, right, top, bottom }) =>
            left >= bar.left && right <= bar.right && top >= bar.top - 2 && bottom <= bar.bottom + 2
          );
          return isInside ? "" : days.textContent;
        }).filter((days) => days !== "")
      );
      assert.deepEqual(outside, [], `${width} px`);
    }
  });

  it("shows a part of its drawing beside its process, unless it would cut words or sheets, or repeat the hero", async () => {
    const leftOut = ["grant-writing-management", "project-management", "research-policy-analysis"];
    await using page = await visitWith(seed);
    for (const { slug } of seed) {
      await page.visit(page.site.url + paths.service(slug));
      const process = page.getByRole("region", { name: servicePage.process });
      const isLeftOut = leftOut.includes(String(slug));
      assert.equal(await process.locator("img").count(), isLeftOut ? 0 : 1, String(slug));
      if (isLeftOut) continue;
      // On tablets no strip of paper is between the drawing and the ground of the benefits.
      await page.setViewportSize({ width: 768, height: 1024 });
      const benefits = page.getByRole("region", { name: servicePage.benefits });
      const { y, height } = (await benefits.boundingBox())!;
      assert(Math.abs((await process.boundingBox())!.y - y - height) < 1, String(slug));
    }
  });

  it("breaks words longer than their lines, as the services page does", async () => {
    const word = "Donaudampfschifffahrt".repeat(4);
    const texts = ["title", "impact", "description", "detailed_description"];
    const lists = ["features", "benefits", "process"];
    await using page = await visitWith([{
      ...first,
      ...Object.fromEntries(texts.map((name) => [name, word])),
      ...Object.fromEntries(lists.map((name) => [name, [word]])),
    }]);
    for (const path of [paths.services, paths.service(first.slug)]) {
      await page.visit(page.site.url + path);
      for (const width of [320, 1024]) {
        await page.setViewportSize({ width, height: 900 });
        const beyond = await page.locator("main").getByText(word).evaluateAll((elements) =>
          elements.filter((element) => {
            const card = element.closest(".service-card") ?? document.documentElement;
            return !element.matches(".sr-only") &&
              element.getBoundingClientRect().right > card.getBoundingClientRect().right;
          }).map(({ outerHTML }) => outerHTML)
        );
        assert.deepEqual(beyond, [], `${path} at ${width} px`);
      }
    }
  });

  const failures = [
    { what: "is missing", slug: "nowhere", text: serviceMessages.notFound, status: 404 },
    { what: "fails", slug: "project-management", text: serviceMessages.failure, status: 503 },
  ];
  for (const { what, slug, text, status } of failures) {
    it(`that ${what} says so and leads to all services, opened directly or by a link`, async () => {
      const backend = recordingBackend();
      if (status === 503) backend.instead = failing();
      const options = { backend, tolerate: [new RegExp(String(status))] };
      const says = async (page: Page) => {
        await page.getByRole("heading", { level: 1, name: text }).waitFor();
        const button = page.getByRole("main").getByRole("link", { name: "View All Services" });
        assert.equal(await button.getAttribute("href"), paths.services);
      };
      await using direct = await visitOwnSite(browser, paths.service(slug), options);
      await says(direct);
      await using page = await browser.visit(site.url + paths.services, options);
      const { promise, resolve: answer } = Promise.withResolvers<void>();
      // The server finds a listed service in its cache.
      await page.route(/\/data\/service\?/, async (route) => {
        await promise;
        await route.fulfill({ status, json: null });
      });
      await cards(page).nth(7).getByRole("link").first().click();
      await page.getByRole("status").getByText(serviceMessages.loading).waitFor();
      await titled(page, serviceMessages.loading);
      answer();
      await says(page);
      await titled(page, text.replace(/\.$/, ""));
    });
  }
});

describe("a page for a kind of client", () => {
  it("sets the amounts of an example at the end of their lines on phones", async () => {
    await using page = await browser.visit(site.url + paths.client("local-government"), {
      width: 390,
    });
    const row = page.getByRole("row", { name: /^Cost of both/ });
    const [name, amount] = await Promise.all(
      [row.getByRole("rowheader"), row.getByRole("cell")].map((it) => it.boundingBox()),
    );
    assert(amount!.y < name!.y + name!.height && amount!.x >= name!.x + name!.width);
    const { x, width } = (await row.boundingBox())!;
    const end = amount!.x + amount!.width;
    assert(end > x + width - 1, `${end} px, not ${x + width}`);
    assert(name!.height < 32, `its name has one line: ${name!.height} px`);
  });

  it("draws the bars of an example as wide as its card, below its names and amounts", async () => {
    const path = site.url + paths.client("business");
    await using page = await browser.visit(path, { width: 390, reducedMotion: "reduce" });
    await page.locator("html[data-web-fonts]").waitFor();
    for (const width of [390, 768, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const rows = await page.locator(".worked-example .bars tbody tr").evaluateAll((all) =>
        all.map((row) => {
          const [name, bar, amount] = ["th", "svg", "td span span"].map((part) =>
            row.querySelector(part)!.getBoundingClientRect()
          );
          const card = row.closest(".worked-example")!.getBoundingClientRect();
          return {
            name: row.querySelector("th")!.textContent,
            share: bar!.width / card.width,
            isBelow: bar!.top >= Math.max(name!.bottom, amount!.bottom),
            lines: Math.round(name!.height / parseFloat(getComputedStyle(row).lineHeight)),
          };
        })
      );
      assert(rows.length > 0);
      for (const { name, share, isBelow, lines } of rows) {
        assert(share > 0.85 && isBelow, `${width} px, ${name}: ${share} of its card`);
        assert.equal(lines, 1, `${width} px, ${name}`);
      }
    }
  });

  it("gives each link of a situation on a phone a row of one height", async () => {
    const path = site.url + paths.client("local-government");
    await using page = await browser.visit(path, { width: 390 });
    const heights = await page.locator(".answer-links a").evaluateAll((links) =>
      links.map((link) => Math.round(link.getBoundingClientRect().height))
    );
    assert.deepEqual([...new Set(heights)], [52]);
  });

  it("names its situations in two lines at most on desktops", async () => {
    await using page = await browser.visit(site.url, { width: 1280 });
    for (const slug of Object.keys(clients)) {
      await page.goto(site.url + paths.client(slug));
      await page.locator("html[data-web-fonts]").waitFor();
      for (const width of [1280, 1440, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        const lines = await page.getByRole("navigation", { name: clientLead.index })
          .locator("a > span").evaluateAll((names) =>
            names.map((name) => {
              const range = document.createRange();
              range.selectNodeContents(name);
              return range.getClientRects().length;
            })
          );
        assert(Math.max(...lines) <= 2, `${slug}, ${width} px: ${lines}`);
      }
    }
  });

  it("starts each further situation on a phone at a rule across the window", async () => {
    await using page = await browser.visit(site.url + paths.client("nonprofits"), { width: 390 });
    const situations = await page.locator("li:has(> .worked-example)").evaluateAll((all) =>
      all.map((situation) => {
        const { left, right } = situation.getBoundingClientRect();
        const heading = situation.querySelector("h2")!.getBoundingClientRect().left;
        return { left, right, heading, rule: getComputedStyle(situation).borderTopWidth };
      })
    );
    const [first, ...further] = situations;
    assert(further.length > 0);
    for (const { left, right, heading, rule } of further) {
      assert.deepEqual([left, right, rule], [0, 390, "2px"]);
      assert.equal(heading, first!.heading);
    }
  });

  it("shows the example of a situation before its links, except beside them", async () => {
    const path = site.url + paths.client("local-government");
    await using page = await browser.visit(path, { width: 390, reducedMotion: "reduce" });
    for (const width of [390, 768]) {
      await page.setViewportSize({ width, height: 844 });
      for (const situation of await page.locator("li:has(> .worked-example)").all()) {
        const example = (await situation.locator("figure").boundingBox())!;
        const links = (await situation.locator("dl").first().boundingBox())!;
        assert(example.y + example.height <= links.y, `${width} px`);
      }
    }
  });
});
