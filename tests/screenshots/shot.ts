/** One picture of the site in one state, and how it is taken so that it always looks the same. */
import type { Page } from "playwright";
import type { TestBrowser } from "../support/browser/browser.ts";

export interface Shot {
  /** Of the file, before its width: the page's name, then `--` and the state. */
  name: string;
  /** Path and query, with a fragment where the state needs one. */
  path: string;
  /** Of the window; 390, 768 and 1440 by default. */
  widths?: readonly Width[];
  /** Whose answers are shown; "broken" has a backend that fails every call. */
  site?: "broken" | "gallery";
  /** Only what the window shows, where it stands: for what lies over the page or needs its scroll. */
  window?: true;
  script?: false;
  touch?: true;
  print?: true;
  /**
   * What forms are answered: stored, or the connection breaks. The time then stands still: messages
   * stay, records say 2:02 PM.
   */
  posts?: "stored" | "broken";
  /** Requests that are never answered: the picture shows what waits for them. */
  hold?(url: URL): boolean;
  /** Leads from the page to the state, and waits until it is there. */
  act?(page: Page): Promise<unknown>;
}

/** Of the window, by its width: a telephone, a tablet and a desk. */
const heights = { 390: 844, 768: 1024, 1440: 900, 1920: 1080 };
export type Width = keyof typeof heights;
export const usualWidths: readonly Width[] = [390, 768, 1440];

/** When a page whose time stands still is opened, and where it stops; hydrated in between. */
const opened = new Date("2025-01-21T14:02:00-05:00");
const stopped = new Date("2025-01-21T14:02:30-05:00");

/** What pages that show a failure say in the console. */
const tolerate = [/status of (404|503)/, /net::ERR_FAILED/];

export async function take(
  shot: Shot,
  width: Width,
  { browser, url, file }: { browser: TestBrowser; url: string; file: string },
): Promise<void> {
  const { script, touch, print, act, window, site, posts } = shot;
  await using page = await browser.visit(url, {
    width,
    height: heights[width],
    reducedMotion: "reduce",
    timezoneId: "America/New_York",
    javaScriptEnabled: script,
    hasTouch: touch,
    isMobile: touch,
    hydrates: site !== "gallery",
    tolerate,
    async before(page) {
      if (posts) await page.clock.install({ time: opened });
      await answer(page, shot);
    },
  });
  if (posts) await page.clock.pauseAt(stopped);
  // Without script a first visit would take up the faces while the picture is taken.
  if (script === false) await page.reload();
  await page.evaluate(async () => {
    await Promise.all([...document.fonts].map((face) => face.load()));
    const { dataset } = document.documentElement;
    dataset.webFonts = "";
    // On a first visit the lines of some texts are fitted (client/runtime/web-fonts.ts).
    for (const animation of document.getAnimations()) {
      const { effect } = animation;
      const frames = effect instanceof KeyframeEffect ? effect.getKeyframes() : [];
      if (frames.some((frame) => "letterSpacing" in frame)) animation.cancel();
    }
    // Content that is not laid out has a guessed height.
    delete dataset.contentVisibility;
  });
  if (print) await page.emulateMedia({ media: "print" });
  await act?.(page);
  // The gallery shows a spinner among the primitives.
  const waits = !shot.hold && site !== "gallery";
  if (waits) await page.getByText(/^Loading .*\.\.\./).first().waitFor({ state: "hidden" });
  if (!window) await scroll(page, 0);
  // Some of the pictures may be held.
  if (!shot.hold) await page.evaluate(showPictures);
  await page.screenshot({ path: file, fullPage: !window, animations: "disabled" });
}

/** Scrolls without motion; the header has taken notice afterwards. */
export async function scroll(page: Page, top: number): Promise<void> {
  await page.evaluate((top) => scrollTo({ top, behavior: "instant" }), top);
  const solid = page.locator("header[data-solid]");
  await solid.waitFor({ state: top > 50 ? "attached" : "detached" });
}

async function answer(page: Page, { posts, hold }: Shot) {
  if (hold) await page.route(hold, () => {});
  if (!posts) return;
  await page.route("**", (route) => {
    if (route.request().method() !== "POST") return route.fallback();
    return posts === "stored" ? route.fulfill({ json: { ok: true } }) : route.abort();
  });
}

/** Runs in the page: all pictures are there, those below the window too. */
async function showPictures() {
  const pictures = [...document.images];
  for (const picture of pictures) Object.assign(picture, { loading: "eager", decoding: "sync" });
  const late = new Promise((_, reject) => setTimeout(reject, 20_000, "a picture never came"));
  await Promise.race([Promise.all(pictures.map((it) => it.decode().catch(() => {}))), late]);
}
