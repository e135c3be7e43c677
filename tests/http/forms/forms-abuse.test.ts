/** What forms refuse, and that nothing typed is lost by it. */
import assert from "node:assert/strict";
import { describe, it } from "@std/testing/bdd";
import { honeypotField } from "../../../client/forms/form-protocol.ts";
import type { Submitted } from "../../../client/request-context.ts";
import { applicationForm } from "../../../content/forms/application.ts";
import { formMessages } from "../../../content/messages/forms.ts";
import { paths } from "../../../content/paths.ts";
import { invalidFormLimit, submissionLimit } from "../../../server/app.ts";
import { createApplicationEndpoint } from "../../../server/forms/application-endpoint.ts";
import { createBackend } from "../../../server/backend/client.ts";
import { createRateLimit } from "../../../server/runtime/limits/rate-limit.ts";
import { createSubmissions } from "../../../server/forms/submissions.ts";
import { createLog } from "../../../server/log.ts";
import { HttpError, readBody } from "../../../server/runtime/http/body.ts";
import { type RunningApp, startApp } from "../../support/app.ts";
import { fakeClock } from "../../support/clock.ts";
import {
  applicationBody,
  applicationFields,
  enquiryFields,
  pdf,
  postApplication,
  postFields,
} from "../../support/forms.ts";
import { recordingBackend } from "../../support/backend/recording-backend.ts";

const forms = [paths.contact, paths.subscribe, paths.careers];
const subscription = { email: "ada@county.example" };

/** The clock stands still: no token returns while a slow machine sends. */
async function open() {
  const backend = recordingBackend();
  return { backend, site: await startApp({ backend: backend.address, clock: fakeClock() }) };
}

async function status(response: Promise<Response>): Promise<number> {
  const { status, body } = await response;
  await body?.cancel();
  return status;
}

describe("a form sent by another site", () => {
  it("is refused with 403 and stores nothing", async () => {
    const { backend, site } = await open();
    await using _ = site;
    for (
      const headers of [
        { "sec-fetch-site": "cross-site" },
        { "sec-fetch-site": "same-site" },
        { origin: "https://evil.example" },
        { origin: "null" },
      ] as Record<string, string>[]
    ) {
      for (const path of forms) {
        assert.equal(await status(postFields(site, path, enquiryFields, { headers })), 403, path);
      }
    }
    assert.deepEqual(backend.calls, []);
  });

  it("is taken from this site itself, by its name or by the one it was asked under", async () => {
    const { site } = await open();
    await using _ = site;
    for (
      const headers of [
        { "sec-fetch-site": "same-origin" },
        { origin: site.url },
      ] as Record<string, string>[]
    ) {
      assert.equal(
        await status(postFields(site, paths.contact, enquiryFields, { headers })),
        303,
      );
    }
  });
});

describe("a form of another kind", () => {
  it("is refused with 415", async () => {
    const { site } = await open();
    await using _ = site;
    for (const path of forms) {
      for (const type of ["application/json", "text/plain", "image/png", ""]) {
        const headers = { "content-type": type };
        const sent = site.get(path, { method: "POST", headers, body: "{}" });
        assert.equal(await status(sent), 415, `${path} ${type}`);
      }
      assert.equal(await status(site.get(path, { method: "POST" })), 415, path);
    }
    assert.equal(await status(postFields(site, paths.careers, applicationFields)), 415);
  });
});

describe("a field that nobody sees", () => {
  it("once filled in gets the answer of success, and nothing is stored", async () => {
    const { backend, site } = await open();
    await using _ = site;
    const trap = { [honeypotField]: "https://buy.example" };
    for (const script of [true, false]) {
      const expected = script ? 200 : 303;
      const sent = [
        postFields(site, paths.contact, { ...enquiryFields, ...trap }, { script }),
        postFields(site, paths.subscribe, { ...subscription, ...trap }, { script }),
        postApplication(site, pdf(), { ...applicationFields, ...trap }, { script }),
      ];
      for (const response of sent) assert.equal(await status(response), expected);
    }
    assert.deepEqual(backend.calls, []);
  });
});

describe("a body over its limit", () => {
  /** Sends on and on; tells how much was taken. */
  function endless(first = "", contentType = "application/x-www-form-urlencoded") {
    let sent = 0;
    const chunk = new TextEncoder().encode("a".repeat(64 * 1024));
    const body = new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode(first)),
      async pull(controller) {
        sent += chunk.length;
        controller.enqueue(chunk);
        await new Promise((resolve) => setTimeout(resolve));
      },
    });
    const headers = { "content-type": contentType };
    return { request: { method: "POST", headers, body } as RequestInit, sent: () => sent };
  }

  it("is refused while it is read: 413 before it has all come", async () => {
    const { backend, site } = await open();
    await using _ = site;
    for (const path of [paths.contact, paths.subscribe]) {
      const { request, sent } = endless("message=");
      const response = await site.app(new Request(site.url + path, request));
      assert.equal(response.status, 413, path);
      assert(sent() < 1024 * 1024, `${path} took ${sent()}`);
    }
    const text = endless(
      '--x\r\ncontent-disposition: form-data; name="coverLetter"\r\n\r\n',
      "multipart/form-data; boundary=x",
    );
    const response = await site.app(new Request(site.url + paths.careers, text.request));
    assert.equal(response.status, 413);
    assert(text.sent() < 1024 * 1024);
    assert.deepEqual(backend.calls, []);
  });

  it("is refused unread when it says so itself", async () => {
    const { site } = await open();
    await using _ = site;
    const headers = {
      "content-type": "application/x-www-form-urlencoded",
      "content-length": "99999999",
    };
    const request = new Request(site.url + paths.contact, { method: "POST", headers, body: "a" });
    assert.equal((await site.app(request)).status, 413);
  });

  it("keeps what was typed when only the file is too large", async () => {
    const { backend, site } = await open();
    await using _ = site;
    const large = new File([new Uint8Array(10 * 1024 * 1024 + 1)], "cv.pdf");
    const plain = await postApplication(site, large);
    assert.equal(plain.status, 413);
    const html = await plain.text();
    for (
      const text of [applicationForm.messages.resumeTooLarge, "I write grants.", "Other / General"]
    ) {
      assert(html.includes(text), text);
    }
    const scripted = await postApplication(site, large, applicationFields, { script: true });
    assert.deepEqual((await scripted.json()).problem.fields, [
      { name: "resume", message: applicationForm.messages.resumeTooLarge },
    ]);
    assert.deepEqual(backend.calls, []);
  });

  it("of exactly 10 MB is taken", async () => {
    const { backend, site } = await open();
    await using _ = site;
    const bytes = new Uint8Array(10 * 1024 * 1024).fill(32);
    bytes.set(new TextEncoder().encode("%PDF-1.7"));
    bytes.set(new TextEncoder().encode("%%EOF"), bytes.length - 5);
    assert.equal(await status(postApplication(site, new File([bytes], "cv.pdf"))), 303);
    assert.equal(backend.calls[0]!.body.length, bytes.length);
  });
});

describe("a body that does not come", () => {
  it("is cut off after its deadline with 408, however it dribbles", async () => {
    let timer: ReturnType<typeof setInterval>;
    const body = new ReadableStream({
      start(controller) {
        timer = setInterval(() => controller.enqueue(new TextEncoder().encode("a")), 10);
      },
      cancel: () => clearInterval(timer),
    });
    const request = new Request("http://site.example", { method: "POST", body });
    await assert.rejects(
      readBody(request, { size: 1e9, isLate: ({ waitedMs }) => waitedMs > 150 }),
      (error) => error instanceof HttpError && error.status === 408,
    );
  });

  it("gives way to 250 others that do not come either", async () => {
    const ended: number[] = [];
    const decided = new AbortController();
    const limits = { size: 1e9, isLate: () => false, signal: decided.signal };
    const reads = Array.from({ length: 252 }, (_, n) => {
      const body = new ReadableStream();
      return readBody(new Request("http://site.example", { method: "POST", body }), limits)
        .catch((error) => void (error.status === 408 && ended.push(n)));
    });
    await Promise.all(reads.slice(0, 2));
    assert.deepEqual(ended, [0, 1]);
    decided.abort();
    await Promise.all(reads);
    assert.equal(ended.length, 2);
  });

  it("gets more time the more of it has come", async () => {
    let now = 0;
    let left = 10;
    const body = new ReadableStream({
      async pull(controller) {
        now += 60;
        // The reader looks at the clock every 100 ms while it waits.
        await new Promise((resolve) => setTimeout(resolve, 110));
        if (left-- > 0) controller.enqueue(new Uint8Array(100));
        else controller.close();
      },
    }, { highWaterMark: 0 });
    const request = new Request("http://site.example", { method: "POST", body });
    const read = await readBody(request, {
      size: 1_000,
      isLate: ({ waitedMs, received }) => waitedMs > 100 + received,
      now: () => now,
    });
    assert.equal(read.length, 1_000);
  });

  it("that breaks off is no error of ours", async () => {
    const { site } = await open();
    await using _ = site;
    for (const path of forms) {
      const body = new ReadableStream({
        pull: (controller) => controller.error(new Error("connection reset")),
      });
      const headers = {
        "content-type": path === paths.careers
          ? "multipart/form-data; boundary=x"
          : "application/x-www-form-urlencoded",
      };
      const response = await site.app(
        new Request(site.url + path, { method: "POST", headers, body }),
      );
      assert.equal(response.status, 400, path);
    }
    assert.deepEqual(site.events("request_failed"), []);
  });
});

describe("too many submissions from one address", () => {
  const many = async (site: RunningApp, send: (script: boolean) => Promise<Response>) => {
    for (let turn = 0; turn < submissionLimit.tokens; turn++) {
      assert.equal(await status(send(false)), 303);
    }
    const plain = await send(false);
    assert.equal(plain.status, 429);
    // A turn returns every twenty seconds.
    const seconds = Number(plain.headers.get("retry-after"));
    assert(seconds > 0 && seconds <= 20, String(seconds));
    const html = await plain.text();
    assert(html.includes(formMessages.tooMany));
    const scripted = await send(true);
    assert.equal(scripted.status, 429);
    assert((await scripted.json()).problem.alert.endsWith(formMessages.tooMany));
    assert.equal(site.events("request_failed").length, 0);
    return html;
  };

  it("get a page that keeps what was typed, and no more is stored", async () => {
    const { backend, site } = await open();
    await using _ = site;
    const contact = await many(
      site,
      (script) => postFields(site, paths.contact, enquiryFields, { script }),
    );
    assert(contact.includes("We need help\nwith a grant."));
    assert.equal(backend.to("/rest/v1/contact_submissions").length, submissionLimit.tokens);
    const careers = await many(
      site,
      (script) => postApplication(site, pdf(), applicationFields, { script }),
    );
    assert(careers.includes("I write grants."));
    assert.equal(backend.to("/rest/v1/careers_applications").length, submissionLimit.tokens);
    await many(site, (script) => postFields(site, paths.subscribe, subscription, { script }));
  });

  it("are counted before anyone looks inside their files", async () => {
    const { backend, site } = await open();
    await using _ = site;
    const damaged = pdf("cv.pdf", "%PDF-1.7\n1 0 obj");
    const send = async (file: File, values = applicationFields) => {
      const response = await postApplication(site, file, values, { script: true });
      return [response.status, (await response.json()).problem.alert] as const;
    };
    const { messages, fields } = applicationForm;
    const mistaken = { ...applicationFields, email: "ada" };
    assert.deepEqual(await send(damaged, mistaken), [422, fields.email.wrong]);
    for (let turn = 0; turn < submissionLimit.tokens; turn++) {
      assert.deepEqual(await send(damaged), [422, messages.resumeDamaged]);
    }
    assert.deepEqual((await send(damaged))[0], 429);
    assert.deepEqual((await send(pdf()))[0], 429);
    assert.deepEqual(backend.calls, []);
  });

  it("are counted by the visitor's address behind a proxy, which cannot be made up", async () => {
    const backend = recordingBackend();
    await using site = await startApp({
      backend: backend.address,
      trustProxy: 1,
      clock: fakeClock(),
    });
    const send = (forwarded: string) =>
      status(
        postFields(site, paths.subscribe, subscription, {
          headers: { "x-forwarded-for": forwarded },
        }),
      );
    for (let turn = 0; turn < submissionLimit.tokens; turn++) {
      assert.equal(await send(`203.0.113.${turn}, 198.51.100.7`), 303);
    }
    assert.equal(await send("203.0.113.99, 198.51.100.7"), 429);
    assert.equal(await send("198.51.100.8"), 303);
  });
});

describe("too many mistakes from one address", () => {
  it("get a plain line, and whoever then writes it right is heard", async () => {
    const { backend, site } = await open();
    await using _ = site;
    const send = (values: Record<string, string>, script?: boolean) =>
      postFields(site, paths.contact, values, { script });
    for (let turn = 0; turn < invalidFormLimit.tokens; turn++) {
      assert.equal(await status(send({ name: "" })), 422);
    }
    const refused = await send({ name: "" });
    assert.equal(refused.status, 429);
    assert.match(refused.headers.get("content-type")!, /^text\/plain/);
    assert.equal(refused.headers.get("cache-control"), "no-store");
    // A turn returns every five seconds.
    const seconds = Number(refused.headers.get("retry-after"));
    assert(seconds > 0 && seconds <= 5, String(seconds));
    assert.equal(await refused.text(), `${formMessages.tooMany}\n`);
    assert.equal(await status(send({ name: "" }, true)), 422, "JSON costs no rendering");
    assert.equal(await status(send(enquiryFields)), 303);
    assert.equal(await status(postFields(site, paths.subscribe, {})), 422);
    assert.equal(backend.to("/rest/v1/contact_submissions").length, 1);
  });
});

/** Careers endpoints with a clock of their own and slots for few. */
function openUploads(changes: Partial<Parameters<typeof createApplicationEndpoint>[1]> = {}) {
  const backend = recordingBackend();
  const log = createLog("silent", () => {});
  const clock = { time: 0 };
  const now = () => clock.time;
  const limit = createRateLimit({ ...submissionLimit, now });
  const endpoint = createApplicationEndpoint({
    submissions: createSubmissions(createBackend(backend.address), log),
    pages: {} as never,
    siteUrl: "http://site.example",
    security: { plain: {} } as never,
    limit,
    refusals: createRateLimit({ ...invalidFormLimit, now }),
  }, {
    upload: { slots: 1, slotsPerNetwork: 1, waitingPerNetwork: 3, timeoutMs: 60_000 },
    storageSlots: 1,
    dailyBytes: 1e9,
    now,
    ...changes,
  });
  return {
    backend,
    limit,
    /** The status of the answer, or of the error that the app turns into one. */
    async send(request: Request, address: string) {
      const answer = await endpoint(request, address).catch((error) => error);
      await answer.body?.cancel();
      return answer.status as number;
    },
    endpoint,
    /** Lets the clock run, and everybody who looks at it see so. */
    async wait(ms: number) {
      clock.time += ms;
      await new Promise((later) => setTimeout(later, 250));
    },
  };
}

const formHead =
  Object.entries(applicationFields).map(([name, value]) =>
    `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
  ).join("") +
  '--x\r\ncontent-disposition: form-data; name="resume"; filename="cv.pdf"\r\n\r\n%PDF-1.7';

/** A form whose file begins and never ends; `stream` receives what to send it to. */
function unfinished(length = 10.4e6, stream?: (to: ReadableStreamDefaultController) => void) {
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode(formHead));
      stream?.(controller);
    },
  });
  const headers = {
    accept: "application/json",
    "content-type": "multipart/form-data; boundary=x",
    "content-length": String(length),
  };
  return new Request("http://site.example/careers", { method: "POST", headers, body });
}

function finished(file = pdf()): Request {
  const headers = { accept: "application/json" };
  const body = applicationBody(file);
  return new Request("http://site.example/careers", { method: "POST", headers, body });
}

describe("slow uploads", () => {
  const [one, two, three] = ["198.51.100.1", "198.51.100.2", "198.51.100.3"];

  it("of a body that says it is too large get no slot and their answer at once", async () => {
    const { backend, site } = await open();
    await using _ = site;
    for (const length of [11, 39].map((megabytes) => megabytes * 1024 * 1024)) {
      const response = await site.app(unfinished(length));
      assert.equal(response.status, 413);
      const { problem } = await response.json();
      assert.equal(problem.alert, applicationForm.messages.resumeTooLarge);
    }
    assert.equal((await site.app(unfinished(41 * 1024 * 1024))).status, 413);
    assert.deepEqual(backend.calls, []);
  });

  it("of two networks with 45 silent ones each keep nobody else waiting for long", async () => {
    const { send, wait, limit } = openUploads({
      upload: { slots: 6, slotsPerNetwork: 3, waitingPerNetwork: 3, timeoutMs: 60_000 },
    });
    const statuses: number[] = [];
    for (let n = 0; n < 45; n++) {
      for (const network of [one, two]) {
        send(unfinished(), network).then((status) => statuses.push(status));
      }
    }
    await wait(0);
    assert.deepEqual(statuses, Array(78).fill(429), "three of each hold a slot, three wait");
    const large = new Uint8Array(3e6).fill(32);
    large.set(new TextEncoder().encode("%PDF-1.7"));
    large.set(new TextEncoder().encode("%%EOF"), large.length - 5);
    const third = send(finished(new File([large], "cv.pdf")), three);
    await wait(4_900);
    assert.equal(statuses.length, 78, "five seconds of silence are allowed");
    await wait(200);
    assert.equal(await third, 200);
    const dropped = statuses.slice(78);
    assert.deepEqual(dropped, Array(dropped.length).fill(408));
    assert(limit.retryAfter(one, submissionLimit.tokens) > 0, "each cost a token");
  });

  it("of a network without tokens get no slot", async () => {
    const { send, limit, backend } = openUploads();
    limit.tryConsume(one, submissionLimit.tokens);
    assert.equal(await send(unfinished(), one), 429);
    assert.equal(await send(finished(), one), 429);
    assert.equal(await send(finished(), two), 200);
    assert.equal(backend.to("/rest/v1/careers_applications").length, 1);
  });

  it("cost a token when they break off, and free their slot", async () => {
    const { send, limit } = openUploads();
    const body = new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode(formHead)),
      pull: (controller) => controller.error(new Error("connection reset")),
    });
    const headers = { "content-type": "multipart/form-data; boundary=x" };
    const broken = new Request("http://site.example/careers", { method: "POST", headers, body });
    assert.equal(await send(broken, one), 400);
    const cut = new Request("http://site.example/careers", {
      method: "POST",
      headers,
      body: formHead,
    });
    assert.equal(await send(cut, one), 400);
    assert(limit.tryConsume(one, submissionLimit.tokens - 2));
    assert.equal(limit.tryConsume(one), false, "two tokens were taken");
    assert.equal(await send(finished(), two), 200);
  });

  it("that dribble give their slot up after 30 seconds once somebody waits for it", async () => {
    const { send, wait } = openUploads();
    let sender!: ReadableStreamDefaultController;
    const slow = send(unfinished(1e6, (to) => sender = to), one);
    await wait(0);
    const quick = send(finished(), two);
    for (let second = 0; second < 28; second += 4) {
      await wait(4_000);
      sender.enqueue(new Uint8Array(100_000));
    }
    assert.equal(await Promise.race([slow, quick, "both wait"]), "both wait");
    await wait(2_100);
    assert.equal(await slow, 408);
    assert.equal(await quick, 200);
  });

  it("keep their slot while nobody else waits", async () => {
    const { send, wait } = openUploads();
    const slow = send(unfinished(), one);
    const own = send(unfinished(), one);
    await wait(14_000);
    assert.equal(await Promise.race([slow, own, "both wait"]), "both wait");
    await wait(2_000);
    assert.equal(await slow, 408);
  });

  it("and quick ones store so much a day from one network and no more", async () => {
    const { size } = pdf();
    const { send, endpoint } = openUploads({ dailyBytes: 2 * size });
    for (let turn = 0; turn < 2; turn++) assert.equal(await send(finished(), one), 200);
    const refused = await endpoint(finished(), one);
    assert.equal(refused.status, 429);
    const seconds = Number(refused.headers.get("retry-after"));
    assert(seconds > 11 * 3_600 && seconds <= 12 * 3_600, String(seconds));
    assert.equal(await send(finished(), two), 200);
  });
});

describe("functions that hang", () => {
  it("keep no form waiting for its mail, and only 16 are called at once", async () => {
    const backend = recordingBackend();
    const { fetch } = backend.address;
    const released = Promise.withResolvers<void>();
    let [running, most] = [0, 0];
    const address = {
      ...backend.address,
      async fetch(input: string | URL | Request, init?: RequestInit) {
        if (!String(input).includes("/functions/")) return await fetch(input, init);
        most = Math.max(most, ++running);
        const aborted = new Promise<void>((end) =>
          init!.signal!.addEventListener("abort", () => end())
        );
        await Promise.race([released.promise, aborted]);
        running--;
        return await fetch(input, init);
      },
    };
    await using site = await startApp({ backend: address, trustProxy: 1, clock: fakeClock() });
    const sent = Array.from({ length: 260 }, (_, n) => {
      const headers = { "x-forwarded-for": `198.51.100.${n % 5}` };
      const values = { ...enquiryFields, email: `ada${n}@county.example` };
      return status(postFields(site, paths.contact, values, { headers, script: true }));
    });
    const stored = (await Promise.all(sent)).filter((status) => status === 200);
    assert.equal(stored.length, 5 * submissionLimit.tokens);
    assert.equal(await status(postFields(site, paths.subscribe, subscription)), 303);
    assert.equal(most, 16);
    released.resolve();
    await site.app.backgroundCallsEnded();
    assert.equal(most, 16);
  });

  it("have 1,000 calls waiting at most: the mails after that are not sent, and the log says so", () => {
    const lines: string[] = [];
    const backend = createBackend({
      ...recordingBackend().address,
      fetch: () => new Promise(() => {}),
    });
    const submissions = createSubmissions(backend, createLog("info", (line) => lines.push(line)));
    for (let n = 0; n < 1_001; n++) submissions.callInBackground("contactConfirmation", {});
    assert.match(lines.join(), /^[^\n]*"function_failed"[^\n]*too many calls wait[^\n]*$/);
  });
});

describe("more uploads than there are slots for", () => {
  it("wait for one, and then are told so with everything kept", async () => {
    const stored = Promise.withResolvers<{ ok: true }>();
    const refusals: [number, string][] = [];
    const endpoint = createApplicationEndpoint({
      submissions: { store: () => stored.promise } as never,
      pages: {
        showSubmitted: (_: Request, { problem, values }: Submitted, status: number) => {
          refusals.push([status, `${problem?.alert} ${values.coverLetter}`]);
          return Promise.resolve(new Response("refused"));
        },
      } as never,
      siteUrl: "http://site.example",
      security: { plain: {} } as never,
      limit: createRateLimit(submissionLimit),
      refusals: createRateLimit(invalidFormLimit),
    }, {
      upload: { slots: 1, slotsPerNetwork: 1, waitingPerNetwork: 3, timeoutMs: 50 },
      storageSlots: 1,
      dailyBytes: 1e9,
      now: () => performance.now(),
    });
    const send = () =>
      endpoint(
        new Request("http://site.example/careers", {
          method: "POST",
          body: applicationBody(pdf()),
        }),
        null,
      );
    const first = send();
    const second = send();
    assert.equal(await (await second).text(), "refused");
    assert.deepEqual(refusals, [[503, `${applicationForm.messages.busy} I write grants.`]]);
    stored.resolve({ ok: true });
    assert.equal((await first).status, 303);
  });
});
