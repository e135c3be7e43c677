import assert from "node:assert/strict";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, describe, it } from "@std/testing/bdd";
import { DataDirectoryLocked } from "../../server/embedded/data-directory.ts";
import {
  killDuringStart,
  refusedStart,
  spawnBackend,
} from "../support/backend/embedded-process.ts";
import { application, enquiry, openTestBackend, resumeName } from "../support/backend/embedded.ts";

const root = await Deno.makeTempDir();
const exists = (path: string) => Deno.stat(path).then(() => true, () => false);

describe("an embedded backend on disk", () => {
  const dataDir = join(root, "data");
  afterAll(() => Deno.remove(root, { recursive: true }));

  it("repairs a first boot that was killed", async () => {
    const unfinished = join(dataDir, "postgres.new");
    await killDuringStart(dataDir, () => exists(join(unfinished, "PG_VERSION")));
    assert(!await exists(join(dataDir, "postgres")));
    // Killed again, between the database and its content.
    await killDuringStart(dataDir, () => exists(join(dataDir, "postgres")));

    const backend = await openTestBackend({ dataDir });
    const { data } = await backend.client.from("services").select("*").eq("published", true);
    assert.equal(data?.length, 10);
    assert(!await exists(unfinished));
    await backend.close();
  });

  it("loses nothing that was answered when it is killed", async () => {
    const answered: string[] = [];
    const uploads: string[] = [];
    for (let round = 0; round < 2; round++) {
      const { url, key, kill } = await spawnBackend(dataDir);
      const headers = { apikey: key, authorization: `Bearer ${key}` };
      const send = async () => {
        const email = `${crypto.randomUUID()}@county.example`;
        const response = await fetch(`${url}/rest/v1/contact_submissions`, {
          method: "POST",
          headers: { ...headers, "content-type": "application/json" },
          body: JSON.stringify({ ...enquiry, email }),
        });
        assert.equal(response.status, 201);
        answered.push(email);
      };
      const upload = async () => {
        const name = resumeName();
        const response = await fetch(`${url}/storage/v1/object/resumes/${name}`, {
          method: "POST",
          headers: { ...headers, "content-type": "application/pdf" },
          body: name,
        });
        assert.equal(response.status, 200);
        await response.body?.cancel();
        uploads.push(name);
      };
      const until = answered.length + 60;
      // Senders go on until the kill cuts them off in the middle of calls.
      const senders = [send, send, send, upload].map(async (once) => {
        try {
          for (;;) await once();
        } catch (error) {
          assert(!(error instanceof assert.AssertionError), String(error));
        }
      });
      while (answered.length < until) await new Promise((later) => setTimeout(later, 1));
      await kill();
      await Promise.all(senders);
    }

    const backend = await openTestBackend({ dataDir });
    const { inquiries } = await backend.received();
    const stored = new Set(inquiries.map(({ email }) => email));
    assert(answered.length >= 120 && uploads.length > 0);
    assert.deepEqual(answered.filter((email) => !stored.has(email)), []);
    for (const name of uploads) {
      const { publicUrl } = backend.client.storage.from("resumes").getPublicUrl(name).data;
      assert.equal(await (await fetch(publicUrl)).text(), name);
    }
    await backend.close();
  });

  it("is refused to a second process, and to a second opener, with one line", async () => {
    const backend = await openTestBackend({ dataDir });
    const { code, stderr } = await refusedStart(dataDir);
    assert.equal(code, 1);
    assert.match(stderr, /^The data directory \S+ is in use by another process: .*\n$/);
    assert(stderr.includes(dataDir));
    await assert.rejects(openTestBackend({ dataDir }), DataDirectoryLocked);
    const { error } = await backend.client.from("contact_submissions").insert(enquiry);
    assert.equal(error, null);
    await backend.close();
  });

  it("keeps files at the addresses that were stored", async () => {
    const first = await openTestBackend({ dataDir });
    const name = resumeName();
    const bucket = first.client.storage.from("resumes");
    await bucket.upload(name, new TextEncoder().encode("%PDF-"), {
      contentType: "application/pdf",
    });
    const resume_url = bucket.getPublicUrl(name).data.publicUrl;
    await first.client.from("careers_applications")
      .insert({ ...application, resume_path: name, resume_url });
    await first.close();

    const second = await openTestBackend({ dataDir });
    const { applications } = await second.received();
    const stored = applications.find(({ resume_path }) => resume_path === name)!;
    assert.equal(await (await fetch(stored.resume_url)).text(), "%PDF-");
    assert.equal(await Deno.readTextFile(stored.resume_file!), "%PDF-");
    await second.close();
  });

  it("keeps no part of a file that was refused", async () => {
    const backend = await openTestBackend({ dataDir });
    const files = () => Array.fromAsync(Deno.readDir(join(dataDir, "objects")));
    const before = (await files()).length;
    const { error } = await backend.client.storage.from("resumes")
      .upload(resumeName(), new Uint8Array(11_000_000), { contentType: "application/pdf" });
    assert(error);
    assert.equal((await files()).length, before);
    await backend.close();
  });

  it("removes a file that no row knows", async () => {
    const stray = join(dataDir, "objects", crypto.randomUUID());
    await Deno.writeTextFile(stray, "half an upload");
    await (await openTestBackend({ dataDir })).close();
    assert(!await exists(stray));
  });

  it("keeps the public key, so that tools can use it", async () => {
    const dataDir = await Deno.makeTempDir();
    const keys = [];
    for (let start = 0; start < 2; start++) {
      const backend = await openTestBackend({ dataDir });
      keys.push(backend.key, JSON.parse(await Deno.readTextFile(`${dataDir}/tools.json`)).key);
      await backend.close();
    }
    assert.equal(new Set(keys).size, 1);
    await Deno.remove(dataDir, { recursive: true });
  });

  it("keeps its files from other users, also in a folder that was open", async () => {
    await Deno.chmod(dataDir, 0o755);
    await (await openTestBackend({ dataDir })).close();
    const { mode } = await Deno.stat(dataDir);
    assert.equal(mode! & 0o777, 0o700);
  });

  it("ends when the disk is full, says where, and has what was answered", async () => {
    const program = fileURLToPath(new URL("../support/backend/full-disk.ts", import.meta.url));
    const { code, stdout, stderr } = await new Deno.Command(Deno.execPath(), {
      args: ["run", "-A", "--no-check", program, dataDir],
      signal: AbortSignal.timeout(60_000),
    }).output();
    const [said, answered] = [stderr, stdout].map((bytes) => new TextDecoder().decode(bytes));
    assert.equal(code, 1, said);
    assert.equal(answered, "201\n");
    assert.match(said!, /^The disk is full: the database in \S+postgres cannot go on\.\n$/);
    const backend = await openTestBackend({ dataDir });
    const { inquiries } = await backend.received();
    const emails = inquiries.map(({ email }) => email).filter((email) => email.startsWith("full"));
    assert.deepEqual(emails, ["full0@county.example"]);
    await backend.close();
  });

  it("names a damaged database and what to do with it", async () => {
    const damaged = join(root, "damaged");
    await (await openTestBackend({ dataDir: damaged })).close();
    await Deno.writeFile(join(damaged, "postgres", "global", "pg_control"), new Uint8Array(8192));
    const { code, stderr } = await refusedStart(damaged);
    assert.equal(code, 1);
    assert.match(
      stderr,
      /^The database in \S+damaged\/postgres cannot be opened .*: put back a copy/m,
    );
  });

  it("says what to do with a database of another version", async () => {
    const other = join(root, "other");
    await Deno.mkdir(join(other, "postgres"), { recursive: true });
    await Deno.writeTextFile(join(other, "postgres", "PG_VERSION"), "17\n");
    const { code, stderr } = await refusedStart(other);
    assert.equal(code, 1);
    assert.match(stderr, /^\S+ was made by PostgreSQL 17, this version needs 18: .*\n$/);
  });
});
