/** States of pages after an action, found by role, id and data attribute: class names may change. */
import { applicationFields } from "../support/forms.ts";
import { Buffer } from "node:buffer";
import type { Page } from "playwright";
import { query } from "../../client/catalog/queries.ts";
import type { Query } from "../../client/runtime/query-cache.tsx";
import { insightCards } from "../../content/insights/cards.ts";
import { paths } from "../../content/paths.ts";
import { scroll, type Shot, type Width } from "./shot.ts";

const service = paths.service("grant-writing-management");
const article = paths.insight(insightCards[0]!.slug);
const brief = paths.brief(insightCards[0]!.slug);
const search = (query: string) => `${paths.search}?q=${query}`;
const resume = {
  name: "Resume of Ada Palmer.pdf",
  mimeType: "application/pdf",
  buffer: Buffer.alloc(345_678, "%PDF-1.7\n"),
};

const narrow: Width[] = [390, 768];
const wide: Width[] = [1440];

/** A state that lies over the page or depends on its scroll position. */
function over(name: string, path: string, act?: Shot["act"], options: Partial<Shot> = {}): Shot {
  return { name, path, act, window: true, ...options };
}

const frame: Shot[] = [
  over("home--menu", paths.home, openMenu, { widths: narrow }),
  over("contact--menu", paths.contact, openMenu, { widths: narrow }),
  over("home--menu-without-script", `${paths.home}#mobile-menu`, undefined, {
    widths: narrow,
    script: false,
  }),
  dropdown("home--services-dropdown", paths.home, "Services"),
  dropdown("contact--services-dropdown", paths.contact, "Services"),
  dropdown("contact--about-dropdown", paths.contact, "About"),
  over("home--solid-header", paths.home, (page) => scroll(page, 60)),
  over("contact--solid-header", paths.contact, (page) => scroll(page, 60)),
  over("home--up-arrow", paths.home, (page) => scroll(page, 1_600)),
  over("article--reading", article, (page) => scroll(page, 2_000)),
  over("contact--skip-link", paths.contact, (page) => page.keyboard.press("Tab"), {
    widths: [390, 1440],
  }),
];

const forms: Shot[] = [
  {
    name: "contact--errors",
    path: paths.contact,
    act: (page) => send(page, "#contact", "[role=alert]"),
  },
  inquiry("contact--success", "stored"),
  inquiry("contact--failure", "broken"),
  { name: "careers--file", path: paths.careers, act: (page) => choose(page) },
  {
    name: "careers--file-refused",
    path: paths.careers,
    act: (page) => choose(page, { ...resume, name: "Resume.odt", mimeType: "text/plain" }),
  },
  {
    name: "careers--errors",
    path: paths.careers,
    async act(page) {
      await choose(page);
      await send(page, "#application", "[role=alert]");
    },
  },
  {
    name: "careers--success",
    path: paths.careers,
    posts: "stored",
    async act(page) {
      for (const [name, value] of Object.entries(applicationFields)) {
        const control = page.locator(`#application-${name}`);
        const isSelect = await control.evaluate((control) => control.tagName === "SELECT");
        await (isSelect ? control.selectOption(value) : control.fill(value));
      }
      await choose(page);
      await page.locator("#application [type=submit]").click();
      await page.locator("#application-status").filter({ hasText: /\w/ }).waitFor();
    },
  },
  newsletter("search--newsletter-success", paths.search, "footer", "stored"),
  newsletter("search--newsletter-failure", paths.search, "footer", "broken"),
  newsletter("insights--newsletter-success", paths.insights, "insights", "stored"),
  newsletter("insights--newsletter-failure", paths.insights, "insights", "broken"),
];

const overPages: Shot[] = [
  over("commitments--dialog", paths.commitments, async (page) => {
    await page.locator("main article a[aria-haspopup=dialog]").first().click();
    await page.getByRole("dialog").waitFor();
  }),
  over("insights--brief", brief, (page) => page.getByRole("dialog").waitFor()),
  { name: "insights--brief-without-script", path: brief, script: false },
  over(
    "services--features",
    paths.services,
    (page) => page.locator("main [data-service]").first().hover(),
    { widths: wide },
  ),
  { name: "services--touch", path: paths.services, widths: [390], touch: true },
  over(
    "commitments--details",
    paths.commitments,
    (page) => page.locator("main article").first().hover(),
    { widths: wide },
  ),
  { name: "commitments--touch", path: paths.commitments, widths: [390], touch: true },
  over(
    "home--second-slide",
    paths.home,
    (page) => page.getByRole("button", { name: "Next slide" }).click(),
  ),
];

const answers: Shot[] = [
  { name: "search--results", path: search("grants") },
  { name: "search--none", path: search("zzzzzz") },
  { name: "home--failed", path: paths.home, site: "broken" },
  { name: "services--failed", path: paths.services, site: "broken" },
  { name: "service--failed", path: service, site: "broken" },
  { name: "commitments--failed", path: paths.commitments, site: "broken" },
  { name: "search--partial", path: search("grants"), site: "broken" },
  { name: "service--not-found", path: paths.service("nothing") },
  { name: "insight--not-found", path: paths.insight("nothing") },
  { name: "section--not-found", path: paths.aboutSection("nothing") },
  {
    name: "home--loading",
    path: paths.home,
    // The first picture is on the page from the start; the others are fetched before they show.
    hold: ({ pathname }) => /^\/images\/hero\/(?!canopy-road)/.test(pathname),
    act: (page) => page.getByText(/^Loading slideshow/).waitFor(),
  },
  loading("services--loading", paths.services, query("service-summaries")),
  loading("service--loading", service, query("service", "grant-writing-management")),
  loading("commitments--loading", paths.commitments, query("commitments")),
];

const otherMedia: Shot[] = [
  ...Object.entries({
    home: paths.home,
    services: paths.services,
    commitments: paths.commitments,
    contact: paths.contact,
  }).map(([name, path]): Shot => ({ name: `${name}--without-script`, path, script: false })),
  ...Object.entries({ home: paths.home, service, article }).map(
    ([name, path]): Shot => ({ name: `${name}--print`, path, widths: [768], print: true }),
  ),
];

export const states: readonly Shot[] = [
  ...frame,
  ...forms,
  ...overPages,
  ...answers,
  ...otherMedia,
];

function openMenu(page: Page) {
  return page.getByRole("button", { name: "Menu" }).click();
}

function dropdown(name: string, path: string, section: "Services" | "About"): Shot {
  return over(name, path, async (page) => {
    const navigation = page.getByRole("navigation", { name: "Main" });
    await navigation.getByRole("button", { name: section }).hover();
    await page.locator(`#menu-${section.toLowerCase()}`).waitFor();
  }, { widths: wide });
}

/** Sends a form and waits for the answer. */
async function send(page: Page, form: string, answer: "[role=alert]" | "[aria-live]") {
  await page.locator(`${form} [type=submit]`).click();
  await page.locator(form).locator(answer).filter({ hasText: /\w/ }).first().waitFor();
}

function inquiry(name: string, posts: "stored" | "broken"): Shot {
  return {
    name,
    path: paths.contact,
    posts,
    async act(page) {
      await page.locator("#contact-name").fill("Ada Palmer");
      await page.locator("#contact-email").fill("ada@county.example");
      await page.locator("#contact-message").fill("We need help\nwith a grant.");
      await send(page, "#contact", "[aria-live]");
    },
  };
}

async function choose(page: Page, file = resume) {
  await page.locator("#application-resume").setInputFiles(file);
  const said = page.locator("#application :is([aria-live], [role=alert])");
  await said.filter({ hasText: /\w/ }).first().waitFor();
}

function newsletter(
  name: string,
  path: string,
  place: "footer" | "insights",
  posts: "stored" | "broken",
): Shot {
  return {
    name,
    path,
    posts,
    async act(page) {
      const form = `#newsletter-${place}`;
      await page.locator(`${form} [type=email]`).fill("ada@county.example");
      await send(page, form, "[aria-live]");
    },
  };
}

/** The page opened by a link while its data is on the way. */
function loading(name: string, path: string, { address }: Query<unknown>): Shot {
  return {
    name,
    path: paths.about,
    hold: ({ pathname, search }) => pathname + search === address,
    async act(page) {
      await page.locator(`:is(main, footer) a[href="${path}"]`).last().click();
      await page.getByText(/^Loading .*\.\.\./).waitFor();
    },
  };
}
