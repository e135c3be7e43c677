/**
 * Stands in the head of every page, so that it runs before anything is painted. Fetches the page's
 * modules when the page has loaded and the browser is idle, or at the first sign of a visitor. What
 * they click before the page is hydrated is clicked again for them then. Fonts come after the first
 * paint, since their stand-ins have the same widths and who comes from another page has them already,
 * and so does the manifest, which only who installs the site needs. What is far below the window of a
 * new page is laid out when there is time, or at the first sign as well.
 */
const page = document.documentElement;
const { modules = "", manifest } = document.currentScript!.dataset;
const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
const signs = ["pointerover", "pointerdown", "touchstart", "keydown", "focusin", "scroll"];
/** Milliseconds a first paint waits; and those without anything new that end the wait for script. */
const patience = { paint: 1_000, page: 5_000, script: 15_000 };
/** Below the page's root, or what is `kept` as one (ui/kept.tsx), or its article. */
const secondBand = "#content > * + *, #content > .contents > * + *, #content article > * + *";
const early: HTMLElement[] = [];
let settle: () => void;
/** React has taken the page over, or never will. */
const settled = new Promise<void>((resolve) => settle = resolve);
let under: EventTarget | null = null;

page.dataset.script = "";
// Painted in pieces, header and first band would move. Half a page is better than none for long.
const whole = document.createElement("link");
whole.rel = "expect";
whole.href = "#end";
// Not every browser knows it as a property.
whole.setAttribute("blocking", "render");
document.head.append(whole);
const coming = new MutationObserver(() => {
  if (document.querySelector(secondBand)) paint();
});
coming.observe(document, { childList: true, subtree: true });
setTimeout(paint, patience.paint);
signs.forEach((sign) => addEventListener(sign, start, { capture: true, passive: true }));
// A pointer that comes over the page does not scroll it.
signs.slice(1).forEach((sign) =>
  addEventListener(sign, layOut, { capture: true, passive: true, once: true })
);
addEventListener("click", keep, true);
addEventListener("pointerover", see, true);
addEventListener("hydrated", ready, { once: true });
addEventListener("unhydrated", giveUp);
// What is painted does not have to share the line or the processor any more.
addEventListener("load", () => {
  new PerformanceObserver((paints, observer) => {
    if (paints.getEntriesByName("first-contentful-paint").length === 0) return;
    observer.disconnect();
    // React first takes over what came last.
    requestAnimationFrame(() => setTimeout(fetchRest));
  }).observe({ type: "paint", buffered: true });
});
if (document.referrer.startsWith(`${location.origin}/`)) page.dataset.fonts = "text display";
// Where the browser scrolls by itself, heights have to be right at once.
else if (visit?.type === "navigate" && !location.hash) page.dataset.later = "";

/** What follows the first band has begun to come. */
function paint() {
  coming.disconnect();
  whole.remove();
}

function fetchRest() {
  idle(start);
  const installing = { rel: "manifest", href: manifest };
  document.head.append(Object.assign(document.createElement("link"), installing));
  if (page.dataset.fonts) return;
  const faces = ["Public Sans", "Newsreader Display"].map((face) =>
    document.fonts.load(`1em "${face}"`)
  );
  // React compares the page with its own first.
  Promise.all([settled, ...faces]).then(() => idle(showFonts), layOut);
}

function idle(work: () => void) {
  (globalThis.requestIdleCallback ?? setTimeout)(work);
}

/**
 * At once where that moves nothing in view, or one of them, else with the next page (navigation/).
 * What is further down follows a block a frame.
 */
async function showFonts() {
  const all = blocksOf(document.body);
  const near = all.filter((block) => topOf(block) < innerHeight);
  const within = near.flatMap((block) => [block, ...block.querySelectorAll("*")]);
  const before = within.map(topOf);
  const faces = ["text display", "display", "text"].find((faces) => {
    near.forEach((block) => block.dataset.fonts = faces);
    return within.every((it, index) =>
      before[index]! >= innerHeight || Math.abs(topOf(it) - before[index]!) <= 2
    );
  });
  if (!faces) near.forEach((block) => delete block.dataset.fonts);
  // The body last, for what is put into it later. On the root it would have all styles computed anew.
  for (const block of [...all.filter((block) => !near.includes(block)), document.body]) {
    await new Promise(requestAnimationFrame);
    // Whoever has gone on to the next page meanwhile has both there.
    block.dataset.fonts ??= faces ?? "";
  }
  layOut();
}

function layOut() {
  delete page.dataset.later;
}

const topOf = (element: Element) => element.getBoundingClientRect().top;

/** Small enough to be laid out between two frames, or not laid out yet (`later-100`). */
function blocksOf(element: Element): HTMLElement[] {
  if (getComputedStyle(element).contentVisibility === "auto" && topOf(element) > innerHeight) {
    return [element, ...element.querySelectorAll("[class*=later-]")] as HTMLElement[];
  }
  // What is `kept` has no box of its own.
  return element.querySelectorAll("*").length < 60 && !element.matches(".contents")
    ? [element as HTMLElement]
    : Array.from(element.children).flatMap(blocksOf);
}

function start() {
  signs.forEach((sign) => removeEventListener(sign, start, true));
  // React compares the page with its own: it has to have come to its end (`document.tsx`).
  if (document.getElementById("end")) {
    const each = modules.split(" ").map((module) => import(/* @vite-ignore */ module));
    Promise.all(each).catch(giveUp);
    setTimeout(giveUp, patience.script);
  } else if (document.readyState === "loading" && isComing()) setTimeout(start, 50);
  else giveUp();
}

let size = 0;
let grown = 0;

/** Of a line that breaks in the middle Chromium tells the page nothing. */
function isComing() {
  const { length } = document.getElementsByTagName("*");
  const now = performance.now();
  if (length > size) [size, grown] = [length, now];
  return now - grown < patience.page;
}

/** As without script: everything still works, by links and forms. What comes yet takes over then. */
function giveUp() {
  if (page.dataset.script !== "") return;
  delete page.dataset.script;
  const panel = early.at(-1)?.getAttribute("aria-controls");
  if (panel) location.hash = panel;
  finish();
}

/** Links and forms work by themselves, unless a link names what only script shows. */
function keep(event: MouseEvent) {
  const control = (event.target as Element).closest<HTMLElement>(
    "button[type=button], a[href^='#']",
  );
  if (!control || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const named = control instanceof HTMLAnchorElement &&
    document.getElementById(control.hash.slice(1));
  if (named && named.getClientRects().length > 0) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  early.push(control);
}

function see(event: PointerEvent) {
  under = event.pointerType === "mouse" ? event.target : null;
}

function ready() {
  page.dataset.script = "hydrated";
  finish();
}

function finish() {
  removeEventListener("click", keep, true);
  removeEventListener("pointerover", see, true);
  // React hears of a pointer only when it moves from one element to another.
  under?.dispatchEvent(new PointerEvent("pointerover", { bubbles: true, pointerType: "mouse" }));
  for (const control of early.splice(0)) control.click();
  settle();
}
