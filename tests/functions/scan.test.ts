/** Resumes are scanned after the upload; infected ones leave the public bucket. */
import assert from "node:assert/strict";
import { describe, it } from "@std/testing/bdd";
import { carriesServiceKey } from "../../supabase/functions/_shared/access.ts";
import { handler } from "../../supabase/functions/scanResume/handler.ts";
import { isInfected } from "../../supabase/functions/scanResume/scanner.ts";
import { attemptField } from "../../client/forms/form-protocol.ts";
import { createAttemptId } from "../../client/forms/attempt-id.ts";
import { startApp } from "../support/app.ts";
import { applicationFields, pdf, pdfText, postApplication } from "../support/forms.ts";
import { openInMemory } from "../support/backend/memory.ts";
import { eicar, type Scanner, startClamd, startStandIn } from "../support/backend/scanner.ts";
import { until } from "../support/until.ts";

const infected = pdfText.replace("%%EOF", `${eicar}\n%%EOF`);
const large = pdfText + " ".repeat(3e6);
const stream = (text: string) => new Blob([text]).stream();

function startHttpScanner(status: (text: string) => number): Scanner {
  const server = Deno.serve(
    { hostname: "127.0.0.1", port: 0, onListen() {} },
    async (request) => {
      const file = (await request.formData()).get("file") as File;
      return new Response("{}", { status: status(await file.text()) });
    },
  );
  return {
    url: `http://127.0.0.1:${server.addr.port}/scan`,
    [Symbol.asyncDispose]: () => server.shutdown(),
  };
}

const scanners: Record<string, () => Promise<Scanner>> = {
  "a stand-in for clamd": startStandIn,
  "an HTTP scanner": () =>
    Promise.resolve(startHttpScanner((text) => text.includes(eicar) ? 406 : 200)),
  clamd: startClamd,
};

describe("a scanner", () => {
  for (const [name, start] of Object.entries(scanners)) {
    it(`${name} tells infected files from clean ones`, async () => {
      await using scanner = await start();
      const { url } = scanner;
      assert.equal(await isInfected(url, stream(pdfText), 9_000), false);
      assert.equal(await isInfected(url, stream(large), 9_000), false);
      assert.equal(await isInfected(url, stream(infected), 9_000), true);
    });
  }

  it("that gives no verdict is an error, never a clean file", async () => {
    for (const answer of ["INSTREAM size limit exceeded. ERROR\0", "stream: OK", "", "OK\0"]) {
      await using scanner = await startStandIn(answer);
      await assert.rejects(isInfected(scanner.url, stream(large), 9_000), Error, answer);
    }
    for (const status of [500, 302, 203]) {
      await using scanner = startHttpScanner(() => status);
      await assert.rejects(isInfected(scanner.url, stream(pdfText), 9_000), Error, `${status}`);
    }
    const connect = Deno.connect;
    // A host that drops packets accepts no connection and refuses none.
    Deno.connect = (() => new Promise<never>(() => {})) as typeof connect;
    try {
      await assert.rejects(isInfected("tcp://scanner.example:3310", stream(pdfText), 20));
    } finally {
      Deno.connect = connect;
    }
    const gone = await startStandIn();
    await gone[Symbol.asyncDispose]();
    await assert.rejects(isInfected(gone.url, stream(pdfText), 9_000));
  });
});

/** Applies with a clean and an infected file, and waits for the status of each. */
async function statusesWith(scannerUrl: string | undefined, expected: (string | null)[]) {
  const lines: string[] = [];
  const embedded = await openInMemory((...line) => lines.push(line.join(" ")), {
    scannerUrl,
  });
  const site = await startApp({ backend: embedded });
  try {
    for (const [phone, text] of [pdfText, infected].entries()) {
      const values = { ...applicationFields, phone: `${phone}`, [attemptField]: createAttemptId() };
      const response = await postApplication(site, pdf("cv.pdf", text), values, { script: true });
      assert.equal(response.status, 200, await response.text());
    }
    await site.app.backgroundCallsEnded();
    const statuses = async () =>
      (await embedded.received()).applications.map((row) => row.resume_status);
    await until(
      `${expected} (${lines})`,
      async () => JSON.stringify(await statuses()) === JSON.stringify(expected),
    );
    const downloads = (await embedded.received()).applications.map(({ resume_url }) =>
      embedded.fetch(resume_url)
    );
    const answers = await Promise.all(downloads);
    for (const answer of answers) await answer.body?.cancel();
    return answers;
  } finally {
    await site[Symbol.asyncDispose]();
    await embedded.close();
  }
}

describe("an uploaded resume", () => {
  it("is not scanned without a scanner, and opens as a download", async () => {
    const answers = await statusesWith(undefined, ["not scanned", "not scanned"]);
    for (const { status, headers } of answers) {
      assert.equal(status, 200);
      assert.equal(headers.get("content-disposition"), "attachment");
    }
  });

  it("is clean, or goes to a quarantine that nobody can read", async () => {
    await using scanner = await startStandIn();
    const answers = await statusesWith(scanner.url, ["clean", "infected, in quarantine"]);
    assert.deepEqual(answers.map(({ status }) => status), [200, 400]);
  });

  it("stays not scanned while the scanner gives no verdict", async () => {
    await using scanner = await startStandIn("");
    await statusesWith(scanner.url, ["not scanned", "not scanned"]);
  });

  it("is scanned for nobody while the project has no key of its own", async () => {
    const known = ["SUPABASE_SERVICE_ROLE_KEY", "SUPABASE_SECRET_KEYS"];
    const before = known.map((name) => [name, Deno.env.get(name)] as const);
    for (const name of known) Deno.env.delete(name);
    try {
      for (const headers of [new Headers(), new Headers({ apikey: "" })]) {
        const request = new Request("http://functions.example/scanResume", {
          method: "POST",
          headers,
        });
        assert.equal((await handler(request)).status, 401);
        assert.equal(carriesServiceKey(request), false);
      }
    } finally {
      for (const [name, value] of before) if (value !== undefined) Deno.env.set(name, value);
    }
  });

  it("is scanned for the project's own key alone", async () => {
    const embedded = await openInMemory();
    const call = (apikey: string) =>
      embedded.fetch(`${embedded.url}/functions/v1/scanResume`, {
        method: "POST",
        headers: { apikey, "content-type": "application/json" },
        body: JSON.stringify({ record: { bucket_id: "resumes", name: "a.pdf" } }),
      });
    for (const key of [embedded.key, "", "guess"]) assert.equal((await call(key)).status, 401);
    await embedded.close();
  });
});
