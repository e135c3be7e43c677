/** Slow clients: honest ones are served, however many others are slow. */
import assert from "node:assert/strict";
import { describe, it } from "@std/testing/bdd";
import type { Submitted } from "../../../client/request-context.ts";
import { applicationForm } from "../../../content/forms/application.ts";
import { paths } from "../../../content/paths.ts";
import { submissionLimit } from "../../../server/visitor-limits.ts";
import { createBackend } from "../../../server/backend/client.ts";
import {
  createApplicationEndpoint,
  uploadLimits,
} from "../../../server/forms/application-endpoint.ts";
import { createReceipts } from "../../../server/forms/receipts.ts";
import { createSubmissions } from "../../../server/forms/submissions.ts";
import { createLog } from "../../../server/log.ts";
import { bodyLimits, createOpenBodies } from "../../../server/runtime/limits/open-bodies.ts";
import { createRateLimit } from "../../../server/runtime/limits/rate-limit.ts";
import { startApp } from "../../support/app.ts";
import { recordingBackend } from "../../support/backend/recording-backend.ts";
import { fakeClock } from "../../support/clock.ts";
import {
  applicationBody,
  applicationFields,
  inquiryFields,
  pdf,
  pdfOf,
} from "../../support/forms.ts";
import { postSlowly, type SlowSender } from "../../support/slow-sender.ts";
import { until } from "../../support/until.ts";

/** Lets handlers go on, and the check of late bodies look at the clock. */
const settle = () => new Promise((later) => setTimeout(later, 250));

async function openSite() {
  const backend = recordingBackend();
  const clock = fakeClock();
  const site = await startApp({ backend: backend.address, clock, trustProxy: 1 });
  return Object.assign(site, { backend, clock });
}

type Site = Awaited<ReturnType<typeof openSite>>;

const inquiry = (n: number) =>
  new URLSearchParams({ ...inquiryFields, email: `ada${n}@county.example` });

const application = (n: number, size: number) =>
  applicationBody(pdfOf(size), { ...applicationFields, email: `ada${n}@county.example` });

/** Every sender sends its share of each second, until all of `awaited` have an answer. */
async function sendUntilAnswered(
  { clock }: Site,
  lines: { senders: SlowSender[]; bytesPerSecond: number }[],
  awaited: SlowSender[],
  stepMs = 2_000,
): Promise<void> {
  while (awaited.some(({ status }) => status === null)) {
    clock.advance(stepMs);
    for (const { senders, bytesPerSecond } of lines) {
      for (const { send } of senders) send(Math.ceil(bytesPerSecond * stepMs / 1_000));
    }
    await new Promise((later) => setTimeout(later, 1));
  }
}

const statuses = (senders: SlowSender[]) => senders.map(({ status }) => status);

describe("applications with 3 MB at 30 kB a second", () => {
  const upload = (site: Site, n: number, address: string, size = 3e6) =>
    postSlowly(site, { path: paths.careers, address, body: application(n, size) });

  it("are all stored: nine at once, of nine networks and of one", async () => {
    for (const networks of [9, 1]) {
      await using site = await openSite();
      const senders = await Promise.all(
        Array.from({ length: 9 }, (_, n) => upload(site, n, `198.51.100.${n % networks}`)),
      );
      await sendUntilAnswered(site, [{ senders, bytesPerSecond: 30_000 }], senders);
      assert.deepEqual(statuses(senders), Array(9).fill(200), `${networks} networks`);
      assert.equal(site.backend.to("/rest/v1/careers_applications").length, 9);
    }
  });

  it("are stored beside 32 of 10 MB at 26 kB a second, none of which is cut", async () => {
    await using site = await openSite();
    const attackers = await Promise.all(
      Array.from({ length: 32 }, (_, n) => upload(site, n, `203.0.113.${n % 8}`, 10e6)),
    );
    const honest = await Promise.all(
      Array.from({ length: 4 }, (_, n) => upload(site, 100 + n, `198.51.100.${n}`)),
    );
    const lines = [
      { senders: attackers, bytesPerSecond: 26_000 },
      { senders: honest, bytesPerSecond: 30_000 },
    ];
    await sendUntilAnswered(site, lines, honest);
    assert.deepEqual(statuses(honest), [200, 200, 200, 200]);
    assert.deepEqual(statuses(attackers), Array(32).fill(null));
  });
});

describe("285 inquiries of three networks, a byte per 200 ms", () => {
  it("keep no honest form from being stored", async () => {
    await using site = await openSite();
    const drip = (n: number) =>
      postSlowly(site, { path: paths.contact, address: `203.0.113.${n % 3}`, body: inquiry(n) });
    const drips = await Promise.all(Array.from({ length: 285 }, (_, n) => drip(n)));
    const uploads = await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        postSlowly(site, {
          path: paths.careers,
          address: `198.51.100.${n}`,
          body: application(n, 400_000),
        })),
    );
    const inquiries = await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        postSlowly(site, {
          path: paths.contact,
          address: `198.51.100.${100 + n}`,
          body: inquiry(1_000 + n),
        })),
    );
    const lines = [
      { senders: drips, bytesPerSecond: 5 },
      { senders: uploads, bytesPerSecond: 30_000 },
      { senders: inquiries, bytesPerSecond: 25 },
    ];
    const honest = [...uploads, ...inquiries];
    await sendUntilAnswered(site, lines, honest, 200);
    assert.deepEqual(statuses(honest), Array(16).fill(200));
    const refused = statuses(drips).filter((status) => status === 429).length;
    assert.equal(refused, 285 - 3 * bodyLimits.perNetwork);
  });

  it("leave room for others also when each has a network of its own", async () => {
    await using site = await openSite();
    const drips: SlowSender[] = [];
    const drip = (n: number) =>
      postSlowly(site, {
        path: [paths.contact, paths.careers, paths.subscribe][n % 3]!,
        address: `203.0.${n >> 8}.${n & 255}`,
        body: n % 3 === 1 ? application(n, 400_000) : inquiry(n),
      });
    for (let n = 0; n < 285; n++) drips.push(await drip(n));
    const upload = await postSlowly(site, {
      path: paths.careers,
      address: "198.51.100.1",
      body: application(0, 400_000),
    });
    const lines = [
      { senders: drips, bytesPerSecond: 5 },
      { senders: [upload], bytesPerSecond: 30_000 },
    ];
    for (let turn = 0; upload.status === null; turn++) {
      await sendUntilAnswered(site, lines, [], 200);
      site.clock.advance(200);
      for (const { senders, bytesPerSecond } of lines) {
        for (const { send } of senders) send(bytesPerSecond / 5);
      }
      drips.push(await drip(285 + turn));
      await new Promise((later) => setTimeout(later, 1));
    }
    assert.equal(upload.status, 200);
    assert(drips.some(({ status }) => status === 503), "some gave way");
  });
});

describe("a body that does not come", () => {
  it("gives way to others while it waits for its turn", async () => {
    const uploads = openUploads();
    const silent = Array.from(
      { length: bodyLimits.total },
      (_, n) => uploads.send(unfinished(), `network ${n}`),
    );
    const honest = new Request("http://site.example/careers", {
      method: "POST",
      headers: { accept: "application/json" },
      body: application(1, 1_000),
    });
    assert.equal(await uploads.send(honest, "another network"), 200);
    await uploads.wait(60_000);
    const statuses = await Promise.all(silent);
    assert.deepEqual([...new Set(statuses)].sort(), [408, 503]);
    assert.equal(statuses.filter((status) => status === 503).length, 1);
  });

  it("is refused over the network with 408, and its connection closes", async () => {
    await using site = await openSite();
    const { hostname, port } = new URL(site.url);
    for (const path of [paths.contact, paths.subscribe, paths.careers]) {
      const type = path === paths.careers
        ? "multipart/form-data; boundary=x"
        : "application/x-www-form-urlencoded";
      using connection = await Deno.connect({ hostname, port: Number(port) });
      const head = `POST ${path} HTTP/1.1\r\nHost: site\r\nContent-Type: ${type}\r\n` +
        "Content-Length: 5000\r\n\r\nname=";
      await connection.write(new TextEncoder().encode(head));
      const answer = new Uint8Array(1_024);
      const reading = connection.read(answer);
      await settle();
      site.clock.advance(14_000);
      await settle();
      site.clock.advance(2_000);
      const length = await reading;
      const text = new TextDecoder().decode(answer.subarray(0, length ?? 0));
      assert.match(text, /^HTTP\/1.1 408 /, path);
    }
  });
});

/** A careers endpoint with a clock of its own. */
function openUploads(changes: Partial<typeof uploadLimits> & { spoolFolder?: string } = {}) {
  const backend = recordingBackend();
  const refusals: string[] = [];
  const logged: string[] = [];
  const log = createLog("error", (line) => logged.push(JSON.parse(line).event));
  const clock = fakeClock();
  const { now } = clock;
  const rateLimit = createRateLimit({ ...submissionLimit, now });
  const { spoolFolder = Deno.makeTempDirSync(), ...limits } = changes;
  const endpoint = createApplicationEndpoint({
    submissions: createSubmissions(createBackend(backend.address), log),
    pages: {
      showSubmitted(_: Request, { problem, values }: Submitted, status: number) {
        refusals.push(`${problem?.alert} ${values.coverLetter}`);
        return Promise.resolve(new Response(null, { status }));
      },
    } as never,
    siteUrl: "http://site.example",
    receipts: createReceipts("secret"),
    security: { plain: {} } as never,
    rateLimit,
    refusals: createRateLimit({ ...submissionLimit, now }),
    bodies: createOpenBodies(bodyLimits, now),
    spoolFolder,
    clock,
    log,
  }, { ...uploadLimits, ...limits });
  return {
    backend,
    rateLimit,
    refusals,
    logged,
    endpoint,
    spoolFolder,
    /** The status of the response, or of the error that the app turns into one. */
    async send(request: Request, address: string) {
      const answer = await endpoint(request, address).catch((error) => error);
      await answer.body?.cancel();
      return answer.status as number;
    },
    async wait(ms: number) {
      clock.advance(ms);
      await settle();
    },
  };
}

const formHead =
  Object.entries(applicationFields).map(([name, value]) =>
    `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
  ).join("") +
  '--x\r\ncontent-disposition: form-data; name="resume"; filename="cv.pdf"\r\n\r\n%PDF-1.7';

/** A form whose file begins and never ends; `stream` gets its controller. */
function unfinished(stream?: (to: ReadableStreamDefaultController) => void) {
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode(formHead));
      stream?.(controller);
    },
  });
  const headers = {
    accept: "application/json",
    "content-type": "multipart/form-data; boundary=x",
    "content-length": "10400000",
  };
  return new Request("http://site.example/careers", { method: "POST", headers, body });
}

function finished(file = pdf(), accept = "application/json"): Request {
  const headers = { accept };
  const body = applicationBody(file);
  return new Request("http://site.example/careers", { method: "POST", headers, body });
}

const [one, two] = ["198.51.100.1", "198.51.100.2"];

describe("an incomplete upload", () => {
  it("costs a token when it breaks off, ends early or is late", async () => {
    const { send, wait, rateLimit } = openUploads();
    const body = new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode(formHead)),
      pull: (controller) => controller.error(new Error("connection reset")),
    });
    const headers = { "content-type": "multipart/form-data; boundary=x" };
    const address = "http://site.example/careers";
    assert.equal(await send(new Request(address, { method: "POST", headers, body }), one), 400);
    const cut = new Request(address, { method: "POST", headers, body: formHead });
    assert.equal(await send(cut, one), 400);
    const late = send(unfinished(), one);
    await wait(0);
    await wait(15_200);
    assert.equal(await late, 408);
    assert(rateLimit.tryConsume(one, submissionLimit.tokens - 3));
    assert.equal(rateLimit.tryConsume(one), false, "three tokens were taken");
    assert.equal(await send(finished(), two), 200);
  });

  it("blocks its network neither after the third time nor while others are open", async () => {
    const { send, wait } = openUploads();
    const late = Array.from({ length: bodyLimits.perNetwork - 1 }, () => send(unfinished(), one));
    await wait(0);
    assert.equal(await send(finished(), one), 200);
    await wait(15_200);
    assert.deepEqual(await Promise.all(late), late.map(() => 408));
    assert.equal(await send(finished(), one), 200);
  });

  it("is refused unread when its network has too many open", async () => {
    const { send, wait } = openUploads();
    for (let n = 0; n < bodyLimits.perNetwork; n++) send(unfinished(), one);
    await wait(0);
    const next = unfinished();
    assert.equal(await send(next, one), 429);
    assert(!next.bodyUsed);
    assert.equal(await send(finished(), two), 200);
    await wait(15_200);
  });
});

describe("a file that is being received", () => {
  const openFiles = () =>
    [...Deno.readDirSync("/proc/self/fd")].map(({ name }) => {
      try {
        return Deno.readLinkSync(`/proc/self/fd/${name}`);
      } catch {
        return "";
      }
    });

  it("has no name on disk, and is freed however its upload ends", async () => {
    const { send, wait, spoolFolder } = openUploads();
    const spooled = () => openFiles().filter((path) => path.startsWith(spoolFolder)).length;
    let sender!: ReadableStreamDefaultController;
    const broken = send(unfinished((to) => sender = to), one);
    const late = send(unfinished(), two);
    await until("both files are open", () => spooled() === 2);
    await until("they have no name", () => [...Deno.readDirSync(spoolFolder)].length === 0);
    sender.error(new Error("connection reset"));
    assert.equal(await broken, 400);
    assert.equal(spooled(), 1);
    await wait(15_200);
    assert.equal(await late, 408);
    assert.equal(await send(finished(), one), 200);
    assert.equal(await send(finished(new File(["text"], "cv.txt")), one), 422);
    assert.equal(spooled(), 0);
    assert.deepEqual([...Deno.readDirSync(spoolFolder)], []);
  });

  it("is refused with everything typed when the disk takes none, and the log says so", async () => {
    const { send, refusals, logged, rateLimit } = openUploads({ spoolFolder: "/proc/none" });
    assert.equal(await send(finished(pdf(), "text/html"), one), 503);
    assert.deepEqual(refusals, [`${applicationForm.messages.busy} I write grants.`]);
    assert.deepEqual(logged, ["upload_not_spooled"]);
    assert.equal(rateLimit.retryAfter(one, submissionLimit.tokens - 1), 0, "one token was taken");
  });

  it("has a daily limit of bytes for each network", async () => {
    const { size } = pdf();
    const { send, endpoint } = openUploads({ dailyBytes: 2 * size });
    for (let turn = 0; turn < 2; turn++) assert.equal(await send(finished(), one), 200);
    const refused = await endpoint(finished(), one);
    assert.equal(refused.status, 429);
    assert.equal(refused.headers.get("retry-after"), String(12 * 3_600));
    assert.equal(await send(finished(), two), 200);
  });
});

describe("more received files than there are slots for", () => {
  it("wait for one, and then get a page that keeps everything typed", async () => {
    const slots = { slots: 1, slotsPerNetwork: 1, timeoutMs: 60_000 };
    const { send, wait, backend, refusals } = openUploads({ slots });
    const release = backend.hold();
    const first = send(finished(), one);
    await until("the first file is being stored", () => backend.calls.length > 0);
    const second = send(finished(pdf(), "text/html"), two);
    await wait(0);
    await wait(59_000);
    assert.equal(await Promise.race([first, second, "both wait"]), "both wait");
    await wait(2_000);
    assert.equal(await second, 503);
    assert.deepEqual(refusals, [`${applicationForm.messages.busy} I write grants.`]);
    release();
    assert.equal(await first, 200);
    assert.equal(await send(finished(), two), 200);
  });
});
