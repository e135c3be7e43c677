/** A process that is asked to stop while forms go on arriving. */
import assert from "node:assert/strict";
import { type IncomingHttpHeaders, request } from "node:http";
import { describe, it } from "@std/testing/bdd";
import { paths } from "../../content/paths.ts";
import { startSite } from "../support/process/process.ts";
import { recordingBackend } from "../support/backend/recording-backend.ts";
import { until } from "../support/until.ts";

const table = "/rest/v1/contact_submissions";

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
    await using site = startSite({
      SUPABASE_URL: address,
      SUPABASE_ANON_KEY: key,
      SHUTDOWN_GRACE: "1",
      TRUST_PROXY: "1",
    });
    const url = await site.url;
    let isOver = false;
    site.ended.then(() => isOver = true);
    let refused = 0;
    const sent: Promise<Sent | string>[] = [];
    const sendNext = () => {
      const answer = send(url, sent.length).catch(({ code }) => code as string);
      sent.push(answer);
      answer.then((answer) => typeof answer !== "string" && answer.status === 503 && refused++);
    };
    const release = backend.hold();
    for (let n = 0; n < 20; n++) sendNext();
    await backend.called(table, 20);
    site.kill("SIGTERM");
    await until("the first refusal", () => (sendNext(), refused > 0), 100);
    release();
    await until("the end", () => (isOver || sendNext(), isOver), 100);
    assert.equal((await site.ended).code, 0);

    const answers = await Promise.all(sent);
    const stored = backend.to(table).map(({ body }) => body).join("\n");
    const counts: Record<string, number> = {};
    const kinds = answers.map((answer) => typeof answer === "string" ? answer : answer.status);
    for (const [n, answer] of answers.entries()) {
      const kind = kinds[n]!;
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
    const lastAnswered = kinds.findLastIndex((kind) => typeof kind === "number");
    assert(!kinds.slice(0, lastAnswered).includes("ECONNRESET"), `${kinds}`);
    const { ECONNREFUSED: _, ECONNRESET: __, ...answered } = counts;
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
