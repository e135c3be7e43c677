/** A process that is asked to stop while forms go on arriving. */
import assert from "node:assert/strict";
import { type IncomingHttpHeaders, request } from "node:http";
import { describe, it } from "@std/testing/bdd";
import { paths } from "../../content/paths.ts";
import { startSite } from "../support/process/process.ts";
import { recordingBackend } from "../support/backend/recording-backend.ts";
import { until } from "../support/until.ts";

interface Sent {
  message: string;
  status: number;
  headers: IncomingHttpHeaders;
}

/** On a connection of its own, from an address of its own. */
function send(url: string, n: number): Promise<Sent> {
  const message = `Matter ${n}.`;
  const { promise, resolve, reject } = Promise.withResolvers<Sent>();
  const sending = request(url + paths.contact, {
    method: "POST",
    agent: false,
    headers: {
      "content-type": "application/x-www-form-urlencoded",
      "x-forwarded-for": `10.0.${n >> 8}.${n & 255}`,
    },
  }, (answer) => {
    const { statusCode = 0, headers } = answer;
    answer.resume().on("end", () => resolve({ message, status: statusCode, headers }));
  });
  sending.on("error", reject);
  sending.end(`${new URLSearchParams({ name: "Ada", email: `a${n}@county.example`, message })}`);
  return promise;
}

describe("a process that is asked to stop while forms go on arriving", () => {
  it("finishes those under way, refuses new ones, and ends soon after", async () => {
    await using backend = recordingBackend();
    const { url: address, key } = backend.served();
    backend.instead = ({ method, path }) => {
      if (method !== "POST" || path !== "/rest/v1/contact_submissions") return undefined;
      return new Promise((resolve) =>
        setTimeout(() => resolve(new Response(null, { status: 201 })), 3_000)
      );
    };
    const grace = 1;
    await using site = startSite({
      SUPABASE_URL: address,
      SUPABASE_ANON_KEY: key,
      SHUTDOWN_GRACE: String(grace),
      TRUST_PROXY: "1",
    });
    const url = await site.url;
    let stop = 0;
    let isOver = false;
    const ended = site.ended.then((status) => {
      isOver = true;
      return { ...status, after: performance.now() - stop };
    });
    const sent: Promise<Sent | string>[] = [];
    for (let n = 0; !isOver; n++) {
      sent.push(send(url, n).catch(({ code }) => code));
      await new Promise((later) => setTimeout(later, 100));
      if (n !== 20) continue;
      site.kill("SIGTERM");
      stop = performance.now();
      await until("the stop", () => site.output().includes('"event":"stopping"'));
    }
    const { code, after } = await ended;
    assert.equal(code, 0);
    assert(after < (grace + 15) * 1_000, `${after} ms`);

    const answers = await Promise.all(sent);
    const stored = backend.to("/rest/v1/contact_submissions").map(({ body }) => body).join("\n");
    const counts: Record<string, number> = {};
    for (const answer of answers) {
      const kind = typeof answer === "string" ? answer : answer.status;
      counts[kind] = (counts[kind] ?? 0) + 1;
      if (typeof answer === "string") continue;
      const times = stored.split(answer.message).length - 1;
      assert.equal(times, answer.status === 303 ? 1 : 0, answer.message);
      if (answer.status !== 503) continue;
      assert(Number(answer.headers["retry-after"]) > 0);
      assert.match(answer.headers.connection ?? "", /close/);
    }
    assert.equal(backend.to("/functions/v1/contactConfirmation").length, counts["303"]);
    // Who connects at the very moment the listener closes is reset before anything was read.
    const { ECONNREFUSED: _, ECONNRESET: reset = 0, ...answered } = counts;
    assert(reset <= 3);
    assert.equal(stored.split("\n").length, counts["303"]);
    assert.deepEqual(Object.keys(answered), ["303", "503"], JSON.stringify(counts));
  });

  it("ends with 1 after a minute when it has to cut one off", async () => {
    await using site = startSite({ BACKEND: "none" });
    const url = new URL(await site.url);
    using visitor = await Deno.connect({ hostname: url.hostname, port: Number(url.port) });
    // So much has come that the rest may take longer.
    const half = `POST ${paths.careers} HTTP/1.1\r\nHost: x\r\nContent-Length: 9000\r\n` +
      "Content-Type: multipart/form-data; boundary=x\r\n\r\n" +
      `--x\r\nContent-Disposition: form-data; name="coverLetter"\r\n\r\n${"a".repeat(4_000)}`;
    await visitor.write(new TextEncoder().encode(half));
    await fetch(`${url}healthz`).then((answer) => answer.text());
    site.kill("SIGTERM");
    assert.equal((await site.ended).code, 1);
    assert.match(site.output(), /"event":"cut_off"/);
  });
});
