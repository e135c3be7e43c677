import assert from "node:assert/strict";
import { afterAll, describe, it } from "@std/testing/bdd";
import { application, inquiry, openTestBackend, resumeName } from "../support/backend/embedded.ts";
import { site } from "../../content/site.ts";
import { until } from "../support/until.ts";
import { runProgram } from "../support/process/process.ts";

const dataDir = await Deno.makeTempDir();

const inbox = () =>
  runProgram(["task", "inbox"], { DATA_DIR: dataDir, SUPABASE_URL: "", NO_COLOR: "1" });

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
    await backend.client.from("careers_applications").insert({
      ...application,
      resume_path: name,
      resume_url: backend.client.storage.from("resumes").getPublicUrl(name).data.publicUrl,
    });
    await backend.client.from("contact_submissions")
      .insert({ ...inquiry, message: "First line\nand \x1b[2Jthe \x9bsecond" });
    await backend.client.from("subscribers")
      .upsert({ email: "reader@county.example", name: "", status: "active" }, {
        onConflict: "email",
      });
    await (await backend.call("/functions/v1/newsletterWelcome", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email: "reader@county.example", name: "" }),
    })).body?.cancel();

    await until("two notices", async () => (await backend.received()).mails.length === 3);
    const running = await inbox();
    await backend.close();
    const stopped = await inbox();

    assert.equal(running.code, 0);
    const { inquiries, subscribers, applications, mails } = JSON.parse(running.stdout);
    assert.equal(inquiries[0].message, "First line\nand \x1b[2Jthe \ufffdsecond");
    assert.equal(subscribers[0].email, "reader@county.example");
    assert.equal(await Deno.readTextFile(applications[0].resume_file), "%PDF-");
    assert.deepEqual(
      mails.map(({ to }: { to: string[] }) => to[0]).sort(),
      [site.careersEmail, site.email, "reader@county.example"].sort(),
    );
    assert.doesNotMatch(running.stdout, /[^\P{C}\n]/u, "typed text must not control the terminal");
    assert.equal(stopped.stdout, running.stdout);
  });
});
