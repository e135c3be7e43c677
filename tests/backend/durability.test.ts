import assert from "node:assert/strict";
import { join } from "node:path";
import { afterAll, describe, it } from "@std/testing/bdd";
import { serviceNames } from "../../content/navigation.ts";
import {
  killDuringStart,
  refusedStart,
  spawnBackend,
} from "../support/backend/embedded-process.ts";
import { runProgram } from "../support/process/process.ts";
import { until } from "../support/until.ts";
import { application, inquiry, openTestBackend, resumeName } from "../support/backend/embedded.ts";

const root = await Deno.makeTempDir();
const exists = (path: string) => Deno.stat(path).then(() => true, () => false);

async function onFullDisk(folder: string) {
  const program = ["run", "-A", "--no-check", "tests/support/backend/full-disk.ts", folder];
  const { code, stdout: answered, stderr: said } = await runProgram(program);
  return { code, said, answered };
}

const fullDisk = (folder: string) => `The disk is full: the database in ${folder} cannot go on.\n`;

describe("an embedded backend on disk", () => {
  const dataDir = join(root, "data");
  afterAll(() => Deno.remove(root, { recursive: true }));

  it("repairs a first boot that was killed", async () => {
    const unfinished = join(dataDir, "postgres.new");
    await killDuringStart(dataDir, () => exists(join(unfinished, "PG_VERSION")));
    assert(!await exists(join(dataDir, "postgres")));
    // The second kill comes between the database and its content.
    await killDuringStart(dataDir, () => exists(join(dataDir, "postgres")));

    const backend = await openTestBackend({ dataDir });
    const { data } = await backend.client.from("services").select("*").eq("published", true);
    assert.equal(data?.length, serviceNames.length);
    assert(!await exists(unfinished));
    await backend.close();
  });

  it("loses none of 100 acknowledged writes in 12 kill -9", async () => {
    const answered: string[] = [];
    const uploads: string[] = [];
    for (let round = 0; round < 12; round++) {
      const { url, key, kill } = await spawnBackend(dataDir);
      const post = async (path: string, type: string, body: string) => {
        const headers = { apikey: key, authorization: `Bearer ${key}`, "content-type": type };
        const response = await fetch(url + path, { method: "POST", headers, body });
        assert(response.ok, `${response.status}`);
        await response.body?.cancel();
      };
      const send = async () => {
        const email = `${crypto.randomUUID()}@county.example`;
        const row = JSON.stringify({ ...inquiry, email });
        await post("/rest/v1/contact_submissions", "application/json", row);
        answered.push(email);
      };
      const upload = async () => {
        const name = resumeName();
        await post(`/storage/v1/object/resumes/${name}`, "application/pdf", name);
        uploads.push(name);
      };
      const enough = answered.length + 9;
      // Senders go on until the kill cuts them off.
      const senders = [send, send, send, upload].map(async (once) => {
        try {
          for (;;) await once();
        } catch (error) {
          assert(!(error instanceof assert.AssertionError), String(error));
        }
      });
      await until(
        "acknowledged writes",
        () => answered.length >= enough && uploads.length > round,
      );
      await kill();
      await Promise.all(senders);
    }

    const backend = await openTestBackend({ dataDir });
    const { inquiries } = await backend.received();
    const stored = new Set(inquiries.map(({ email }) => email));
    assert(answered.length >= 100);
    assert.deepEqual(answered.filter((email) => !stored.has(email)), []);
    for (const name of uploads) {
      const { publicUrl } = backend.client.storage.from("resumes").getPublicUrl(name).data;
      assert.equal(await (await fetch(publicUrl)).text(), name);
    }
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

  it("keeps its files from other users, also in a folder that was open", async () => {
    await Deno.chmod(dataDir, 0o755);
    await (await openTestBackend({ dataDir })).close();
    const { mode } = await Deno.stat(dataDir);
    assert.equal(mode! & 0o777, 0o700);
  });

  it("flushes every acknowledged row, file and mail to disk before it answers", async () => {
    const program = ["run", "-A", "--no-check", "tests/support/backend/flushes.ts", dataDir];
    const { code, stdout, stderr } = await runProgram(program);
    assert.equal(code, 0, stderr);
    const { rows, uploads, mails } = JSON.parse(stdout);
    assert.equal(rows.length, 10);
    for (const { log } of rows) assert(log >= 1, `a row: ${stdout}`);
    for (const { log, files } of uploads) {
      assert(log >= 1 && files >= 2, `a file, its folder and its row: ${stdout}`);
    }
    for (const { files } of mails) assert(files >= 2, `a mail and its folder: ${stdout}`);
  });

  it("refuses files, then rows, before the disk is full, and still answers reads", async () => {
    const megabyte = 1024 * 1024;
    const program = ["run", "-A", "--no-check", "tests/support/backend/low-disk.ts", dataDir];
    const free = [500, 127, 47].map((megabytes) => String(megabytes * megabyte));
    const { code, stdout, stderr } = await runProgram([...program, ...free]);
    assert.equal(code, 0, stderr);
    assert.deepEqual(JSON.parse(stdout), [
      { read: 200, upload: "200", row: 201 },
      { read: 200, upload: "507", row: 201 },
      { read: 200, upload: "507", row: 503 },
    ]);
  });

  it("serves pages when it starts with a full disk, names the cause, and opens when there is room", async () => {
    const program = ["run", "-A", "--no-check", "tests/support/backend/full-at-start.ts", dataDir];
    const { code, stdout, stderr } = await runProgram(program);
    assert.equal(code, 0, stderr);
    const { page, failed, log, later } = JSON.parse(stdout);
    assert.deepEqual([page, failed, later], [200, 503, 10]);
    assert.match(log, /^Error: The disk is full: the database in \S+ needs 48 MB to start\./);
    assert.doesNotMatch(log, /move/);
  });

  it("ends when the disk is full, says what to do, and keeps what was acknowledged", async () => {
    const { code, said, answered } = await onFullDisk(dataDir);
    assert.equal(code, 1, said);
    assert.equal(answered, "201\n");
    assert.equal(said, fullDisk(join(dataDir, "postgres")));
    const backend = await openTestBackend({ dataDir });
    const { inquiries } = await backend.received();
    const emails = inquiries.map(({ email }) => email).filter((email) => email.startsWith("full"));
    assert.deepEqual(emails, ["full0@county.example"]);
    await backend.close();
  });

  it("names a database that is damaged or of another version, and what to do", async () => {
    const postgres = join(dataDir, "postgres");
    const refusal = async () => {
      const { code, stderr } = await refusedStart(dataDir);
      assert.equal(code, 1);
      return stderr;
    };
    await Deno.writeFile(join(postgres, "global", "pg_control"), new Uint8Array(8192));
    assert.match(await refusal(), /^The database in \S+ cannot be opened .*: put back a copy/m);
    await Deno.writeTextFile(join(postgres, "PG_VERSION"), "");
    assert.match(
      await refusal(),
      /^The database in \S+ cannot be opened \(PG_VERSION is empty\): put/,
    );
    assert.equal((await Deno.stat(join(postgres, "PG_VERSION"))).size, 0, "the folder is kept");
    await Deno.writeTextFile(join(postgres, "PG_VERSION"), "17\n");
    assert.match(await refusal(), /^\S+ was made by PostgreSQL 17, this version needs 18: .*\n$/);
  });
});
