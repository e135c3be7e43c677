/** Inline script of the head. It loads the modules after the first paint, or at the first interaction. */
import { abandonHydration, queueClicks } from "./click-queue.ts";

const { dataset } = document.documentElement;
const modules = document.querySelector<HTMLElement>("[data-modules]")!.dataset.modules!.split(" ");
const address = () => location.pathname + location.search;
const opened = address();
const firstInteraction = new AbortController();
const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];

// Browsers older than the full design (README) show the page as without JavaScript.
if ("at" in [] && CSS.supports("selector(:has(a)) and (container-type: inline-size)")) {
  queueClicks();
  if (opensAtTop()) dataset.contentVisibility = "auto";
  const { signal } = firstInteraction;
  for (const type of ["pointerdown", "keydown", "focusin", "scroll"]) {
    addEventListener(type, onInteraction, { capture: true, signal });
  }
  // The visitor's own doing, unlike a scroll or a focus by the browser (navigation/focus-and-scroll.ts).
  for (const type of ["wheel", "touchmove", "pointerdown", "keydown"]) {
    addEventListener(type, () => dataset.acted = "", { capture: true, once: true, passive: true });
  }
  addEventListener("popstate", onPop);
  addEventListener("load", () => {
    new PerformanceObserver((_, observer) => {
      observer.disconnect();
      // Within a second, because an extension may keep the page busy.
      (globalThis.requestIdleCallback ?? setTimeout)(loadModules, { timeout: 1_000 } as never);
    }).observe({ type: "paint", buffered: true });
  });
}

/**
 * Content visibility estimates heights, which would misplace fragments, links to a text (`#:~:text=`)
 * and restored scroll positions. Chromium alone tells such a link, and only here.
 */
function opensAtTop(): boolean {
  if (!navigator.userAgent.includes("Chrome/")) return false;
  if (entry?.type !== "navigate") return false;
  return !entry.name.includes("#");
}

function onInteraction() {
  firstInteraction.abort();
  delete dataset.contentVisibility;
  loadModules();
}

/** Back to another page of an earlier, hydrated document: until hydration only a load shows it. */
function onPop({ state }: PopStateEvent) {
  if (state && dataset.script !== "hydrated" && address() !== opened) location.reload();
}

function loadModules() {
  // Hydration needs the whole streamed shell (server/pages/document.tsx).
  if (!document.getElementById("end")) return void setTimeout(loadModules, 50);
  importInOrder().catch(abandonHydration);
}

/**
 * Fetches the modules at once. Each is evaluated in a task of its own, after those that it imports. Safari 16
 * would fetch one after the other.
 */
async function importInOrder() {
  const load = (module: string) => import(/* @vite-ignore */ module);
  if (!document.createElement("link").relList.supports("modulepreload")) {
    return await Promise.all(modules.map(load));
  }
  for (const href of modules) {
    const preload = document.createElement("link");
    document.head.append(Object.assign(preload, { rel: "modulepreload", href }));
  }
  for (const module of modules) await load(module);
}
