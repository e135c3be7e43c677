import assert from "node:assert/strict";
import { afterAll, describe, it } from "@std/testing/bdd";
import { resumeTypes } from "../../content/forms/resume.ts";
import { openTestBackend, resumeName } from "../support/backend/embedded.ts";

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

const pdf = { headers: { "content-type": "application/pdf" }, body: "%PDF-" };

describe("uploads", () => {
  afterAll(() => backend.close());

  it("holds a file of exactly the limit and refuses one byte more", async () => {
    for (const [size, status] of [[limit, null], [limit + 1, "413"]] as const) {
      const { error } = await bucket.upload(resumeName(), new Uint8Array(size), {
        contentType: "application/pdf",
      });
      assert.equal((error as { statusCode?: string } | null)?.statusCode ?? null, status);
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

  it("takes every type that the form accepts, here and in config.toml", async () => {
    const config = await Deno.readTextFile(new URL("../../supabase/config.toml", import.meta.url));
    const [, section] = config.split("[storage.buckets.resumes]");
    for (const type of Object.values(resumeTypes)) {
      const answer = await upload(resumeName(), { ...pdf, headers: { "content-type": type } });
      const step = `Missing step: allowed_mime_types of the bucket "resumes" in`;
      assert.deepEqual(answer, [200, null], `${step} supabase/migrations: ${type}`);
      assert(
        section!.split("[")[1]!.includes(`"${type}"`),
        `${step} supabase/config.toml: ${type}`,
      );
    }
  });

  it("takes the allowed types only", async () => {
    for (const type of ["text/html", "image/svg+xml", "application/x-msdownload"]) {
      const answer = await upload(resumeName(), { ...pdf, headers: { "content-type": type } });
      assert.deepEqual(answer, [400, "415"], type);
    }
  });

  it("stores one of two uploads with one name", async () => {
    const name = resumeName();
    const answers = await Promise.all([1, 2].map(() => upload(name, pdf)));
    assert.deepEqual(answers.map(([status]) => status).sort(), [200, 400]);
    const served = await fetch(bucket.getPublicUrl(name).data.publicUrl);
    assert.equal(await served.text(), "%PDF-");
  });
});
