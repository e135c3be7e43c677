/** A repeated attempt is the same application (SPEC §3: files are never overwritten). */
import assert from "node:assert/strict";
import { describe, it } from "@std/testing/bdd";
import { attemptField } from "../../../client/forms/form-protocol.ts";
import { applicationForm } from "../../../content/forms/application.ts";
import { refusalMessages } from "../../../content/messages/forms.ts";
import { paths } from "../../../content/paths.ts";
import { openInMemory } from "../../support/backend/memory.ts";
import { until } from "../../support/until.ts";
import { type RunningApp, startApp } from "../../support/app.ts";
import {
  applicationFields,
  inquiryFields,
  pdf,
  pdfText,
  postApplication,
  postFields,
  type Values,
} from "../../support/forms.ts";

/** An embedded backend that can fail some calls, before or after it stores. */
async function open() {
  const embedded = await openInMemory();
  let fails: { path: string; after: boolean } | null = null;
  const site = await startApp({
    backend: {
      ...embedded,
      async fetch(input, init) {
        const failing = fails && String(input).includes(fails.path) && init?.method === "POST";
        if (failing && !fails!.after) throw new TypeError("connection refused");
        const response = await embedded.fetch(input, init);
        if (failing) throw new TypeError("connection reset");
        return response;
      },
    },
  });
  return {
    site,
    embedded,
    fail: (path: string | null, after = false) => fails = path === null ? null : { path, after },
    async [Symbol.asyncDispose]() {
      await site.app.backgroundCallsEnded();
      await site[Symbol.asyncDispose]();
      await embedded.close();
    },
  };
}

const time = Date.now() - 60_000;
const attempt = { ...applicationFields, [attemptField]: `${time}-${"0f".repeat(16)}` };
const records = "/rest/v1/careers_applications";

async function apply(site: RunningApp, file = pdf(), values: Values = attempt): Promise<number> {
  const response = await postApplication(site, file, values, { script: true });
  await response.body?.cancel();
  return response.status;
}

describe("an application that is sent again", () => {
  it("uses the first upload again when the record or the upload's response failed", async () => {
    for (const [path, after] of [[records, false], ["/storage/v1/object/", true]] as const) {
      await using opened = await open();
      const { site, embedded, fail } = opened;
      fail(path, after);
      assert.equal(await apply(site), 503);
      fail(null);
      assert.equal(await apply(site), 200);
      const [application] = (await embedded.received()).applications;
      assert(application!.resume_path.startsWith(`${time}-other-general-application-`));
      assert.equal(await Deno.readTextFile(application!.resume_file!), pdfText);
    }
  });

  it("is stored and mailed once when only its response was lost", async () => {
    await using opened = await open();
    const { site, embedded, fail } = opened;
    fail(records, true);
    assert.equal(await apply(site), 503);
    fail(null);
    for (let turn = 0; turn < 6; turn++) assert.equal(await apply(site), 200, `${turn}`);
    await mailsSent(opened, 2);
    const { applications, mails } = await embedded.received();
    assert.deepEqual([applications.length, mails.length], [1, 2]);
  });

  it("is stored as corrected when its response was lost", async () => {
    await using opened = await open();
    const { site, embedded, fail } = opened;
    fail(records, true);
    assert.equal(await apply(site), 503);
    fail(null);
    const corrections = [
      { coverLetter: "Once more." },
      { email: "ada.palmer@county.example", firstName: "Adah" },
    ];
    for (const correction of corrections) {
      assert.equal(await apply(site, pdf(), { ...attempt, ...correction }), 200);
    }
    const other = `${pdfText}\nsecond edition`;
    assert.equal(await apply(site, pdf("cv.pdf", other), { ...attempt, phone: "1" }), 200);
    const { applications } = await embedded.received();
    // Only the same address replaces a row, so the corrected address has a row of its own.
    const rows = applications.map(({ phone, email, cover_letter }) => [phone, email, cover_letter]);
    assert.deepEqual(rows.sort(), [
      ["1", "Ada@County.Example", "I write grants."],
      [applicationFields.phone, "ada.palmer@county.example", "I write grants."],
    ]);
    const replaced = applications.find(({ phone }) => phone === "1")!;
    assert.equal(await Deno.readTextFile(replaced.resume_file!), other);
  });

  it("from a duplicate of its tab, for another position, is another application", async () => {
    await using opened = await open();
    const { site, embedded } = opened;
    const positions = ["", ...applicationForm.fields.position.options.slice(0, 2)];
    for (const position of [...positions, ...positions]) {
      assert.equal(await apply(site, pdf(), { ...attempt, position }), 200);
    }
    await mailsSent(opened, 6);
    const { applications, mails } = await embedded.received();
    const stored = applications.map(({ position }) => position ?? "").sort();
    assert.deepEqual(stored, [...positions].sort());
    assert.equal(new Set(applications.map(({ resume_path }) => resume_path)).size, 3);
    assert.equal(mails.length, 6, "two for each");
  });

  it("does not accept a forged timestamp", async () => {
    await using opened = await open();
    for (
      const [turn, forged] of [
        `1000000000000-${"0f".repeat(16)}`,
        `9999999999999-${"0f".repeat(16)}`,
        String(time),
        `${time}-../../x`,
      ].entries()
    ) {
      const values = { ...attempt, coverLetter: `${turn}`, [attemptField]: forged };
      assert.equal(await apply(opened.site, pdf(), values), 200);
    }
    for (const { resume_path } of (await opened.embedded.received()).applications) {
      assert(Math.abs(Number(resume_path.slice(0, 13)) - Date.now()) < 60_000, resume_path);
    }
  });

  it("keeps its timestamp on the page with errors", async () => {
    await using opened = await open();
    opened.fail(records);
    const response = await postApplication(opened.site, pdf(), attempt);
    assert.equal(response.status, 503);
    const html = await response.text();
    assert.match(html, new RegExp(`name="attempt"[^>]* value="${attempt[attemptField]}"`));
    assert(html.includes(applicationForm.messages.chooseAgain));
  });
});

/** Confirmations and notices. */
async function mailsSent({ site, embedded }: Awaited<ReturnType<typeof open>>, count: number) {
  await site.app.backgroundCallsEnded();
  await until(`${count} mails`, async () => (await embedded.received()).mails.length >= count);
}

describe("the same submission twice within a day", () => {
  it("is stored once and mailed once", async () => {
    await using opened = await open();
    const { site, embedded } = opened;
    for (let turn = 0; turn < 2; turn++) {
      for (
        const response of [
          await postFields(site, paths.contact, inquiryFields),
          await postFields(site, paths.subscribe, { email: "ada@county.example" }),
          await postApplication(site, pdf()),
        ]
      ) {
        assert.equal(response.status, 303);
        await response.text();
      }
    }
    await mailsSent(opened, 5);
    const { inquiries, subscribers, applications, mails } = await embedded.received();
    assert.deepEqual([inquiries.length, subscribers.length, applications.length], [1, 1, 1]);
    assert.equal(mails.length, 5, "one of each kind");
  });

  it("is stored and mailed again with another text or file", async () => {
    await using opened = await open();
    const { site, embedded } = opened;
    await apply(site, pdf(), applicationFields);
    await apply(site, pdf(), { ...applicationFields, coverLetter: "Once more." });
    await apply(site, pdf("cv.pdf", `${pdfText}\nsecond edition`), applicationFields);
    await mailsSent(opened, 6);
    const { applications, mails } = await embedded.received();
    assert.deepEqual([applications.length, mails.length], [3, 6]);
  });
});

describe("too many submissions from one email address", () => {
  it("are refused by the database: 429 with everything typed", async () => {
    await using opened = await open();
    const { site, embedded } = opened;
    const send = (turn: number) =>
      postFields(site, paths.contact, { ...inquiryFields, message: `Message ${turn}` });
    for (let turn = 0; turn < 5; turn++) {
      const response = await send(turn);
      assert.equal(response.status, 303);
      await response.text();
    }
    const refused = await send(5);
    assert.equal(refused.status, 429);
    // Not when somebody else used the address.
    assert.equal(refused.headers.get("retry-after"), "3600");
    const html = await refused.text();
    assert(html.includes("Message 5"));
    assert(!html.includes(refusalMessages.tooMany));
    assert.match(html, /Too many submissions from this email address/);
    await mailsSent(opened, 10);
    const { inquiries, mails } = await embedded.received();
    assert.equal(inquiries.length, 5);
    assert.equal(mails.length, 10, "confirmations and notices");
  });
});
