/** Forms refuse abuse and lose nothing typed. */
import assert from "node:assert/strict";
import { describe, it } from "@std/testing/bdd";
import { honeypotField } from "../../../client/forms/form-protocol.ts";
import { applicationForm } from "../../../content/forms/application.ts";
import { refusalMessages } from "../../../content/messages/forms.ts";
import { paths } from "../../../content/paths.ts";
import { submissionLimit } from "../../../server/visitor-limits.ts";
import { createBackend } from "../../../server/backend/client.ts";
import { createSubmissions } from "../../../server/forms/submissions.ts";
import { createLog } from "../../../server/log.ts";
import { startApp } from "../../support/app.ts";
import { fakeClock } from "../../support/clock.ts";
import {
  applicationFields,
  inquiryFields,
  pdf,
  pdfOf,
  postApplication,
  postFields,
} from "../../support/forms.ts";
import { recordingBackend } from "../../support/backend/recording-backend.ts";

const forms = [paths.contact, paths.subscribe, paths.careers];
const subscription = { email: "ada@county.example" };

async function open() {
  const backend = recordingBackend();
  const site = await startApp({ backend: backend.address, clock: fakeClock() });
  return Object.assign(site, { backend });
}

async function status(response: Promise<Response>): Promise<number> {
  const { status, body } = await response;
  await body?.cancel();
  return status;
}

describe("a form sent by another site", () => {
  it("is refused with 403 and stores nothing; the site's own is stored", async () => {
    await using site = await open();
    const send = (path: string, headers: Record<string, string>) =>
      status(postFields(site, path, inquiryFields, { headers }));
    for (const value of ["cross-site", "same-site"]) {
      for (const path of forms) assert.equal(await send(path, { "sec-fetch-site": value }), 403);
    }
    for (const origin of ["https://evil.example", "null"]) {
      for (const path of forms) assert.equal(await send(path, { origin }), 403);
    }
    assert.deepEqual(site.backend.calls, []);
    assert.equal(await send(paths.contact, { "sec-fetch-site": "same-origin" }), 303);
    assert.equal(await send(paths.contact, { origin: site.url }), 303);
  });
});

describe("a form of another content type", () => {
  it("is refused with 415", async () => {
    await using site = await open();
    for (const path of forms) {
      for (const type of ["application/json", "text/plain", "image/png", ""]) {
        const init = { method: "POST", headers: { "content-type": type }, body: "{}" };
        assert.equal(await site.status(path, init), 415, `${path} ${type}`);
      }
      assert.equal(await site.status(path, { method: "POST" }), 415, path);
    }
    assert.equal(await status(postFields(site, paths.careers, applicationFields)), 415);
  });
});

describe("a filled-in honeypot", () => {
  it("stores nothing and says so, and the form comes back with the field empty", async () => {
    await using site = await open();
    const trap = { [honeypotField]: "https://buy.example" };
    for (const script of [true, false]) {
      const sent = [
        postFields(site, paths.contact, { ...inquiryFields, ...trap }, { script }),
        postFields(site, paths.subscribe, { ...subscription, ...trap }, { script }),
        postApplication(site, pdf(), { ...applicationFields, ...trap }, { script }),
      ];
      for (const answer of sent) {
        const response = await answer;
        assert.equal(response.status, 422);
        const text = await response.text();
        assert(text.includes(refusalMessages.honeypotFilled));
        const [honeypot = ""] =
          text.match(new RegExp(`<input[^>]*name="${honeypotField}"[^>]*>`)) ??
            [];
        assert(!/value=/.test(honeypot));
      }
    }
    assert.deepEqual(site.backend.to("/rest/v1/contact_submissions"), []);
    assert.deepEqual(site.backend.calls.filter(({ method }) => method === "POST"), []);
  });
});

describe("a body over its limit", () => {
  it("is refused before it has all come", async () => {
    await using site = await open();
    const urlencoded = "application/x-www-form-urlencoded";
    const field = '--x\r\ncontent-disposition: form-data; name="coverLetter"\r\n\r\n';
    for (
      const [path, type, start] of [
        [paths.contact, urlencoded, "message="],
        [paths.subscribe, urlencoded, "email="],
        [paths.careers, "multipart/form-data; boundary=x", field],
      ] as const
    ) {
      let sent = 0;
      const body = new ReadableStream({
        start: (controller) => controller.enqueue(new TextEncoder().encode(start)),
        async pull(controller) {
          sent += 64 * 1024;
          controller.enqueue(new Uint8Array(64 * 1024).fill(97));
          await new Promise((resolve) => setTimeout(resolve));
        },
      });
      const init = { method: "POST", headers: { "content-type": type }, body };
      const response = await site.app(new Request(site.url + path, init));
      assert.equal(response.status, 413, path);
      assert(sent < 1024 * 1024, `${path} took ${sent}`);
    }
    const headers = { "content-type": urlencoded, "content-length": "99999999" };
    const init = { method: "POST", headers, body: "a" };
    assert.equal((await site.app(new Request(site.url + paths.contact, init))).status, 413);
    assert.deepEqual(site.backend.calls, []);
  });

  it("keeps what was typed when only the file is too large", async () => {
    await using site = await open();
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
    assert.deepEqual(site.backend.calls, []);
  });

  it("is none with a file of exactly 10 MB", async () => {
    await using site = await open();
    assert.equal(await status(postApplication(site, pdfOf(10 * 1024 * 1024))), 303);
  });
});

describe("a body that breaks off", () => {
  it("is refused with 400, and is no error in the log", async () => {
    await using site = await open();
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
  const many = async (send: (script: boolean) => Promise<Response>) => {
    for (let turn = 0; turn < submissionLimit.tokens; turn++) {
      assert.equal(await status(send(false)), 303);
    }
    const plain = await send(false);
    assert.equal(plain.status, 429);
    const seconds = Number(plain.headers.get("retry-after"));
    assert(seconds > 0 && seconds <= 20, String(seconds));
    const html = await plain.text();
    assert(html.includes(refusalMessages.tooMany));
    const scripted = await send(true);
    assert.equal(scripted.status, 429);
    assert((await scripted.json()).problem.alert.endsWith(refusalMessages.tooMany));
    return html;
  };

  it("get a page that keeps what was typed, and no more is stored", async () => {
    await using site = await open();
    const contact = await many(
      (script) => postFields(site, paths.contact, inquiryFields, { script }),
    );
    assert(contact.includes("We need help\nwith a grant."));
    assert.equal(site.backend.to("/rest/v1/contact_submissions").length, submissionLimit.tokens);
    const careers = await many(
      (script) => postApplication(site, pdf(), applicationFields, { script }),
    );
    assert(careers.includes("I write grants."));
    assert.equal(site.backend.to("/rest/v1/careers_applications").length, submissionLimit.tokens);
    await many((script) => postFields(site, paths.subscribe, subscription, { script }));
  });
});

describe("too many mistakes from one address", () => {
  it("get a plain line, and a correct form is still stored", async () => {
    await using site = await open();
    const send = (values: Record<string, string>, script?: boolean) =>
      postFields(site, paths.contact, values, { script });
    for (let turn = 0; turn < submissionLimit.tokens; turn++) {
      assert.equal(await status(send({ name: "" })), 422);
    }
    const refused = await send({ name: "" });
    assert.equal(refused.status, 429);
    assert.match(refused.headers.get("content-type")!, /^text\/plain/);
    assert.equal(refused.headers.get("cache-control"), "no-store");
    const seconds = Number(refused.headers.get("retry-after"));
    assert(seconds > 0 && seconds <= 20, String(seconds));
    assert.equal(await refused.text(), `${refusalMessages.tooMany}\n`);
    assert.equal(await status(send({ name: "" }, true)), 422, "JSON costs no rendering");
    assert.equal(await status(send(inquiryFields)), 303);
    assert.equal(await status(postFields(site, paths.subscribe, {})), 422);
    assert.equal(site.backend.to("/rest/v1/contact_submissions").length, 1);
  });
});
describe("functions that hang", () => {
  it("delay no form, and only 16 are called at once", async () => {
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
      const values = { ...inquiryFields, email: `ada${n}@county.example` };
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
});

describe("a thousand mails that wait", () => {
  it("are the most; the next is dropped and logged", async () => {
    const backend = recordingBackend();
    const log: string[] = [];
    const lines = createLog("warn", (line) => log.push(JSON.parse(line).reason));
    const submissions = createSubmissions(createBackend(backend.address), lines);
    const release = backend.hold();
    for (let n = 0; n < 1_001; n++) submissions.callInBackground("newsletterWelcome", {});
    assert.deepEqual(log, ["too many calls wait"]);
    release();
    await submissions.backgroundCallsEnded();
    assert.equal(backend.to("/functions/v1/newsletterWelcome").length, 1_000);
  });
});
