/**
 * What the engines do differently on a bad connection, and with a link to a text: Firefox and Safari
 * remember a module that failed, and hide the linked text from scripts.
 */
import assert from "node:assert/strict";
import { afterAll, beforeAll, describe, it } from "@std/testing/bdd";
import { frame } from "../../content/frame.ts";
import { featuredCard } from "../../content/insights/cards.ts";
import terms from "../../content/legal/terms.ts";
import { paths } from "../../content/paths.ts";
import { type RunningApp, startApp } from "../support/app.ts";
import { badLine } from "../support/browser/bad-line.ts";
import { requireProgram } from "../support/programs.ts";
import { openFirefox } from "./firefox.ts";
import { type Session, waitFor } from "./session.ts";
import { openWebKit } from "./webkit.ts";

const engines: Record<string, () => Promise<Session>> = {
  Firefox: async () => openFirefox(await requireProgram("firefox-esr")),
  WebKit: async () =>
    openWebKit({
      driver: await requireProgram("WebKitWebDriver"),
      browser: await requireProgram("MiniBrowser"),
      display: await requireProgram("Xvfb"),
    }),
};

const article = paths.insight(featuredCard.slug);
/** Linked in the footer alone, of which nothing is fetched ahead. */
const next = paths.terms;
const hydrated = `dispatchEvent(new Event("scroll"));
return document.documentElement.dataset.script === "hydrated"`;
/** The page's time runs ten times as fast: it waits 10 s for a chunk and 5 s for an answer. */
const hurry = `const { setTimeout: start } = self;
  self.setTimeout = (work, ms, ...rest) => start(work, ms / 10, ...rest);
  AbortSignal.timeout = (ms) => {
    const controller = new AbortController();
    start(() => controller.abort(), ms / 10);
    return controller.signal;
  }`;
const follow = (path: string) => `document.querySelector('footer a[href="${path}"]').click()`;
const hasMessage = `return [...document.querySelectorAll("[role=status]")]
  .some(({ textContent }) => textContent.includes(${JSON.stringify(frame.unreachable.text)}))`;
const isAt = (path: string) => `return location.pathname === ${JSON.stringify(path)}`;
const retry = `[...document.querySelectorAll("button")]
  .find(({ textContent }) => textContent === ${JSON.stringify(frame.unreachable.retry)}).click()`;

for (const [engine, open] of Object.entries(engines)) {
  describe(`a bad connection in ${engine}`, () => {
    let site: RunningApp;
    let session: Session;
    beforeAll(async () => {
      site = await startApp();
      session = await open();
    });
    afterAll(async () => {
      await session?.[Symbol.asyncDispose]();
      await site?.[Symbol.asyncDispose]();
    });

    for (const how of ["hangs", "resets"] as const) {
      it(`that ${how} keeps the page with a message, and what follows works again`, async () => {
        // Each line is an origin of its own, of which the browser remembers nothing.
        using line = await badLine(site);
        await session.goto(line.url + article);
        await waitFor(session, hydrated);
        await session.evaluate(`scrollTo({ top: 900, behavior: "instant" }); self.same = true`);
        line.set(how);
        await session.evaluate(hurry);
        await session.evaluate(follow(next));
        await waitFor(session, hasMessage);
        await waitFor(session, isAt(article));
        assert(await session.evaluate(`return self.same && Math.abs(scrollY - 900) < 5`));
        line.set("works");
        await session.evaluate(retry);
        await waitFor(session, isAt(next));
        await waitFor(
          session,
          `return document.querySelector("main h1")?.textContent
          .includes(${JSON.stringify(terms.title)})`,
        );
        await session.back();
        await waitFor(session, isAt(article));
        await waitFor(
          session,
          `return document.querySelector("main h1")?.textContent
          .includes(${JSON.stringify(featuredCard.title)})`,
        );
      });

      it(`that ${how} and then works opens the next link without a retry`, async () => {
        using line = await badLine(site);
        await session.goto(line.url + article);
        await waitFor(session, hydrated);
        line.set(how);
        await session.evaluate(hurry);
        await session.evaluate(follow(next));
        await waitFor(session, hasMessage);
        line.set("works");
        await session.evaluate(follow(next));
        await waitFor(
          session,
          `return document.querySelector("main h1")?.textContent === ${
            JSON.stringify(terms.title)
          }`,
        );
      });
    }

    it("does not matter to a link to a text, which ends in view", async () => {
      for (const width of [460, 1280]) {
        await session.resize(width, 850);
        const path = paths.privacy;
        await session.goto(site.url + path);
        const texts = await session.evaluate<string[]>(`const main = document.querySelector("main");
          const all = main.textContent.replace(/\\s+/g, " ");
          const texts = [...main.querySelectorAll("p")]
            .filter((p) => p.checkVisibility() && !p.querySelector("a") && !p.closest("nav, details"))
            .map((p) => p.innerText.trim().split(/\\s+/).slice(0, 6).join(" "))
            .filter((text) => text.length > 20 && all.split(text).length === 2);
          return [texts[texts.length >> 1], texts.at(-1)]`);
        for (const text of texts) {
          const directive = encodeURIComponent(text).replaceAll("-", "%2D");
          await session.goto("about:blank");
          await session.goto(`${site.url}${path}#:~:text=${directive}`);
          await waitFor(
            session,
            `return "webFonts" in document.documentElement.dataset
            && document.documentElement.dataset.script === "hydrated"`,
          );
          await waitFor(
            session,
            `const [block] = [...document.querySelectorAll("main p")]
            .filter(({ innerText }) => innerText.trim().startsWith(${JSON.stringify(text)}));
            const { top } = block.getBoundingClientRect();
            return top > 0 && top < innerHeight`,
          );
        }
      }
    });
  });
}
