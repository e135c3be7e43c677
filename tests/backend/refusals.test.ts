import assert from "node:assert/strict";
import { afterAll, describe, it } from "@std/testing/bdd";
import { inquiry, openTestBackend, resumeName } from "../support/backend/embedded.ts";

const backend = await openTestBackend();
const { url, key, client, call } = backend;

async function refused(path: string, init: RequestInit = {}) {
  const response = await call(path, init);
  const body = await response.json();
  return [response.status, body.code ?? body.statusCode ?? body.message];
}
const post = (body: unknown, headers: Record<string, string> = {}): RequestInit => ({
  method: "POST",
  headers: { "content-type": "application/json", ...headers },
  body: typeof body === "string" ? body : JSON.stringify(body),
});

describe("a call that the site does not make", () => {
  afterAll(() => backend.close());

  it("needs the key", async () => {
    const paths = ["/rest/v1/services?select=*", "/storage/v1/object/resumes/1763708400000-a.pdf"];
    for (const path of paths) {
      for (
        const headers of [{}, { apikey: "wrong" }, { apikey: key, authorization: "Bearer wrong" }]
      ) {
        const response = await backend.fetch(url + path, { headers: headers as HeadersInit });
        assert.equal(response.status, 401);
        await response.body?.cancel();
      }
    }
  });

  it("reaches no other table, schema, function or path", async () => {
    assert.deepEqual(await refused("/rest/v1/attempts?select=*"), [404, "PGRST205"]);
    assert.deepEqual(await refused("/rest/v1/"), [400, "PGRST127"]);
    assert.deepEqual(await refused("/rest/v1/rpc/admit", post({})), [404, "PGRST202"]);
    const claim = post({ address: "a@b.example" });
    assert.deepEqual(await refused("/rest/v1/rpc/claim_welcome", claim), [401, "42501"]);
    assert.deepEqual(await refused("/rest/v1/rpc/claim_welcome", post({})), [404, "PGRST202"]);
    const noRoute = [404, "no Route matched with those values"];
    for (const path of ["/", "/auth/v1/signup", "/graphql/v1", "/rest/v2/services", "/mail/v1/x"]) {
      assert.deepEqual(await refused(path, post({})), noRoute);
    }
    for (const name of ["nothing", "_shared", "..", "contactConfirmation/index.ts", "%2e%2e"]) {
      assert.equal((await refused(`/functions/v1/${name}`, post({})))[0], 404);
    }
  });

  it("cannot read in another way", async () => {
    const queries = [
      "select=slug",
      "select=*&published=neq.true",
      "select=*&published=eq.false",
      "select=*&order=title.asc",
      "select=*&limit=1",
      "select=*&or=(published.eq.true)",
      "select=*&slug=eq.a&slug=eq.b",
      "published=eq.true",
    ];
    for (const query of queries) {
      assert.deepEqual(await refused(`/rest/v1/services?${query}`), [400, "PGRST127"], query);
    }
    const headers = { prefer: "count=exact" };
    assert.deepEqual(await refused("/rest/v1/services?select=*", { headers }), [400, "PGRST127"]);
    assert.deepEqual(await refused("/rest/v1/subscribers?select=*"), [401, "42501"]);
    assert.deepEqual(await refused("/rest/v1/contact_submissions?select=*"), [401, "42501"]);
  });

  it("cannot change, remove or replace rows", async () => {
    for (const method of ["PATCH", "PUT", "DELETE", "HEAD", "OPTIONS"]) {
      const response = await call("/rest/v1/subscribers?email=eq.a@b.example", { method });
      assert.equal(response.status, 405, method);
      await response.body?.cancel();
    }
    const row = { email: "a@b.example", name: "Mallory", status: "active" };
    const { error } = await client.from("subscribers").update(row).eq("email", row.email);
    assert.equal(error?.code, "PGRST117");
    const merging = { prefer: "resolution=merge-duplicates" };
    assert.deepEqual(
      await refused("/rest/v1/contact_submissions?on_conflict=id", post(inquiry, merging)),
      [401, "42501"],
    );
  });

  it("cannot request rows or counts in return", async () => {
    const shown = await client.from("contact_submissions").insert(inquiry).select();
    assert.deepEqual([shown.status, shown.error?.code], [400, "PGRST127"]);
    const row = { email: "a@b.example", name: "", status: "active" };
    for (const options of [{ count: "exact" }, { ignoreDuplicates: true }] as const) {
      const answer = await client.from("subscribers")
        .upsert(row, { onConflict: "email", ...options });
      assert.deepEqual([answer.status, answer.error?.code], [400, "PGRST127"]);
    }
  });

  it("is refused when it is not one row as JSON", async () => {
    const path = "/rest/v1/contact_submissions";
    for (const body of ["", "{", "null", "1", '"text"', "[]", "[1]", "[[]]"]) {
      assert.deepEqual(await refused(path, post(body)), [400, "PGRST102"], body);
    }
  });

  it("cannot end a statement with the name of a column", async () => {
    const row = { ['name") select 1; drop table public.services; --']: "x" };
    assert.deepEqual(await refused("/rest/v1/contact_submissions", post(row)), [400, "PGRST204"]);
    const path = `/rest/v1/subscribers?on_conflict=${encodeURIComponent('email") do nothing; --')}`;
    const merging = { prefer: "resolution=merge-duplicates" };
    assert.deepEqual(await refused(path, post({ email: "a@b.example" }, merging)), [
      400,
      "PGRST204",
    ]);
  });

  it("cannot list, move, sign, replace or remove files", async () => {
    const bucket = client.storage.from("resumes");
    const name = resumeName();
    const body = new TextEncoder().encode("%PDF-");
    const options = { contentType: "application/pdf" };
    assert.equal((await bucket.upload(name, body, options)).error, null);
    const attempts = [
      bucket.list(),
      bucket.remove([name]),
      bucket.move(name, resumeName()),
      bucket.copy(name, resumeName()),
      bucket.createSignedUrl(name, 60),
      bucket.createSignedUploadUrl(resumeName()),
      bucket.download(name),
      bucket.update(name, body),
      bucket.upload(name, body, { ...options, upsert: true }),
      bucket.upload(resumeName(), body, { ...options, upsert: true }),
      client.storage.listBuckets(),
      client.storage.createBucket("mine"),
      client.storage.emptyBucket("resumes"),
    ];
    for (const [index, attempt] of (await Promise.all(attempts)).entries()) {
      const status = (attempt.error as { status?: number } | null)?.status ?? 200;
      assert(status >= 400 && status < 500, `attempt ${index}: ${status}`);
    }
    const kept = await fetch(bucket.getPublicUrl(name).data.publicUrl);
    assert.equal(await kept.text(), "%PDF-");
  });

  it("cannot read the inbox or send email without the token", async () => {
    for (const path of ["embedded/v1/received", "embedded/v1/sql", "embedded/v1/export"]) {
      assert.equal((await refused(`/${path}`, { method: "POST", body: "select 1" }))[0], 401);
    }
    assert.equal((await refused("/mail/v1/emails", { method: "POST" }))[0], 401);
  });
});
