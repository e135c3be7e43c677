/**
 * `start.ts MODULE [ARGUMENT…]` runs a module with the permissions that the environment asks for,
 * and hands on every signal. A process cannot give up what it may do, so it takes two; they share
 * a process group, so that whoever ends the group ends both.
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
/** A heap that grows late: a quarter less memory, at no cost that could be measured. */
const heap = "--v8-flags=--optimize-for-size";
const child = new Deno.Command(Deno.execPath(), {
  args: ["run", heap, ...flags, module, ...args],
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
Deno.exit((await child.status).code);
