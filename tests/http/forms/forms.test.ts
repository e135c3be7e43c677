/** Every form sends exactly the calls of SPEC §7, with and without script. */
import assert from "node:assert/strict";
import { afterEach, beforeEach, describe, it } from "@std/testing/bdd";
import { column } from "../../../client/forms/validate.ts";
import { applicationForm } from "../../../content/forms/application.ts";
import { contactForm } from "../../../content/forms/contact.ts";
import type { Field } from "../../../content/forms/definition.ts";
import { forms } from "../../../content/forms/index.ts";
import { newsletterForms } from "../../../content/forms/newsletter.ts";
import { blindCopy } from "../../../content/mail.ts";
import { databaseMessages, refusalMessages } from "../../../content/messages/forms.ts";
import { paths } from "../../../content/paths.ts";
import { createReceipts } from "../../../server/forms/receipts.ts";
import { type RunningApp, startApp } from "../../support/app.ts";
import {
  applicationFields,
  inquiryFields,
  pdf,
  pdfText,
  postApplication,
  postFields,
} from "../../support/forms.ts";
import {
  type Call,
  key,
  type RecordingBackend,
  recordingBackend,
} from "../../support/backend/recording-backend.ts";

const table = (name: string) => `/rest/v1/${name}`;
const edge = (name: string) => `/functions/v1/${name}`;

function assertKeyed({ headers }: Call) {
  assert.equal(headers.apikey, key);
  assert.equal(headers.authorization, `Bearer ${key}`);
}

function assertInsert(call: Call, row: unknown) {
  assert.equal(call.method, "POST");
  assertKeyed(call);
  assert.equal(call.headers["content-profile"], "public");
  assert.match(call.headers["content-type"]!, /^application\/json/);
  assert.deepEqual(JSON.parse(call.body), row);
}

function assertFunction(call: Call | undefined, body: unknown) {
  assert(call, "the function was called");
  assert.equal(call.method, "POST");
  assertKeyed(call);
  assert.equal(call.headers["content-type"], "application/json");
  assert.deepEqual(JSON.parse(call.body), body);
}

/** A page with the form: its action's, for the newsletter's forms that of their place. */
function pageWith(id: string, action: string): string {
  if (id === newsletterForms.footer.id) return paths.about;
  if (id === newsletterForms.insights.id) return paths.insights;
  return action;
}

describe("each form of the list", () => {
  it("is on a page and has an endpoint", async () => {
    await using site = await startApp();
    for (const { id, action } of forms) {
      const page = await site.text(pageWith(id, action));
      assert(page.match(/<form id="newsletter-/g)!.length === 1, "one newsletter form on a page");
      const step = `Missing step: a component in client/forms shows ${id} on the page ${action}`;
      assert(page.includes(`<form id="${id}"`), step);
      const body = new FormData();
      body.set("name", "");
      const { status } = await site.get(action, { method: "POST", body });
      assert.notEqual(status, 405, `Missing step: server/app.ts has a post line for ${action}`);
    }
  });

  it("has a control for each field", async () => {
    await using site = await startApp();
    for (const { id, action, fields } of forms) {
      let form = "";
      for (const path of [paths.home, paths.insights, action]) {
        const page = await (await site.get(path)).text();
        form ||= page.match(new RegExp(`<form[^>]* id="${id}".*?</form>`, "s"))?.[0] ?? "";
      }
      for (const name of Object.keys(fields)) {
        const step = `Missing step: the component of the form ${id} shows the field ${name}`;
        assert(form.includes(` name="${name}"`), step);
      }
    }
  });

  for (const { id, action, fields, file } of forms) {
    it(`stores what was sent, and confirms it (${id})`, async () => {
      const backend = recordingBackend();
      await using site = await startApp({ backend: backend.address });
      const body = new FormData();
      const entries = Object.entries<Field>(fields);
      for (const [name, field] of entries) body.set(name, validValue(field));
      if (file) body.set(file.name, pdf());
      const headers = { accept: "application/json" };
      const response = await site.get(action, { method: "POST", headers, body });
      assert.deepEqual([response.status, await response.json()], [200, { ok: true }]);
      await site.app.backgroundCallsEnded();

      const stored = backend.calls.filter(({ path }) => path.startsWith(table("")));
      assert.equal(stored.length, 1, `Missing step: the endpoint of ${action} stores a row`);
      const row = JSON.parse(stored[0]!.body);
      for (const [name, field] of entries) {
        const step = `Missing step: the endpoint of ${action} stores ${column(name)}`;
        assert.equal(row[column(name)], validValue(field), step);
      }
      const confirmed = entries.filter(([, { isInConfirmation }]) => isInConfirmation);
      const [mail] = backend.calls.filter(({ path }) => path.startsWith(edge("")));
      assert(mail || confirmed.length === 0, `Missing step: the endpoint of ${action} confirms`);
      for (const [name, field] of confirmed) {
        assert.equal(JSON.parse(mail!.body)[column(name)], validValue(field), column(name));
      }
    });
  }
});

/** A value that the rules of a field accept. */
function validValue({ type, options }: Field): string {
  if (options) return options[0]!;
  if (type === "email") return "ada@county.example";
  return type === "url" ? "https://county.example/" : "850-555-0101";
}

/** The address of a 303, without the value that changes each time. */
const withoutReceipt = (response: Response) =>
  response.headers.get("location")!.replace(/=[a-z0-9]{8}-[\w-]{22}#/, "=…#");

/** Success is JSON for script, else a 303. */
async function assertDone(response: Response, script: boolean, location: string) {
  if (script) assert.deepEqual([response.status, await response.json()], [200, { ok: true }]);
  else {
    assert.deepEqual([response.status, withoutReceipt(response)], [303, location]);
    assert.equal(await response.text(), "");
  }
  assert.equal(response.headers.get("cache-control"), "no-store");
}

for (const script of [true, false]) {
  describe(script ? "with script" : "without script", () => {
    let backend: RecordingBackend;
    let site: RunningApp;
    beforeEach(async () => {
      backend = recordingBackend();
      site = await startApp({ backend: backend.address });
    });
    afterEach(() => site[Symbol.asyncDispose]());

    it("an inquiry is inserted, then its confirmation requested", async () => {
      const fields = script
        ? inquiryFields
        : { ...inquiryFields, message: inquiryFields.message.replaceAll("\n", "\r\n") };
      const response = await postFields(site, paths.contact, fields, { script });
      await assertDone(response, script, "/contact?sent=…#contact-status");
      await site.app.backgroundCallsEnded();

      const inquiry = {
        name: "Ada Palmer",
        email: "ada@county.example",
        service: "Grant Writing & Management",
        message: "We need help\nwith a grant.",
      };
      assert.equal(backend.calls.length, 2);
      const [insert, confirmation] = backend.calls;
      assert.equal(insert!.path, table("contact_submissions"));
      assertInsert(insert!, { ...inquiry, organization: null, phone: null });
      assert.equal(confirmation!.path, edge("contactConfirmation"));
      assertFunction(confirmation, { ...inquiry, organization: "", phone: "" });
    });

    it("a subscriber is upserted by email, then welcomed", async () => {
      const values = { email: "  Ada@County.Example ", place: "footer" };
      const headers = { referer: `${site.url}/services?utm=1` };
      const response = await postFields(site, paths.subscribe, values, { script, headers });
      const location = "/services?utm=1&subscribed=…#newsletter-footer";
      await assertDone(response, script, location);
      await site.app.backgroundCallsEnded();

      assert.equal(backend.calls.length, 2);
      const [upsert, welcome] = backend.calls;
      assert.equal(upsert!.path, table("subscribers"));
      assert.deepEqual(upsert!.query, [["on_conflict", "email"]]);
      assert.match(upsert!.headers.prefer!, /resolution=merge-duplicates/);
      assertInsert(upsert!, { email: "ada@county.example", name: "", status: "active" });
      assert.equal(welcome!.path, edge("newsletterWelcome"));
      assertFunction(welcome, { email: "ada@county.example", name: "" });
    });

    it("an application's resume is uploaded, its record inserted, both emails requested", async () => {
      const before = Date.now();
      const response = await postApplication(site, pdf(), applicationFields, { script });
      await assertDone(response, script, "/careers?applied=…#application-status");
      await site.app.backgroundCallsEnded();

      assert.equal(backend.calls.length, 4);
      const [upload, insert] = backend.calls;
      const [, path = "", at] =
        /^\/storage\/v1\/object\/resumes\/((\d{13})-other-general-application-ada-o-neil-palmer-[0-9a-f]{32}\.pdf)$/
          .exec(upload!.path)!;
      assert(Number(at) >= before && Number(at) <= Date.now());
      assert.equal(upload!.method, "POST");
      assertKeyed(upload!);
      assert.equal(upload!.headers["x-upsert"], "false");
      assert.equal(upload!.headers["cache-control"], "max-age=3600");
      assert.equal(upload!.headers["content-type"], "application/pdf");
      assert.equal(upload!.body, pdfText);

      assert.equal(insert!.path, table("careers_applications"));
      assertInsert(insert!, {
        first_name: "Ada",
        last_name: "O'Neil-Palmer",
        email: "Ada@County.Example",
        phone: "850-555-0101",
        location: "Tallahassee FL",
        position: "Other / General Application",
        experience: "10+ years",
        availability: "2 weeks",
        salary: null,
        linked_in: "https://www.linkedin.com/in/ada",
        portfolio: null,
        cover_letter: "I write grants.",
        resume_url: `http://backend.test/storage/v1/object/public/resumes/${path}?download=`,
        resume_path: path,
      });
      const person = {
        first_name: "Ada",
        last_name: "O'Neil-Palmer",
        email: "Ada@County.Example",
        position: "Other / General Application",
      };
      assertFunction(backend.to(edge("careerConfirmation"))[0], person);
      assertFunction(backend.to(edge("applicationNotification"))[0], { ...person, bcc: blindCopy });
    });

    it("an application without a position is a general one, its file octet-stream if unknown", async () => {
      const file = new File([pdfText], "cv.pdf", { type: "application/x-pdf" });
      const values = { ...applicationFields, position: "" };
      await (await postApplication(site, file, values, { script })).body?.cancel();
      await site.app.backgroundCallsEnded();
      assert.equal(backend.calls[0]!.headers["content-type"], "application/octet-stream");
      assert.match(backend.calls[0]!.path, /-role-ada-/);
      assert.equal(JSON.parse(backend.calls[1]!.body).position, null);
      const sent = (name: string) => JSON.parse(backend.to(edge(name))[0]!.body).position;
      assert.equal(sent("careerConfirmation"), "");
      assert.equal(sent("applicationNotification"), "General Application");
    });
  });
}

/** Each form by script, and its message when it cannot be stored (SPEC §8). */
const submissions: [failure: string, send: (site: RunningApp) => Promise<Response>][] = [
  [
    contactForm.messages.failure,
    (site) => postFields(site, paths.contact, inquiryFields, { script: true }),
  ],
  [
    newsletterForms.footer.messages.failure,
    (site) => postFields(site, paths.subscribe, { email: "ada@county.example" }, { script: true }),
  ],
  [
    applicationForm.messages.failure,
    (site) => postApplication(site, pdf(), applicationFields, { script: true }),
  ],
];
const personal = /\bada\b|palmer|county|need help/i;

describe("a function that hangs or fails", () => {
  it("neither delays nor fails the form, and is logged without personal data", async () => {
    const backend = recordingBackend();
    await using site = await startApp({ backend: backend.address });
    const release = Promise.withResolvers<Response>();
    backend.instead = ({ path }) => path.startsWith("/functions/") ? release.promise : undefined;
    for (const [, send] of submissions) {
      assert.deepEqual(await (await send(site)).json(), { ok: true });
    }
    release.resolve(new Response(null, { status: 503 }));
    await site.app.backgroundCallsEnded();
    assert.deepEqual(
      site.events("function_failed").map(({ name, reason }) => `${name}: ${reason}`).toSorted(),
      ["applicationNotification", "careerConfirmation", "contactConfirmation", "newsletterWelcome"]
        .map((name) => `${name}: status 503`),
    );
    assert.doesNotMatch(site.log.join("\n"), personal);
  });
});

async function withFailure(instead: RecordingBackend["instead"]) {
  const backend = recordingBackend();
  backend.instead = (call) => call.method === "POST" ? instead!(call) : undefined;
  return await startApp({ backend: backend.address });
}

describe("a backend that fails", () => {
  it("results in the specified text and a log line without what was typed", async () => {
    await using site = await withFailure(({ path, body }) =>
      Response.json({
        code: "23514",
        message: `Invalid key: ${path} for Ada@County.Example and ${body}`,
        details: "Failing row contains (Ada, O'Neil-Palmer)",
      }, { status: 400 })
    );
    for (const [failure, send] of submissions) {
      const response = await send(site);
      const problem = { alert: failure, fields: [] };
      assert.deepEqual([response.status, await response.json()], [503, { ok: false, problem }]);
    }
    assert.match(site.log.join("\n"), /23514/);
    assert.doesNotMatch(site.log.join("\n"), personal);
  });

  it("cannot redirect what was typed to another host", async () => {
    await using other = recordingBackend();
    await using backend = recordingBackend();
    const elsewhere = other.served().url;
    backend.instead = ({ path }) =>
      new Response(null, { status: 307, headers: { location: elsewhere + path } });
    await using site = await startApp({ backend: backend.served() });
    for (const [, send] of submissions) {
      const response = await send(site);
      assert.equal(response.status, 503);
      await response.text();
    }
    assert.equal(await site.status(paths.services), 200);
    await site.app.backgroundCallsEnded();
    assert.deepEqual(other.calls, []);
  });

  it("may send a text of our migrations to an applicant, and no other words are shown", async () => {
    const { tooManyFromAddress } = databaseMessages;
    const answers = [
      [{ code: "PT429", message: tooManyFromAddress }, 429],
      [{ code: "PT429", message: "Too many submissions from this planet." }, 429],
      [{ message: "Project paused" }, 540],
      [{ code: "PGRST002", message: "Could not query the schema cache. Retrying." }, 503],
      [{ code: "401", message: "Invalid API key" }, 401],
      [{ code: "XX000", message: tooManyFromAddress }, 500],
      [{ code: "P0001", message: "This opening was closed on Friday; please write to us." }, 400],
      [{ statusCode: "413", error: "x", message: "The object exceeded the maximum size" }, 400],
    ] as const;
    const { failure } = applicationForm.messages;
    const shown = [];
    for (const [body, status] of answers) {
      const path = "statusCode" in body ? "/storage/" : "/rest/";
      await using site = await withFailure((call) =>
        call.path.startsWith(path) ? Response.json(body, { status }) : undefined
      );
      const response = await postApplication(site, pdf(), applicationFields, { script: true });
      shown.push([response.status, (await response.json()).problem.alert]);
    }
    assert.deepEqual(shown, [
      [429, tooManyFromAddress],
      [429, refusalMessages.tooMany],
      ...Array(6).fill([503, failure]),
    ]);
  });
});

describe("the page that confirms a form", () => {
  const success = (text: string) => text.includes(contactForm.messages.next[0]!);

  it("is shown after a plain POST only, and to nobody ten minutes later", async () => {
    await using site = await startApp();
    const response = await postFields(site, paths.contact, inquiryFields);
    const { pathname, search } = new URL(response.headers.get("location")!, site.url);
    assert(success(await site.text(pathname + search)));
    const [, time, signature] = search.match(/^\?sent=([a-z0-9]+)-(.+)$/)!;
    const invented = [
      "?sent=1",
      "?sent=",
      `?sent=${time}`,
      `?sent=${time}-`,
      `?sent=${(parseInt(time!, 36) + 1).toString(36)}-${signature}`,
      `?sent=${time}-${signature!.slice(0, -2)}aa`,
      `?applied=${time}-${signature}`,
    ];
    for (const query of invented) assert(!success(await site.text(pathname + query)), query);
    const careers = await site.text(`${paths.careers}?applied=${time}-${signature}`);
    assert(!careers.includes(applicationForm.messages.next[0]!), "for another form");
  });

  it("ends after ten minutes, also in another process with the same key", () => {
    let time = 1_764_000_000_000;
    const value = createReceipts("secret", () => time).create(contactForm.id);
    const read = (secret: string) =>
      createReceipts(secret, () => time).read(new URLSearchParams({ sent: value }));
    assert.deepEqual(read("secret"), { form: contactForm.id, sentAt: time, parameter: "sent" });
    assert.equal(read("other"), null);
    time += 600_000;
    assert.equal(read("secret"), null);
  });
});

describe("without a backend", () => {
  it("every form responds as SPEC §8 says", async () => {
    await using site = await startApp({ backend: null });
    for (const [failure, send] of submissions) {
      const response = await send(site);
      assert.deepEqual([response.status, (await response.json()).problem.alert], [503, failure]);
    }
    const values = { email: "ada@county.example", place: "insights" };
    const insights = await postFields(site, paths.subscribe, values, { script: true });
    assert.deepEqual(await insights.json(), { ok: true });
  });
});

describe("the page after a newsletter sign-up", () => {
  const email = "ada@county.example";

  it("is the one it was sent from, if that is a page of this site", async () => {
    await using site = await startApp();
    const after = async (referer: string | null, values: Record<string, string>) => {
      const headers = referer === null ? undefined : { referer };
      const response = await postFields(site, paths.subscribe, { email, ...values }, { headers });
      await response.text();
      return withoutReceipt(response);
    };
    const { url } = site;
    const home = "/?subscribed=…#newsletter-footer";
    const contact = "/contact?subscribed=…#newsletter-footer";
    const services = "/services?subscribed=…#newsletter-footer";
    assert.equal(await after(`${url}/`, {}), home);
    assert.equal(await after(`${url}/contact?sent=1&subscribed=footer`, {}), contact);
    for (const referer of [null, "https://evil.example/services", `${url}/nowhere`, "//x", ""]) {
      assert.equal(await after(referer, {}), home, `${referer}`);
    }
    const insights = "/insights?subscribed=…#newsletter-insights";
    assert.equal(await after(null, { place: "insights" }), insights);
    const retry = `${url}${paths.subscribe}`;
    assert.equal(await after(retry, { page: "/services" }), services, "after a page with errors");
    assert.equal(await after(retry, { page: "/.//services/" }), services);
    for (const page of ["//evil.example/services", "https://evil.example/x", "/nowhere", "/.///"]) {
      assert.equal(await after(retry, { page }), home, page);
    }
  });
});
