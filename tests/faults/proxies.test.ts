import assert from "node:assert/strict";
import { connect, type IncomingHttpHeaders } from "node:http2";
import { brotliDecompressSync } from "node:zlib";
import { afterAll, beforeAll, describe, it } from "@std/testing/bdd";
import { paths } from "../../content/paths.ts";
import { type RunningApp, startApp } from "../support/app.ts";
import { type Proxy, startCaddy, startNginx } from "../support/proxies.ts";
import { type RecordingBackend, recordingBackend } from "../support/recording-backend.ts";

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  /** Resolves with the first bytes of the body. */
  first: Promise<Uint8Array>;
  body: Promise<Uint8Array<ArrayBuffer>>;
}

for (const [name, start] of [["Caddy", startCaddy], ["nginx", startNginx]] as const) {
  describe(`behind ${name} as deploy/ has it`, () => {
    let backend: RecordingBackend;
    let site: RunningApp;
    let proxy: Proxy | null = null;
    beforeAll(async () => {
      backend = recordingBackend();
      site = await startApp({ backend: backend.address, trustProxy: 1, ttlMs: 1 });
      proxy = await start(Number(new URL(site.url).port));
      if (!proxy) console.log(`*** SKIPPED: ${name} IS NOT INSTALLED ***`);
    });
    afterAll(async () => {
      await proxy?.[Symbol.asyncDispose]();
      await site[Symbol.asyncDispose]();
    });

    /** Over HTTP/2, the only protocol that this client speaks. */
    async function ask(
      path: string,
      headers: Record<string, string> = {},
      body?: Uint8Array | string,
    ): Promise<Answer> {
      const session = connect(proxy!.url, { ca: proxy!.certificate });
      const stream = session.request({
        ":path": path,
        ":method": body === undefined ? "GET" : "POST",
        ...headers,
      });
      stream.end(body);
      const answered = Promise.withResolvers<IncomingHttpHeaders>();
      const first = Promise.withResolvers<Uint8Array>();
      const ended = Promise.withResolvers<Uint8Array<ArrayBuffer>>();
      const chunks: Uint8Array<ArrayBuffer>[] = [];
      stream.on("response", answered.resolve);
      stream.on("data", (chunk) => {
        first.resolve(chunk);
        chunks.push(chunk);
      });
      stream.on("end", () => {
        session.close();
        new Blob(chunks).bytes().then(ended.resolve);
      });
      stream.on("error", answered.reject);
      const received = await answered.promise;
      const status = Number(received[":status"]);
      return { status, headers: received, first: first.promise, body: ended.promise };
    }
    const behind = (what: string, test: () => Promise<void>) =>
      it(what, async () => {
        if (proxy) await test();
      });

    behind("a page comes compressed once, and 304 when it is known", async () => {
      const page = await ask(paths.privacy, { "accept-encoding": "br, gzip" });
      assert.equal(page.status, 200);
      assert.equal(page.headers["content-encoding"], "br");
      assert.match(new TextDecoder().decode(brotliDecompressSync(await page.body)), /^<!DOCTYPE/);
      const again = await ask(paths.privacy, {
        "accept-encoding": "br, gzip",
        "if-none-match": page.headers.etag!,
      });
      assert.equal(again.status, 304);
    });

    behind("a long address is led on, in a header as long", async () => {
      const page = await ask(`/services/${"A".repeat(6_000)}`);
      assert.equal(page.status, 308);
      assert.equal(page.headers.location, `/services/${"a".repeat(6_000)}`);
    });

    behind("a part of a file comes alone", async () => {
      const part = await ask(paths.outlook, { range: "bytes=0-7" });
      assert.equal(part.status, 206);
      assert.match(new TextDecoder().decode(await part.body), /^%PDF-1/);
    });

    // Each is the first to ask for its rows.
    for (const [path, encoding] of [[paths.services, "br"], [paths.commitments, "gzip"]] as const) {
      behind(`a streamed page begins before its rows have come (${encoding})`, async () => {
        const release = backend.hold();
        const page = await ask(path, { "accept-encoding": encoding });
        assert((await page.first).length > 0);
        release();
        assert.equal(page.status, 200);
        assert((await page.body).length > (await page.first).length);
      });
    }

    behind("a body over the limit is refused", async () => {
      const form = { "content-type": "application/x-www-form-urlencoded" };
      const tooMuch = new Uint8Array(13 * 1024 * 1024);
      assert.equal((await ask(paths.contact, form, tooMuch)).status, 413);
    });

    behind("an invented address is no new visitor", async () => {
      const statuses = [];
      for (let visit = 0; visit < 31; visit++) {
        const { status } = await ask(paths.subscribe, {
          "content-type": "application/x-www-form-urlencoded",
          "x-forwarded-for": `10.0.0.${visit}`,
        }, `email=a${visit}@county.example`);
        statuses.push(status);
      }
      assert.equal(statuses.at(-1), 429);
    });
  });
}
