import assert from "node:assert/strict";
import { describe, it } from "@std/testing/bdd";
import { bodies, functionNames, key } from "./provider.ts";

const folder = new URL("../../supabase/functions/", import.meta.url);

describe("deployment", () => {
  it("functions import nothing that is not deployed with them", async () => {
    for await (const entry of Deno.readDir(folder)) {
      if (!entry.isDirectory) continue;
      for await (const file of Deno.readDir(new URL(`${entry.name}/`, folder))) {
        const source = await Deno.readTextFile(new URL(`${entry.name}/${file.name}`, folder));
        for (const [, specifier] of source.matchAll(/(?:from|import)\s*\(?"([^"]+)"/g)) {
          assert.match(
            specifier!,
            /^(\.\/|\.\.\/_shared\/)[\w-]+\.ts$/,
            `${entry.name}/${file.name}`,
          );
        }
      }
    }
  });

  it("functions check the key themselves, because the gateway refuses a publishable one", async () => {
    const config = await Deno.readTextFile(new URL("../config.toml", folder));
    for await (const { name, isDirectory } of Deno.readDir(folder)) {
      if (!isDirectory || name === "_shared") continue;
      const entry = `[functions.${name}]\nverify_jwt = false\n`;
      const step = `supabase/config.toml has [functions.${name}] with verify_jwt = false`;
      assert(config.includes(entry), `Missing step: ${step}`);
    }
  });

  for (const name of functionNames) {
    it(`${name} serves by itself, without this project's configuration`, async () => {
      const process = new Deno.Command(Deno.execPath(), {
        args: [
          "run",
          "--no-config",
          "--no-lock",
          "--allow-net=127.0.0.1",
          "--allow-env",
          "index.ts",
        ],
        cwd: new URL(`${name}/`, folder),
        env: { DENO_SERVE_ADDRESS: "tcp:127.0.0.1:0", SUPABASE_ANON_KEY: key, MAIL_API_KEY: "" },
        stdout: "piped",
        stderr: "piped",
        signal: AbortSignal.timeout(60_000),
      }).spawn();
      try {
        const response = await fetch(await address(process.stderr), {
          method: "POST",
          headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
          body: JSON.stringify(bodies[name]),
        });
        assert.equal(response.status, 503);
        assert.equal((await response.json()).error.code, "mail_not_configured");
      } finally {
        process.kill();
        await process.status;
        await Promise.all([process.stdout.cancel(), process.stderr.cancel()]);
      }
    });
  }
});

/** The address in a process's output. */
async function address(output: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  for await (const chunk of output.values({ preventCancel: true })) {
    text += decoder.decode(chunk, { stream: true });
    const found = /http:\/\/[\d.]+:\d+/.exec(text)?.[0];
    if (found) return found;
  }
  throw new Error(`It did not start: ${text}`);
}
