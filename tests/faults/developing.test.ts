import assert from "node:assert/strict";
import { globSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, it } from "@std/testing/bdd";
import type { Page } from "playwright";
import { contactForm } from "../../content/forms/contact.ts";
import { paths } from "../../content/paths.ts";
import { openBrowser, type TestBrowser } from "../support/browser/browser.ts";
import { copyProject, type ProjectCopy } from "../support/process/copy.ts";
import { runProgram, type SiteProcess, startSite } from "../support/process/process.ts";
import { onePageOfEach } from "../support/page/site-pages.ts";
import { until } from "../support/until.ts";

const dev = ["run", "-A", "server/build/dev.ts"];

describe("developing in a folder with a difficult name", () => {
  let copy: ProjectCopy;
  let site: SiteProcess;
  let url: string;
  let browser: TestBrowser;
  beforeAll(async () => {
    copy = await copyProject();
    const variables = { HOST: "", DATA_DIR: "data (1)" };
    site = startSite(variables, { args: dev, cwd: copy.path });
    [url, browser] = await Promise.all([site.url, openBrowser()]);
  });
  afterAll(async () => {
    await browser[Symbol.asyncDispose]();
    await site[Symbol.asyncDispose]();
    await copy[Symbol.asyncDispose]();
  });
  const status = async (path: string) => {
    const response = await fetch(url + path, { redirect: "manual" });
    await response.body?.cancel();
    return response.status;
  };

  it("serves the pages with the embedded backend's rows, to this machine alone", async () => {
    assert.match(site.output(), /"event":"listening","hostname":"127\.0\.0\.1"/);
    const page = await (await fetch(url + paths.services)).text();
    assert.match(page, /Grant Writing/);
    const [, start] = /<script data-modules="[^"]+"[^>]*>(.+?)<\/script>/s.exec(page)!;
    assert.doesNotThrow(() => new Function(start!), "it is no module");
  });

  it("says once that a migration or a backend file needs a restart", async () => {
    const said = () => site.output().match(/"event":"restart_needed"/g)?.length ?? 0;
    const backend = join(copy.path, "server/embedded/rest.ts");
    await Deno.writeTextFile(backend, "\n// edited\n", { append: true });
    await until("the line", () => said() > 0);
    assert.match(site.output(), /server\/embedded\/rest\.ts changed/);
    await Deno.writeTextFile(join(copy.path, "supabase/migrations/20990101000000_new.sql"), "");
    await using document = await edit("server/pages/document.tsx");
    await document.replace('<html lang="en"', '<html lang="en" data-later=""');
    await until("a later change", async () => {
      return (await (await fetch(url + paths.about)).text()).includes("data-later");
    });
    assert.equal(said(), 1);
  });

  it("keeps the data folder and files with a dot to itself", async () => {
    const secret = join(copy.path, "data (1)/tools.json");
    await Deno.stat(secret);
    await Deno.mkdir(join(copy.path, ".vscode"));
    for (const file of [".env", ".vscode/settings.json"]) {
      await Deno.writeTextFile(join(copy.path, file), "");
    }
    for (
      const path of [
        "/data (1)/tools.json",
        "/data (1)/tools.json?raw",
        `/@fs${encodeURI(secret)}`,
        "/.env",
        "/.vscode/settings.json",
      ]
    ) {
      assert.notEqual(await status(path), 200, path);
    }
  });

  it("opens every route with every stylesheet, without an error", async () => {
    const loaded = new Set<string>();
    await using page = await browser.visit(url + paths.home, {
      tolerate: [/status of 404/],
      async before(page) {
        await page.on("response", (response) => {
          if (response.ok()) loaded.add(new URL(response.url()).pathname);
        });
      },
    });
    for (const path of [...onePageOfEach(), "/no-such-page"]) {
      await page.visit(url + path);
      await page.waitForLoadState();
      assert.equal(await page.locator(overlay).count(), 0, path);
    }
    const sheets = globSync("client/**/*.css", { exclude: ["client/dist", "client/styles"] });
    assert.deepEqual(sheets.filter((sheet) => !loaded.has(`/${sheet}`)), []);
  });

  it("opens the gallery", async () => {
    await using page = await browser.visit(`${url}/gallery`, { hydrates: false });
    assert.equal(await page.locator(overlay).count(), 0);
  });

  it("keeps what was typed when a component or the page is edited, however fast", async () => {
    await using hero = await edit("client/ui/hero.tsx");
    await using contact = await edit("client/pages/contact.tsx");
    await using page = await openContact();
    const name = page.getByLabel(contactForm.fields.name.label);
    await name.fill("Ada");
    await page.evaluate(() => document.body.dataset.sameDocument = "");
    const backup = join(copy.path, "client/ui/hero.tsx~");
    await Deno.writeTextFile(backup, "");
    // Many editors empty a file before they write it.
    const styled = page.waitForResponse(/main\.css\?t=/);
    await hero.empty();
    await styled;
    await hero.replace("{intro && <Lead", "<p>whole</p>{intro && <Lead");
    await page.getByText("whole", { exact: true }).waitFor();
    for (const text of ["one", "two", "three", "four", "five"]) {
      await hero.replace("{intro && <Lead", `<p>${text}</p>{intro && <Lead`);
      // The watcher sees each edit, within 50 ms of the last.
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    await page.getByText(/^(one|two|three|four|five)$/).waitFor();
    // An edit within 50 ms of another may show with the next one.
    await hero.replace("{intro && <Lead", "<p>six</p>{intro && <Lead");
    await page.getByText("six", { exact: true }).waitFor();
    await Deno.remove(backup);
    await contact.replace("{information.title}", "Edited");
    await page.getByRole("heading", { name: "Edited" }).waitFor();
    assert.equal(await name.inputValue(), "Ada");
    assert.equal(await page.locator("[data-same-document]").count(), 1, "the page was reloaded");
  });

  it("shows edited text, styles and server files in an open page", async () => {
    await using text = await edit("content/pages/contact.ts");
    await using sheet = await edit("client/layout/header.css");
    await using document = await edit("server/pages/document.tsx");
    await using page = await openContact();
    await text.replace('title: "Send us a message"', 'title: "Edited"');
    await page.getByRole("heading", { name: "Edited" }).waitFor();
    await sheet.append("body { outline: 3px solid red }");
    await waitForOutline(page, "solid");
    await sheet.append("");
    await waitForOutline(page, "none");
    await document.replace('<html lang="en"', '<html lang="en" data-edited=""');
    await page.locator("html[data-edited]").waitFor();
  });

  it("shows the overlay while a component throws", async () => {
    await using page = await openContact([/on purpose/, /status of 500/]);
    {
      await using hero = await edit("client/ui/hero.tsx");
      await hero.replace("  return (\n", '  throw new Error("on purpose");\n  return (\n');
      await page.locator(overlay).getByText("on purpose").first().waitFor();
      await page.reload();
      await page.locator(overlay).getByText("on purpose").first().waitFor();
    }
    await page.getByRole("heading", { level: 1 }).waitFor();
    assert.equal(await page.locator(overlay).count(), 0);
  });

  it("refuses a data folder in use with a line", async () => {
    const { code, output } = await runProgram(
      dev,
      { HOST: "", PORT: "0", DATA_DIR: "data (1)" },
      copy.path,
    );
    assert.equal(code, 1);
    assert.match(output, /^.*The data directory .* cannot be used: another process uses it.*\n$/m);
    assert.doesNotMatch(output, /^ +at /m);
  });

  it("builds and serves there too", async () => {
    await Deno.writeTextFile(join(copy.path, ".env"), "SHUTDOWN_GRACE=0");
    await using built = startSite({ BACKEND: "none" }, { args: ["task", "start"], cwd: copy.path });
    const page = await (await fetch(await built.url + paths.about)).text();
    const script = /"(\/assets\/[^" ]+\.js)/.exec(page)![1]!;
    const response = await fetch(await built.url + script);
    assert.equal(response.status, 200);
    await response.body?.cancel();
  });

  /** Opens the page and waits until Vite can tell it of edits. */
  async function openContact(tolerate: RegExp[] = []) {
    const { promise: connected, resolve } = Promise.withResolvers<void>();
    const page = await browser.visit(url + paths.contact, {
      tolerate,
      before: async (page) => {
        await page.on("console", (message) => message.text() === "[vite] connected." && resolve());
      },
    });
    await connected;
    return page;
  }

  /** Changes a file of the copy until it is disposed and the server has read it again. */
  async function edit(path: string) {
    const file = join(copy.path, path);
    const source = await Deno.readTextFile(file);
    const write = (text: string) => Deno.writeTextFile(file, text);
    return {
      /** Replaces the file, as many editors save. */
      async append(text: string) {
        await Deno.writeTextFile(`${file}~`, `${source}\n${text}\n`);
        await Deno.rename(`${file}~`, file);
      },
      empty: () => write(""),
      replace(before: string, after: string) {
        assert(source.includes(before), `${path} has no ${before}`);
        return write(source.replace(before, after));
      },
      async [Symbol.asyncDispose]() {
        const { length } = site.output();
        await write(source);
        await until(`the reload of ${path}`, () => site.output().includes(path, length));
      },
    };
  }
});

const overlay = "vite-error-overlay";

/** Unlike `evaluate`, the wait continues if the page reloads. */
const waitForOutline = (page: Page, style: string) =>
  page.waitForFunction((style) => getComputedStyle(document.body).outlineStyle === style, style);
