/**
 * `start.ts MODULE [ARGUMENT…]` runs a module with the permissions that the environment asks for,
 * and hands on every signal. A process cannot give up what it may do, so it takes two. None stays
 * without the other: they share a process group, and the child leaves when its standard input ends.
 */
import { dirname, resolve } from "node:path";
import { EnvError, readEnv } from "./env.ts";
import { permissions } from "./permissions.ts";

const [module = "", ...args] = Deno.args;
const flags = await readEnv(args)
  .then((env) => permissions(env, dirname(resolve(module))))
  .catch((error) => {
    if (!(error instanceof EnvError)) throw error;
    console.error(error.message);
    Deno.exit(1);
  });
// Deno keeps what it takes to find a module's imports, 24 MiB, unless it has found them before.
await new Deno.Command(Deno.execPath(), {
  args: ["cache", module],
  stdout: "null",
  stderr: "null",
}).output();
/** A heap that grows late: a quarter less memory (docs/performance.md). */
const heap = "--v8-flags=--optimize-for-size";
const child = new Deno.Command(Deno.execPath(), {
  args: ["run", heap, ...flags, module, ...args, "--attached"],
  stdin: "piped",
  env: {
    // Deno's spans hold whole addresses: what was searched for, and the names in those of resumes.
    OTEL_DENO_TRACING: "false",
    // Buffers of uploads are given back at once. Unset, it grows with what is given back.
    MALLOC_MMAP_THRESHOLD_: "32768",
  },
}).spawn();
for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) {
  Deno.addSignalListener(signal, () => child.kill(signal));
}
// A task that is killed tells nobody.
if (args.includes("--local")) {
  const parent = Deno.ppid;
  const watch = setInterval(() => {
    if (Deno.ppid === parent) return;
    clearInterval(watch);
    child.kill("SIGTERM");
  }, 1_000);
}
Deno.exit((await child.status).code);
