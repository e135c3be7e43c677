import assert from "node:assert/strict";
import { join } from "node:path";
import { afterAll, beforeAll, describe, it } from "@std/testing/bdd";
import { paths } from "../../content/paths.ts";
import { copyProject, type ProjectCopy } from "../support/copy.ts";
import { runProgram, type SiteProcess, startSite } from "../support/process.ts";
import { until } from "../support/until.ts";

describe("developing in a folder with a difficult name", () => {
  let copy: ProjectCopy;
  let site: SiteProcess;
  let url: string;
  beforeAll(async () => {
    copy = await copyProject();
    using listener = Deno.listen({ hostname: "127.0.0.1", port: 0 });
    const port = String(listener.addr.port);
    listener.close();
    const variables = { HOST: "", PORT: port, NODE_ENV: "development", DATA_DIR: "data (1)" };
    site = startSite(variables, { args: ["run", "-A", "server/build/dev.ts"], cwd: copy.path });
    url = await site.url;
  });
  afterAll(async () => {
    await site[Symbol.asyncDispose]();
    await copy[Symbol.asyncDispose]();
  });
  const status = async (path: string) => {
    const response = await fetch(url + path, { redirect: "manual" });
    await response.body?.cancel();
    return response.status;
  };

  it("serves the pages with the embedded backend's rows, to this machine alone", async () => {
    assert.match(site.output(), /"event":"listening","hostname":"127\.0\.0\.1"/);
    const page = await (await fetch(url + paths.services)).text();
    assert.match(page, /Grant Writing/);
    const [, start] = /<script data-modules="[^"]+"[^>]*>(.+?)<\/script>/s.exec(page)!;
    assert.doesNotThrow(() => new Function(start!), "it is no module");
  });

  it("keeps the data folder and files with a dot to itself", async () => {
    const secret = join(copy.path, "data (1)/tools.json");
    await Deno.stat(secret);
    await Deno.mkdir(join(copy.path, ".vscode"));
    for (const file of [".env", ".vscode/settings.json"]) {
      await Deno.writeTextFile(join(copy.path, file), "");
    }
    for (
      const path of [
        "/data (1)/tools.json",
        "/data (1)/tools.json?raw",
        `/@fs${encodeURI(secret)}`,
        "/.env",
        "/.vscode/settings.json",
      ]
    ) {
      assert.notEqual(await status(path), 200, path);
    }
  });

  // What is watched there can be gone before the watch stands, which ended the process. Only Linux
  // tells what a process watches.
  (Deno.build.os === "linux" ? it : it.skip)("does not watch the data folder", async () => {
    const inode = async (path: string) =>
      (await Deno.stat(join(copy.path, path))).ino!.toString(16);
    const watched = async () => {
      const found = new Set<string>();
      for await (const { name } of Deno.readDir(`/proc/${site.pid}/fdinfo`)) {
        const info = await Deno.readTextFile(`/proc/${site.pid}/fdinfo/${name}`).catch(() => "");
        for (const [, inode] of info.matchAll(/^inotify wd:\S+ ino:(\S+)/gm)) found.add(inode!);
      }
      return found;
    };
    const other = await inode("supabase/seed.sql");
    await until("the watches", async () => (await watched()).has(other));
    assert(!(await watched()).has(await inode("data (1)")));
    assert(!(await watched()).has(await inode("data (1)/tools.json")));
  });

  it("shows a fault with its place, and goes on when it is mended", async () => {
    const file = join(copy.path, "server/http/origin.ts");
    const source = await Deno.readTextFile(file);
    let text = "";
    const answers = (wanted: number) => async () => {
      const response = await fetch(url + paths.about);
      text = await response.text();
      return response.status === wanted;
    };
    await untilSaved(file, `${source}\nconst broken = ;\n`, answers(500));
    assert.match(text, /origin\.ts/);
    await untilSaved(file, source, answers(200));
  });

  it("says that a new migration is read at the next start", async () => {
    const file = join(copy.path, "supabase/migrations/20990101000000_new.sql");
    await untilSaved(file, "-- new\n", () => site.output().includes('"event":"restart_needed"'));
  });

  it("ends with a line that names a port in use", async () => {
    const { code, output } = await runProgram(
      ["run", "-A", "server/build/dev.ts"],
      { HOST: "", PORT: new URL(url).port, BACKEND: "none" },
      copy.path,
    );
    assert.equal(code, 1);
    assert.match(output, /\nHOST \S+ and PORT \d+ cannot be listened on: .*\n$/);
  });

  it("builds and serves there too", async () => {
    await Deno.writeTextFile(join(copy.path, ".env"), "SHUTDOWN_GRACE=0");
    await using built = startSite({ BACKEND: "none" }, { args: ["task", "start"], cwd: copy.path });
    const page = await (await fetch(await built.url + paths.about)).text();
    const script = /"(\/assets\/[^" ]+\.js)/.exec(page)![1]!;
    const response = await fetch(await built.url + script);
    assert.equal(response.status, 200);
    await response.body?.cancel();
  });

  /**
   * Saves, and again now and then: the watcher may not have looked at the folder yet, and drops what
   * follows another change within 50 ms.
   */
  async function untilSaved(file: string, text: string, done: () => boolean | Promise<boolean>) {
    let saved = -Infinity;
    await until(`what follows from ${file}`, async () => {
      if (performance.now() - saved > 3_000) {
        saved = performance.now();
        await Deno.writeTextFile(file, text);
      }
      return await done();
    });
  }
});
