import assert from "node:assert/strict";
import { afterAll, describe, it } from "@std/testing/bdd";
import { application, inquiry, openTestBackend, resumeName } from "../support/backend/embedded.ts";
import { runProgram } from "../support/process/process.ts";

const dataDir = await Deno.makeTempDir();

const inbox = (...args: string[]) =>
  runProgram(["task", "inbox", ...args], { DATA_DIR: dataDir, SUPABASE_URL: "", NO_COLOR: "1" });

describe("deno task inbox", () => {
  afterAll(() => Deno.remove(dataDir, { recursive: true }));

  it("says that no site runs", async () => {
    const { code, stderr } = await inbox();
    assert.equal(code, 1);
    assert.match(stderr, /^No site answers that uses DATA_DIR .+ Start it first\./m);
  });

  it("prints everything that the running site has received", async () => {
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

    const [running, json] = [await inbox(), await inbox("--json")];
    await backend.close();

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
    const received = JSON.parse(json.stdout);
    assert.equal(received.inquiries[0].message, "First line\nand \x1b[2Jthe second");
    assert.equal(await Deno.readTextFile(received.applications[0].resume_file), "%PDF-");
  });
});
