import assert from "node:assert/strict";
import { describe, it } from "@std/testing/bdd";
import { query } from "../../client/catalog/queries.ts";
import { servicesMessages } from "../../content/messages/services.ts";
import { serviceNames } from "../../content/navigation.ts";
import { paths } from "../../content/paths.ts";
import { startApp } from "../support/app.ts";
import { recordingBackend } from "../support/backend/recording-backend.ts";

/** The page's text as it comes in. */
async function* textOf(url: string) {
  yield* (await fetch(url)).body!.pipeThrough(new TextDecoderStream());
}

/** Reads until the words have come, and no further. */
async function readUntil(page: AsyncGenerator<string>, words: string) {
  let html = "";
  while (!html.includes(words)) {
    const { done, value } = await page.next();
    if (done) throw new Error(`ended without ${words}`);
    html += value;
  }
  return html;
}

describe("a backend that takes its time", () => {
  it("gets the shell out first and the rows later, to everyone who asks", async () => {
    const backend = recordingBackend();
    await using site = await startApp({ backend: backend.address });
    const release = backend.hold();
    // The page is read up to its end while the backend is still silent.
    const page = textOf(site.url + paths.services);
    const shell = await readUntil(page, "</footer>");
    const others = await Promise.all(Array.from({ length: 20 }, async () => {
      const page = textOf(site.url + paths.services);
      return { page, shell: await readUntil(page, "</footer>") };
    }));
    const main = shell.slice(shell.indexOf("<main"), shell.indexOf("</main>"));
    assert.match(main, /<h1[^>]*>Services<\/h1>/);
    assert(main.includes(servicesMessages.loading));
    assert.doesNotMatch(shell, /data-service=/);
    release();
    const rest = await readUntil(page, "</html>");
    for (const name of serviceNames) assert(rest.includes(name.replace("&", "&amp;")), name);
    // Beside the markup, for hydration.
    assert(rest.includes(`data-key="${query("service-summaries").address}"`));
    for (const other of others) {
      assert.equal(other.shell + await readUntil(other.page, "</html>"), shell + rest);
    }
  });

  it("decides the status of a detail page before its first byte", async () => {
    const backend = recordingBackend();
    await using site = await startApp({ backend: backend.address });
    const release = backend.hold();
    const asked = site.get(paths.service("nowhere"));
    await backend.called("/rest/v1/services");
    release();
    const response = await asked;
    assert.equal(response.status, 404);
    await response.text();
  });

  it("survives visitors who leave before the rows have come", async () => {
    const backend = recordingBackend();
    await using site = await startApp({ backend: backend.address });
    const release = backend.hold();
    for (let n = 0; n < 5; n++) {
      const leaving = new AbortController();
      const response = await site.get(paths.services, { signal: leaving.signal });
      await response.body!.getReader().read();
      leaving.abort();
    }
    release();
    const next = await site.get(paths.services);
    assert((await next.text()).includes("Project Management"));
    assert.deepEqual(site.events("request_failed"), []);
  });
});
