import assert from "node:assert/strict";
import { afterAll, describe, it } from "@std/testing/bdd";
import * as fc from "fast-check";
import { boundaryOf, MultipartError, readParts } from "../../server/http/multipart.ts";
import { openTestBackend, resumeName } from "../support/embedded.ts";

const backend = await openTestBackend();
const bucket = backend.client.storage.from("resumes");
const limit = 10 * 1024 * 1024;

async function upload(name: string, init: RequestInit) {
  const response = await backend.call(`/storage/v1/object/resumes/${name}`, {
    method: "POST",
    ...init,
  });
  const body = await response.json();
  return [response.status, body.statusCode ?? null];
}
/** The body that storage clients send, written by hand. */
function form(parts: string, boundary = "b"): RequestInit {
  return {
    headers: { "content-type": `multipart/form-data; boundary=${boundary}` },
    body: parts.replaceAll("\n", "\r\n"),
  };
}
const filePart =
  '--b\nContent-Disposition: form-data; name=""; filename="a.pdf"\nContent-Type: application/pdf\n\n%PDF-\n';

describe("uploads", () => {
  afterAll(() => backend.close());

  it("holds a file of exactly the limit and refuses one byte more, in both forms", async () => {
    for (const [size, status] of [[limit, null], [limit + 1, "413"]] as const) {
      const bytes = new Uint8Array(size);
      for (const body of [bytes, new Blob([bytes], { type: "application/pdf" })]) {
        const { error } = await bucket.upload(resumeName(), body, {
          contentType: "application/pdf",
        });
        assert.equal((error as { statusCode?: string } | null)?.statusCode ?? null, status);
      }
    }
  });

  it("stops reading at the limit", async () => {
    let sent = 0;
    let cancelled = false;
    const long = new ReadableStream({
      pull(controller) {
        sent += 1024 * 1024;
        controller.enqueue(new Uint8Array(1024 * 1024));
        if (sent > 4 * limit) controller.close();
      },
      cancel() {
        cancelled = true;
      },
    });
    const answer = await upload(resumeName(), {
      headers: { "content-type": "application/pdf" },
      body: long,
    });
    assert.deepEqual(answer, [400, "413"]);
    assert(cancelled);
    assert(sent < limit + 4 * 1024 * 1024, `${sent} bytes were taken`);
  });

  it("asks the policy before it reads", async () => {
    let pulled = 0;
    let cancelled = false;
    const body = new ReadableStream({
      pull(controller) {
        pulled++;
        controller.close();
      },
      cancel() {
        cancelled = true;
      },
    }, { highWaterMark: 0 });
    const answer = await upload("mine.pdf", {
      headers: { "content-type": "application/pdf" },
      body,
    });
    assert.deepEqual([answer, pulled], [[400, "403"], 0]);
    assert(cancelled, "whoever sends is not told that nobody reads");
  });

  it("takes the allowed types only", async () => {
    for (const type of ["text/html", "image/svg+xml", "application/x-msdownload", ""]) {
      const { error } = await bucket.upload(resumeName(), new Blob(["<script>"], { type }));
      const statusCode = (error as { statusCode?: string } | null)?.statusCode ?? null;
      // A part without a type of its own counts as bytes.
      assert.equal(statusCode, type === "" ? null : "415", type);
    }
  });

  it("refuses names that are not built as the site builds them", async () => {
    const names = [
      "x.pdf",
      "%2e%2e%2fx.pdf",
      "a%00.pdf",
      "%ff.pdf",
      "1763708400000-a.pdf%2fb",
      "%",
    ];
    for (const name of names) {
      const [status, statusCode] = await upload(name, form(`${filePart}--b--`));
      assert.equal(status, 400, name);
      assert(["400", "403"].includes(statusCode), `${name}: ${statusCode}`);
    }
    assert.equal((await bucket.upload("../x.pdf", "x")).error?.name, "StorageApiError");
  });

  it("refuses a body that is no form, and keeps nothing of it", async () => {
    const bodies = {
      "no boundary in the body": form("nothing"),
      "no last boundary": form(filePart),
      "no file": form('--b\nContent-Disposition: form-data; name="cacheControl"\n\n3600\n--b--'),
      "a part without a name": form("--b\nContent-Type: application/pdf\n\n%PDF-\n--b--"),
      "an endless part header": form(`--b\nContent-Disposition: ${"a".repeat(20_000)}\n\n`),
      "an empty body": form(""),
    };
    for (const [what, init] of Object.entries(bodies)) {
      const name = resumeName();
      assert.deepEqual(await upload(name, init), [400, "400"], what);
      assert.deepEqual(await upload(name, form(`${filePart}--b--`)), [200, null], what);
    }
  });

  it("lets one of two uploads of one name win", async () => {
    const name = resumeName();
    const answers = await Promise.all([1, 2].map(() => upload(name, form(`${filePart}--b--`))));
    assert.deepEqual(answers.map(([status]) => status).sort(), [200, 400]);
    const served = await fetch(bucket.getPublicUrl(name).data.publicUrl);
    assert.equal(await served.text(), "%PDF-");
  });

  it("says that a file is missing", async () => {
    const response = await fetch(bucket.getPublicUrl(resumeName()).data.publicUrl);
    assert.equal(response.status, 400);
    assert.equal((await response.json()).statusCode, "404");
  });
});

describe("the multipart parser", () => {
  async function* cut(bytes: Uint8Array, size: number) {
    for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
  }

  it("gives back any parts, however the body is cut", async () => {
    const part = fc.record({
      name: fc.constantFrom("", "cacheControl", "naïve"),
      content: fc.array(fc.constantFrom("\r\n", "--", "--b", "-", "\r", "x", "\0", "\r\n--bx"))
        .map((pieces) => pieces.join(""))
        // A body never holds its own delimiter: whoever makes it picks another boundary.
        .filter((text) => !text.includes("\r\n--b")),
    }, { noNullPrototype: true });
    await fc.assert(
      fc.asyncProperty(
        fc.array(part, { minLength: 1 }),
        fc.integer({ min: 1, max: 40 }),
        async (parts, size) => {
          const body =
            parts.map(({ name, content }) =>
              `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${content}\r\n`
            ).join("") + "--b--\r\n";
          const found = [];
          for await (const part of readParts(cut(new TextEncoder().encode(body), size), "b")) {
            const content = await new Blob(await Array.fromAsync(part.body) as BlobPart[]).text();
            found.push({ name: part.name, content });
          }
          assert.deepEqual(found, parts);
        },
      ),
    );
  });

  it("ends or refuses whatever it is given", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uint8Array({ maxLength: 300 }),
        fc.integer({ min: 1, max: 40 }),
        async (bytes, size) => {
          try {
            for await (const _part of readParts(cut(bytes, size), "b")) { /* read and dropped */ }
          } catch (error) {
            assert(error instanceof MultipartError);
          }
        },
      ),
    );
  });

  it("finds the boundary of a form and of nothing else", () => {
    assert.equal(boundaryOf("multipart/form-data; boundary=abc"), "abc");
    assert.equal(boundaryOf('Multipart/Form-Data; charset=utf-8; boundary="a b"'), "a b");
    assert.equal(boundaryOf("multipart/mixed; boundary=abc"), null);
    assert.equal(boundaryOf("multipart/form-data"), null);
    assert.equal(boundaryOf("application/pdf"), null);
  });
});
