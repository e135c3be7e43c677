/**
 * What pages show besides their first sight. Elements are found by role, id and data attribute:
 * class names are free to change.
 */
import { Buffer } from "node:buffer";
import type { Page } from "playwright";
import { query } from "../../client/catalog/queries.ts";
import type { Query } from "../../client/runtime/query-cache.tsx";
import { insightCards } from "../../content/insights/cards.ts";
import { paths } from "../../content/paths.ts";
import { scroll, type Shot } from "./shot.ts";

const service = paths.service("grant-writing-management");
const article = paths.insight(insightCards[0]!.slug);
const brief = paths.brief(insightCards[0]!.slug);
const search = (query: string) => `${paths.search}?q=${query}`;
const resume = {
  name: "Resume of Ada Palmer.pdf",
  mimeType: "application/pdf",
  buffer: Buffer.alloc(345_678, "%PDF-1.7\n"),
};

const frame: Shot[] = [
  { name: "home--menu", path: paths.home, widths: [390, 768], window: true, act: openMenu },
  { name: "contact--menu", path: paths.contact, widths: [390, 768], window: true, act: openMenu },
  {
    name: "home--menu-without-script",
    path: `${paths.home}#mobile-menu`,
    widths: [390, 768],
    window: true,
    script: false,
  },
  dropdown("home--services-dropdown", paths.home, "Services"),
  dropdown("contact--services-dropdown", paths.contact, "Services"),
  dropdown("contact--about-dropdown", paths.contact, "About"),
  scrolled("home--solid-header", paths.home, 60),
  scrolled("contact--solid-header", paths.contact, 60),
  scrolled("home--up-arrow", paths.home, 1_600),
  scrolled("article--reading", article, 2_000),
  {
    name: "contact--skip-link",
    path: paths.contact,
    widths: [390, 1440],
    window: true,
    act: (page) => page.keyboard.press("Tab"),
  },
];

const forms: Shot[] = [
  {
    name: "contact--errors",
    path: paths.contact,
    act: (page) => send(page, "#contact", "alert"),
  },
  enquiry("contact--success", "stored"),
  enquiry("contact--failure", "broken"),
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
      await send(page, "#application", "alert");
    },
  },
  { name: "careers--success", path: `${paths.careers}?applied=1` },
  newsletter("search--newsletter-success", paths.search, "footer", "stored"),
  newsletter("search--newsletter-failure", paths.search, "footer", "broken"),
  newsletter("insights--newsletter-success", paths.insights, "insights", "stored"),
  newsletter("insights--newsletter-failure", paths.insights, "insights", "broken"),
];

const overPages: Shot[] = [
  {
    name: "commitments--dialog",
    path: paths.commitments,
    window: true,
    async act(page) {
      await page.locator("main article a[aria-haspopup=dialog]").first().click();
      await page.getByRole("dialog").waitFor();
    },
  },
  {
    name: "insights--brief",
    path: brief,
    window: true,
    act: (page) => page.getByRole("dialog").waitFor(),
  },
  { name: "insights--brief-without-script", path: brief, script: false },
  {
    name: "services--features",
    path: paths.services,
    widths: [1440],
    window: true,
    act: (page) => page.locator("main [data-service]").first().hover(),
  },
  { name: "services--touch", path: paths.services, widths: [390], touch: true },
  {
    name: "commitments--details",
    path: paths.commitments,
    widths: [1440],
    window: true,
    act: (page) => page.locator("main article").first().hover(),
  },
  { name: "commitments--touch", path: paths.commitments, widths: [390], touch: true },
  {
    name: "home--second-slide",
    path: paths.home,
    window: true,
    act: (page) => page.getByRole("button", { name: "Next slide" }).click(),
  },
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
  { name: "home--without-script", path: paths.home, script: false },
  { name: "services--without-script", path: paths.services, script: false },
  { name: "commitments--without-script", path: paths.commitments, script: false },
  { name: "contact--without-script", path: paths.contact, script: false },
  { name: "home--print", path: paths.home, widths: [768], print: true },
  { name: "service--print", path: service, widths: [768], print: true },
  { name: "article--print", path: article, widths: [768], print: true },
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
  return {
    name,
    path,
    widths: [1440],
    window: true,
    async act(page) {
      const navigation = page.getByRole("navigation", { name: "Main" });
      await navigation.getByRole("button", { name: section }).hover();
      await page.locator(`#menu-${section.toLowerCase()}`).waitFor();
    },
  };
}

function scrolled(name: string, path: string, top: number): Shot {
  return { name, path, window: true, act: (page) => scroll(page, top) };
}

/** Sends a form and waits for the answer that has the role. */
async function send(page: Page, form: string, role: "alert" | "status") {
  await page.locator(`${form} [type=submit]`).click();
  await page.locator(form).getByRole(role).filter({ hasText: /\w/ }).first().waitFor();
}

function enquiry(name: string, posts: "stored" | "broken"): Shot {
  return {
    name,
    path: paths.contact,
    posts,
    async act(page) {
      await page.locator("#contact-name").fill("Ada Palmer");
      await page.locator("#contact-email").fill("ada@county.example");
      await page.locator("#contact-message").fill("We need help\nwith a grant.");
      await send(page, "#contact", "status");
    },
  };
}

async function choose(page: Page, file = resume) {
  await page.locator("#application-resume").setInputFiles(file);
  const said = page.locator("#application :is([role=status], [role=alert])");
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
      await send(page, form, "status");
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
