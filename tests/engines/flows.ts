/**
 * Flows that every engine must pass: hydration and fonts of every kind of page, navigation with scroll positions,
 * card heights, menus, a dialog, each form once, brand fonts on a slow line. Chromium's own tests cover
 * the details.
 */
import assert from "node:assert/strict";
import { afterAll, beforeAll, describe, it } from "@std/testing/bdd";
import { contactForm } from "../../content/forms/contact.ts";
import { paths } from "../../content/paths.ts";
import { type RunningApp, startApp } from "../support/app.ts";
import { applicationFields, inquiryFields, pdfText } from "../support/forms.ts";
import { type RecordingBackend, recordingBackend } from "../support/backend/recording-backend.ts";
import { type Row, serviceRows } from "../support/backend/rows.ts";
import { onePageOfEach } from "../support/page/site-pages.ts";
import { until } from "../support/until.ts";
import { type Session, waitFor } from "./session.ts";

/**
 * Collects what a console would show, because WebDriver cannot read WebKit's. Firefox sends an `error`
 * event, which its console does not show, to the `modulepreload` of a module that has been loaded. If a
 * module cannot be fetched, its import fails too; a sheet that cannot be fetched ahead is asked for again.
 */
const recorder = `self.faults=[];
addEventListener("error",e=>!/modulepreload|stylesheet/.test(e.target.rel)&&
faults.push(String(e.message||e.target.src||e.target.href)),true);
addEventListener("unhandledrejection",e=>faults.push(String(e.reason)));
addEventListener("securitypolicyviolation",e=>faults.push("policy "+e.violatedDirective+" "+e.blockedURI));
for(const l of["error","warn"])console[l]=(...a)=>faults.push(a.join(" "));
new MutationObserver(()=>document.fonts.forEach(f=>/Sans"?$|Display/.test(f.family)&&f.status!=="loaded"&&
faults.push(f.family+" is late"))).observe(document.documentElement,{attributeFilter:["data-web-fonts"]});`;

/** Fills in the form of a page while it loads. An extension then adds elements to it. */
const earlyVisitor = `
// The newsletter's form of /insights is in the footer's place.
const place = document.querySelector("main form") ? "main" : "body";
const controls = () => [...document.querySelectorAll(place + " form :is(input, select, textarea)")]
  .filter(({ type, tabIndex }) => type !== "hidden" && tabIndex === 0);
self.stateOf = () => ({
  values: controls().map(({ name, value, files }) =>
    [name, value, ...Array.from(files ?? [], (file) => file.name)]),
  focus: document.activeElement.name,
  selection: [document.activeElement.selectionStart, document.activeElement.selectionEnd],
});
addEventListener("DOMContentLoaded", () => {
  for (const control of controls()) {
    if (control.type === "file") {
      const chosen = new DataTransfer();
      chosen.items.add(new File(["%PDF-1.7"], "cv.pdf", { type: "application/pdf" }));
      control.files = chosen.files;
    } else if (control.type === "select-one") control.selectedIndex = 2;
    else control.value = control.type === "email" ? "ada@county.example" : "typed early";
  }
  const focused = controls().findLast(({ type }) => /text|search|email/.test(type));
  focused.focus();
  if (focused.type !== "email") focused.setSelectionRange(2, 5);
  self.before = stateOf();
  for (const place of document.querySelectorAll("header, main form > *, main form label")) {
    const added = document.createElement("i");
    added.dataset.extension = "";
    place.append(added);
  }
});`;

const hydrated = `dispatchEvent(new Event("scroll"));
return document.documentElement.dataset.script === "hydrated"`;
const focused = `return document.activeElement?.matches("main h1")`;

export function describeFlows(engine: string, open: () => Promise<Session>): void {
  describe(`the site in ${engine}`, () => {
    let site: RunningApp;
    let backend: RecordingBackend;
    let recorded: { url: string } & AsyncDisposable;
    let session: Session;
    beforeAll(async () => {
      backend = recordingBackend();
      backend.tables.services = longServices();
      site = await startApp({ backend: backend.address });
      recorded = await withRecorder(site);
      session = await open();
    });
    afterAll(async () => {
      await session?.[Symbol.asyncDispose]();
      await recorded?.[Symbol.asyncDispose]();
      await site?.[Symbol.asyncDispose]();
    });

    async function visit(path: string): Promise<void> {
      await session.goto(recorded.url + path);
      await waitFor(session, hydrated);
    }
    async function resize(width: number): Promise<void> {
      await session.resize(width, 900);
      // WebKitGTK's windows are at least 447 px wide.
      await waitFor(session, `return innerWidth === ${width} || ${width} < 447`);
    }
    const noFaults = async (path: string) =>
      assert.deepEqual(await session.evaluate(`return self.faults`), [], path);

    it("hydrates every kind of page without a console message and sets it in the brand fonts", async () => {
      for (const path of onePageOfEach()) {
        await visit(path);
        await waitFor(session, brandFonts);
        await noFaults(path);
      }
    });

    it("keeps the document on navigation, moves to the top, and returns to the old position", async () => {
      await resize(1280);
      await visit(paths.services);
      await session.evaluate(`self.same = true`);
      await session.evaluate(`scrollTo({ top: 1500, behavior: "instant" })`);
      await waitFor(session, `return scrollY === 1500`);
      // The header is fixed: the drivers need not scroll to its link.
      await session.click(`header nav a[href="${paths.contact}"]`);
      await waitFor(session, `return location.pathname === ${JSON.stringify(paths.contact)}`);
      await waitFor(session, focused);
      await waitFor(session, `return scrollY === 0`);
      await session.back();
      await waitFor(session, `return location.pathname === ${JSON.stringify(paths.services)}`);
      await waitFor(session, `return Math.abs(scrollY - 1500) < 50`);
      await session.forward();
      await waitFor(session, `return location.pathname === ${JSON.stringify(paths.contact)}`);
      assert(await session.evaluate(`return self.same`), "the document was loaded again");
      await noFaults(paths.contact);
    });

    it("has service cards of 480 px with any row, and posters of one height in windows wider than phones", async () => {
      for (const path of [paths.services, paths.home]) {
        await visit(path);
        await waitFor(session, brandFonts);
        for (const width of [390, 768, 820, 1024, 1440]) {
          await resize(width);
          const heights = await session.evaluate<number[]>(
            // Firefox adds up to a pixel where rows of a grid share a height.
            `return [...document.querySelectorAll("[data-service]")]
              .map((card) => Math.round(card.getBoundingClientRect().height))`,
          );
          assert.equal(heights.length, 10);
          const isHome = path === paths.home;
          // A phone's wide posters are higher.
          if (isHome && width < 768) continue;
          const expected = isHome ? heights[0]! : 480;
          const wrong = heights.filter((height) => Math.abs(height - expected) > 1);
          assert.deepEqual(wrong, [], `${path} at ${width} px`);
        }
      }
    });

    it("opens one menu at a time and closes it with Escape", async () => {
      await resize(1280);
      await visit(paths.home);
      const opened = `[...document.querySelectorAll("header [aria-expanded=true]")].length`;
      await session.click(`header nav li:nth-child(1) button[aria-expanded]`);
      await waitFor(session, `return ${opened} === 1`);
      await session.click(`header nav button[aria-expanded=false]`);
      await waitFor(session, `return ${opened} === 1`);
      await session.press("Escape");
      await waitFor(session, `return ${opened} === 0`);
      await resize(600);
      await session.click(`header button[aria-controls="mobile-menu"]`);
      await waitFor(session, `return document.querySelector("main").inert`);
      await session.press("Escape");
      await waitFor(session, `return !document.querySelector("main").inert`);
      await noFaults(paths.home);
    });

    it("opens a commitment's dialog, takes the focus there and gives it back", async () => {
      await resize(1280);
      await visit(paths.commitments);
      await session.click(`#dei button, button#dei, [id="dei"] [aria-haspopup=dialog]`);
      await waitFor(
        session,
        `return document.querySelector("dialog[open]")?.contains(document.activeElement)`,
      );
      await session.press("Escape");
      await waitFor(session, `return !document.querySelector("dialog[open]")`);
      await waitFor(session, `return document.activeElement?.closest("#dei") !== null`);
      await noFaults(paths.commitments);
    });

    it("sends each form once, the application with its file", async () => {
      await visit(paths.contact);
      await fill("contact", inquiryFields);
      await session.click(`#contact [type=submit]`);
      await waitFor(
        session,
        `return document.body.innerText.includes(${JSON.stringify(contactForm.messages.success)})`,
      );
      await until(
        "the inquiry is stored",
        () => backend.to("/rest/v1/contact_submissions").length === 1,
      );

      await session.type(`footer input[type=email]`, "ada@county.example");
      await session.click(`footer form [type=submit]`);
      await until(
        "the subscriber is stored",
        () => backend.to("/rest/v1/subscribers").length === 1,
      );

      await visit(paths.careers);
      await fill("application", applicationFields);
      const folder = await Deno.makeTempDir();
      try {
        await Deno.writeTextFile(`${folder}/resume.pdf`, pdfText);
        await session.attach(`#application input[type=file]`, `${folder}/resume.pdf`);
        await waitFor(
          session,
          `return !document.querySelector("#application [type=submit]").disabled`,
        );
        await session.click(`#application [type=submit]`);
        await until(
          "the application is stored",
          () => backend.to("/rest/v1/careers_applications").length === 1,
        );
      } finally {
        await Deno.remove(folder, { recursive: true });
      }
      await noFaults(paths.careers);
    });

    it("keeps what was typed, chosen and focused before an extension changed the page", async () => {
      await using changed = await withRecorder(site, 0, earlyVisitor);
      for (const path of [paths.contact, paths.careers, paths.insights, paths.search]) {
        await session.goto(changed.url + path);
        await waitFor(session, hydrated);
        // React has rendered the page anew.
        assert(await session.evaluate(`return !document.querySelector("[data-extension]")`), path);
        const [before, after] = await session.evaluate<unknown[]>(
          `return [self.before, stateOf()]`,
        );
        assert.deepEqual(after, before, path);
      }
    });

    it("shows the brand fonts on a first visit over a slow line, and on the next page", async () => {
      // A port of its own has an empty cache.
      await using slow = await withRecorder(site, 150);
      await session.goto(slow.url + paths.contact);
      await waitFor(session, brandFonts);
      await session.click(`footer a[href="${paths.careers}"]`);
      await waitFor(session, `return location.pathname === ${JSON.stringify(paths.careers)}`);
      await waitFor(session, focused);
      assert(await session.evaluate(brandFonts), "the next page shows them at once");
      await noFaults(paths.careers);
    });

    async function fill(form: string, fields: Record<string, string>): Promise<void> {
      for (const [name, value] of Object.entries(fields)) {
        const field = `#${form}-${name}`;
        const isSelect = await session.evaluate(
          `return document.querySelector(${JSON.stringify(field)}).tagName === "SELECT"`,
        );
        if (isSelect) {
          await session.evaluate(`const field = document.querySelector(${JSON.stringify(field)});
            field.value = ${JSON.stringify(value)};
            field.dispatchEvent(new Event("change", { bubbles: true }))`);
        } else if (value.trim()) await session.type(field, value.trim());
      }
    }
  });
}

/** Services whose texts are as long as cards show, and longer. */
function longServices(): Row[] {
  const text = "We write plans that a board can adopt and a budget office can fund by line. ";
  return serviceRows().map((row, index) => ({
    ...row,
    title: index % 2 ? row.title : `${row.title} and Everything Else That Comes With It`,
    description: text.repeat(index + 1),
    features: Array.from({ length: 2 * index }, (_, at) => `Feature ${at + 1} of the service`),
  }));
}

/** Whether heading and text are set in the brand fonts and both files have loaded. */
const brandFonts = `const loaded = (name) => [...document.fonts].some(
  (font) => font.family.replaceAll('"', "") === name && font.status === "loaded" && font.display === "swap");
const used = (selector, name) => getComputedStyle(document.querySelector(selector))
  .fontFamily.replaceAll('"', "").startsWith(name);
return loaded("Public Sans") && loaded("Newsreader Display")
  && used("main h1", "Newsreader Display") && used("main p", "Public Sans")`;

/**
 * The site behind a server that puts a script first on each page, and its hash in the policy.
 *
 * @param delayMs added to every response
 */
export async function withRecorder(
  site: RunningApp,
  delayMs = 0,
  script = recorder,
): Promise<{ url: string } & AsyncDisposable> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(script));
  const hash = `'sha256-${new Uint8Array(digest).toBase64()}'`;
  const server = Deno.serve(
    { hostname: "127.0.0.1", port: 0, onListen() {} },
    async (request, info) => {
      if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs));
      const requested = new Headers(request.headers);
      requested.delete("accept-encoding");
      const response = await site.app(new Request(request, { headers: requested }), info);
      if (!response.headers.get("content-type")?.startsWith("text/html")) return response;
      const headers = new Headers(response.headers);
      headers.delete("content-length");
      headers.set(
        "content-security-policy",
        headers.get("content-security-policy")!.replace("script-src", `script-src ${hash}`),
      );
      const html = (await response.text()).replace("<head>", `<head><script>${script}</script>`);
      return new Response(html, { status: response.status, headers });
    },
  );
  return {
    url: `http://127.0.0.1:${server.addr.port}`,
    [Symbol.asyncDispose]: () => server.shutdown(),
  };
}
