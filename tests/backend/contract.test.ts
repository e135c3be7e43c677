import assert from "node:assert/strict";
import { afterAll, describe, it } from "@std/testing/bdd";
import { serviceNames } from "../../content/navigation.ts";
import { slugify } from "../../content/paths.ts";
import type { Rows } from "../../client/catalog/rows.ts";
import { rowSchemas } from "../../server/catalog/row-schemas.ts";
import { createClient } from "@supabase/supabase-js";
import { application, inquiry, openTestBackend, resumeName } from "../support/backend/embedded.ts";

const backend = await openTestBackend();
const { url, key } = backend;
/** The same calls over the loopback port, as a tool would make them. */
const remote = createClient(url, key, { auth: { persistSession: false } });

describe("the calls of the site", () => {
  afterAll(() => backend.close());

  for (
    const [way, client] of [["in process", backend.client], ["over the port", remote]] as const
  ) {
    const email = () => `${crypto.randomUUID()}@county.example`;

    it(`lists published rows of every table that pages read, in order (${way})`, async () => {
      for (const table of Object.keys(rowSchemas([])) as (keyof Rows)[]) {
        const { data, error } = await client.from(table).select("*")
          .eq("published", true).order("display_order", { ascending: true });
        const grant = `Missing step: a migration grants select on ${table} to anon`;
        assert.equal(error, null, `${grant}: ${error?.message}`);
        const policy = `a policy for published rows of ${table}, and rows in supabase/seed.sql`;
        assert.notEqual(data!.length, 0, `Missing step: ${policy}`);
        const order = data!.map((row) => row.display_order);
        assert.deepEqual(order, order.toSorted((a, b) => a - b));
        assert(data!.every((row) => row.published));
      }
    });

    it(`lists the services of the navigation after the first start (${way})`, async () => {
      const { data } = await client.from("services").select("*").eq("published", true)
        .order("display_order", { ascending: true });
      const step = "Missing step: supabase/seed.sql has the services of content/navigation.ts";
      assert.deepEqual(data!.map(({ slug }) => slug), serviceNames.map(slugify), step);
    });

    it(`finds one service, or none (${way})`, async () => {
      const find = (slug: string) =>
        client.from("services").select("*").eq("slug", slug).eq("published", true).maybeSingle();
      const found = await find("grant-writing-management");
      assert.equal(found.data?.title, "Grant Writing & Management");
      assert(Array.isArray(found.data.features) && found.data.features.length > 0);
      const missing = await find("no-such-service");
      assert.deepEqual([missing.data, missing.error, missing.status], [null, null, 200]);
    });

    it(`takes an inquiry (${way})`, async () => {
      const row = { ...inquiry, email: email() };
      const { error, status, data } = await client.from("contact_submissions").insert(row);
      assert.deepEqual([error, status, data], [null, 201, null]);
    });

    it(`gives a new and a known subscriber the same response (${way})`, async () => {
      const row = { email: email(), name: "", status: "active" };
      const subscribe = () => client.from("subscribers").upsert(row, { onConflict: "email" });
      const first = await subscribe();
      assert.equal(first.status, 201);
      assert.deepEqual(await subscribe(), first);
    });

    it(`takes a resume, serves it, and takes the application (${way})`, async () => {
      const bucket = client.storage.from("resumes");
      const bytes = crypto.getRandomValues(new Uint8Array(60_000));
      const types = ["application/pdf", "application/octet-stream"];
      for (const contentType of types) {
        const name = resumeName();
        const options = { cacheControl: "3600", contentType, upsert: false };
        const { data, error } = await bucket.upload(name, bytes, options);
        assert.equal(error, null);
        assert.equal(data!.path, name);
        const { publicUrl } = bucket.getPublicUrl(name).data;
        assert.equal(publicUrl, `${url}/storage/v1/object/public/resumes/${name}`);
        const served = await fetch(publicUrl);
        assert.equal(served.status, 200);
        assert.equal(served.headers.get("content-type"), contentType);
        assert.equal(served.headers.get("cache-control"), "max-age=3600");
        assert.deepEqual(await served.bytes(), bytes);
        const again = await bucket.upload(name, bytes, options);
        assert.equal((again.error as { statusCode?: string } | null)?.statusCode, "409");
        const { error: refused, status } = await client.from("careers_applications")
          .insert({ ...application, email: email(), resume_path: name, resume_url: publicUrl });
        assert.deepEqual([refused, status], [null, 201]);
      }
    });
  }

  it("reports errors of a row as PostgREST does", async () => {
    const send = async (row: Record<string, unknown>) => {
      const { error, status } = await backend.client.from("contact_submissions")
        .insert(row as typeof inquiry);
      return [status, error?.code];
    };
    assert.deepEqual(await send({ ...inquiry, colour: "red" }), [400, "PGRST204"]);
    assert.deepEqual(await send({ name: "A", email: "a@b.example" }), [400, "23502"]);
    assert.deepEqual(await send({ ...inquiry, name: "a".repeat(201) }), [400, "23514"]);
    assert.deepEqual(await send({ ...inquiry, name: "a\0b" }), [400, "22P05"]);
    assert.deepEqual(await send({ ...inquiry, id: crypto.randomUUID() }), [401, "42501"]);
  });

  it("stores simultaneous copies of one inquiry once", async () => {
    const row = { ...inquiry, email: "twins@county.example" };
    const copies = [1, 2, 3].map(() => backend.client.from("contact_submissions").insert(row));
    assert.deepEqual((await Promise.all(copies)).map(({ status }) => status), [201, 201, 201]);
    const { inquiries } = await backend.received();
    const stored = inquiries.filter(({ email }) => email === row.email);
    assert.equal(stored.length, 1);
  });
});
