import assert from "node:assert/strict";
import { afterAll, describe, it } from "@std/testing/bdd";
import { application, inquiry, openTestBackend, resumeName } from "../support/backend/embedded.ts";
import { runProgram } from "../support/process/process.ts";

const dataDir = await Deno.makeTempDir();

const inbox = (...args: string[]) =>
  runProgram(["task", "inbox", ...args], { DATA_DIR: dataDir, SUPABASE_URL: "", NO_COLOR: "1" });

describe("deno task inbox", () => {
  afterAll(() => Deno.remove(dataDir, { recursive: true }));

  it("says that nothing has been received", async () => {
    const { code, stderr } = await inbox();
    assert.equal(code, 1);
    assert.match(stderr, /Nothing received yet: no embedded backend has run with DATA_DIR /);
  });

  it("prints the same while the site runs and when it does not", async () => {
    const backend = await openTestBackend({ dataDir });
    const name = resumeName();
    const resume = new TextEncoder().encode("%PDF-");
    await backend.client.storage.from("resumes").upload(name, resume, {
      contentType: "application/pdf",
    });
    await backend.client.from("careers_applications").insert({ ...application, resume_path: name });
    await backend.client.from("contact_submissions")
      .insert({ ...inquiry, message: "First line\nand \x1b[2Jthe second" });
    await backend.client.from("subscribers")
      .upsert({ email: "reader@county.example", name: "", status: "active" }, {
        onConflict: "email",
      });
    await (await backend.call("/functions/v1/newsletterWelcome", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email: "reader@county.example", name: "" }),
    })).body?.cancel();

    const [running, runningJson] = [await inbox(), await inbox("--json")];
    await backend.close();
    const [stopped, stoppedJson] = [await inbox(), await inbox("--json")];

    assert.equal(running.code, 0);
    for (
      const expected of [
        "Inquiries (1)",
        "ada@county.example",
        "First line\n",
        "Subscribers (1)",
        "reader@county.example",
        "Applications (1)",
        name,
        "Mails (1)",
      ]
    ) {
      assert(running.stdout.includes(expected), `${expected} in\n${running.stdout}`);
    }
    assert(!running.stdout.includes("\x1b"), "typed text must not control the terminal");
    assert.equal(stopped.stdout, running.stdout);
    const received = JSON.parse(runningJson.stdout);
    assert.equal(received.inquiries[0].message, "First line\nand \x1b[2Jthe second");
    assert.equal(await Deno.readTextFile(received.applications[0].resume_file), "%PDF-");
    assert.deepEqual(JSON.parse(stoppedJson.stdout), received);
  });
});
