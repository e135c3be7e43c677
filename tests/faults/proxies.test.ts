import assert from "node:assert/strict";
import { once } from "node:events";
import { type ClientHttp2Session, connect, type IncomingHttpHeaders } from "node:http2";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync } from "node:zlib";
import { afterAll, beforeAll, describe, it } from "@std/testing/bdd";
import { paths } from "../../content/paths.ts";
import { timeoutMs } from "../../server/backend/client.ts";
import { uploadLimits } from "../../server/forms/application-endpoint.ts";
import { uploadLimit } from "../../server/forms/read-upload.ts";
import { bodyTimeoutMs } from "../../server/runtime/limits/open-bodies.ts";
import { type RunningApp, startApp } from "../support/app.ts";
import { type Proxy, startCaddy, startNginx } from "../support/process/proxies.ts";
import { type RecordingBackend, recordingBackend } from "../support/backend/recording-backend.ts";

for (const [name, start] of [["Caddy", startCaddy], ["nginx", startNginx]] as const) {
  describe(`behind ${name} as deploy/ has it`, () => {
    let backend: RecordingBackend;
    let site: RunningApp;
    let proxy: Proxy;
    beforeAll(async () => {
      backend = recordingBackend();
      site = await startApp({ backend: backend.address, trustProxy: 1, ttlMs: 1 });
      proxy = await start(Number(new URL(site.url).port));
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
    ) {
      const servername = headers[":authority"]?.split(":")[0];
      const session = connect(proxy.url, { ca: proxy.certificate, servername });
      const method = body === undefined ? "GET" : "POST";
      const stream = session.request({ ":path": path, ":method": method, ...headers });
      stream.end(body).on("end", () => session.close());
      const [received]: IncomingHttpHeaders[] = await once(stream, "response");
      const status = Number(received![":status"]);
      return { status, headers: received!, begun: once(stream, "readable"), body: buffer(stream) };
    }

    it("a page comes compressed once, and 304 when it is known", async () => {
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

    it("a long address is led on, in a header as long", async () => {
      const page = await ask(`/services/${"A".repeat(6_000)}`);
      assert.equal(page.status, 308);
      assert.equal(page.headers.location, `/services/${"a".repeat(6_000)}`);
    });

    it("headers over 32 KB do not reach the site", async () => {
      // Deno's module node:http2 may corrupt memory when its request is refused.
      using client = Deno.createHttpClient({ caCerts: [proxy.certificate], http1: false });
      const statusWith = (tagLength: number) =>
        fetch(proxy.url + paths.privacy, {
          client,
          headers: { "if-none-match": `"${"a".repeat(tagLength)}"` },
        }).then(async ({ status, body }) => (await body?.cancel(), status), () => "closed");
      assert.equal(await statusWith(1_000), 200);
      const before = site.events("request").length;
      const refused = await statusWith(33_000);
      assert(refused === "closed" || Number(refused) >= 400, String(refused));
      assert.equal(site.events("request").length, before);
    });

    // Each is the first to ask for its rows.
    for (const [path, encoding] of [[paths.services, "br"], [paths.commitments, "gzip"]] as const) {
      it(`a streamed page begins before its rows have come (${encoding})`, async () => {
        const release = backend.hold();
        const page = await ask(path, { "accept-encoding": encoding });
        await page.begun;
        release();
        assert.equal(page.status, 200);
        assert((await page.body).length > 0);
      });
    }

    it("another name redirects to the site's, with path and query", async () => {
      const { status, headers } = await ask("/about?a=b", { ":authority": proxy.otherHost });
      assert.equal(status, 308);
      const { pathname, search, hostname } = new URL(headers.location!);
      assert.deepEqual([hostname, pathname + search], ["localhost", "/about?a=b"]);
    });

    it("one connection has a limited number of streams", async () => {
      const session = connect(proxy.url, { ca: proxy.certificate });
      const { promise, resolve } = Promise.withResolvers<number | undefined>();
      session.on("remoteSettings", (settings) => resolve(settings.maxConcurrentStreams));
      // Caddy has no setting for it; the firewall limits its connections.
      assert.equal(await promise, name === "Caddy" ? 250 : 32);
      session.destroy();
    });

    it("a body over the limit is refused", async () => {
      const form = { "content-type": "application/x-www-form-urlencoded" };
      const tooMuch = new Uint8Array(13 * 1024 * 1024);
      assert.equal((await ask(paths.contact, form, tooMuch)).status, 413);
    });

    it("an invented address is no new visitor", async () => {
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

describe("behind nginx as deploy/ has it", () => {
  it("one address has 100 requests at a time, also when it stops reading", async () => {
    await using site = await startApp({ trustProxy: 1 });
    await using proxy = await startNginx(Number(new URL(site.url).port));
    if (!proxy) return;
    const sessions: ClientHttp2Session[] = [];
    const statuses: Promise<number>[] = [];
    for (let stream = 0; stream < 120; stream++) {
      if (stream % 30 === 0) {
        const settings = { initialWindowSize: 1_000 };
        sessions.push(connect(proxy.url, { ca: proxy.certificate, settings }));
      }
      const request = sessions.at(-1)!.request({ ":path": paths.outlook });
      request.on("error", () => {});
      const { promise, resolve } = Promise.withResolvers<number>();
      request.on("response", (headers) => resolve(Number(headers[":status"])));
      statuses.push(promise);
    }
    const refused = (await Promise.all(statuses)).filter((status) => status === 429);
    assert.equal(refused.length, 20);
    for (const session of sessions) session.destroy();
  });
});

describe("nginx's limit of simultaneous requests", () => {
  it("counts an IPv6 /64 as one address, however its addresses are written", async () => {
    await using site = await startApp({ trustProxy: 1 });
    // Requests come from the addresses that they name.
    const named = "set_real_ip_from 127.0.0.1; real_ip_header X-Real-IP;";
    await using proxy = await startNginx(Number(new URL(site.url).port), named);
    const networks = {
      one: ["2001:db8::1", "2001:db8::1:0:0:1", "2001:db8:0:0:1::", "2001:db8:0:0:1:2:3:4"],
      two: ["2001:db8:0:1::1", "2001:db8:0:1:1:2:3:4"],
    };
    const settings = { initialWindowSize: 1_000 };
    const sessions: ClientHttp2Session[] = [];
    const count = async (addresses: string[]) => {
      const statuses: Promise<number>[] = [];
      for (let stream = 0; stream < 120; stream++) {
        if (stream % 30 === 0) {
          sessions.push(connect(proxy.url, { ca: proxy.certificate, settings }));
        }
        const request = sessions.at(-1)!.request({
          ":path": paths.outlook,
          "x-real-ip": addresses[stream % addresses.length],
        });
        request.on("error", () => {});
        const { promise, resolve } = Promise.withResolvers<number>();
        request.on("response", (headers) => resolve(Number(headers[":status"])));
        statuses.push(promise);
      }
      return (await Promise.all(statuses)).filter((status) => status === 429).length;
    };
    assert.equal(await count(networks.one), 20);
    assert.equal(await count(networks.two), 20, "another network has requests of its own");
    for (const session of sessions) session.destroy();
  });
});

describe("the proxies' timeouts", () => {
  /** Seconds of the slowest accepted upload, until its last byte. */
  const upload = bodyTimeoutMs(uploadLimit) / 1_000;
  /** Seconds from there to the response: the wait for a slot, two files and a row (resume-store.ts). */
  const answer = (uploadLimits.slots.timeoutMs + 3 * timeoutMs.write) / 1_000;
  /** Seconds that a proxy has more, for a busy machine. */
  const reserve = 10;
  const read = (name: string) =>
    Deno.readTextFile(new URL(`../../deploy/${name}`, import.meta.url));

  it("let an upload wait for its slot and be stored behind nginx", async () => {
    const text = await read("nginx.conf");
    const seconds = Number(/proxy_read_timeout (\d+)s;/.exec(text)?.[1]);
    assert(seconds >= answer + reserve, `${seconds} s for ${answer} s`);
  });

  it("let the slowest accepted upload through Caddy, its wait and its answer included", async () => {
    const text = await read("Caddyfile");
    const seconds = (name: string) => Number(new RegExp(`${name} (\\d+)m\n`).exec(text)?.[1]) * 60;
    assert(seconds("read_body") >= upload + reserve, `${seconds("read_body")} s for ${upload} s`);
    const all = upload + answer;
    assert(seconds("write") >= all + reserve, `${seconds("write")} s for ${all} s`);
  });

  it("end no form that the site still reads", async () => {
    const text = await read("nginx.conf");
    const seconds = Number(/client_body_timeout (\d+)s;/.exec(text)?.[1]);
    assert(seconds >= bodyTimeoutMs(0) / 1_000 + reserve, `${seconds} s between two bytes`);
  });
});
