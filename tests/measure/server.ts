/** Measured servers in processes of their own. Linux only. */
import { fileURLToPath } from "node:url";

export interface Server extends AsyncDisposable {
  url: string;
  pid: number;
  /** Microseconds of processor time so far, in all threads. */
  processorTime(): Promise<number>;
  /** MiB in memory: `VmRSS` now, `VmHWM` at most so far. */
  memory(which?: "VmRSS" | "VmHWM"): Promise<number>;
}

const root = fileURLToPath(new URL("../../", import.meta.url));
let nextPort = 20_000 + Deno.pid % 10_000;

/** Runs a module that listens on PORT. */
export async function serve(
  module: string,
  { args, env = {} }: { args?: (port: number) => string[]; env?: Record<string, string> },
): Promise<Server> {
  const port = nextPort++;
  await new Deno.Command(Deno.execPath(), { args: ["cache", module], cwd: root }).output();
  const child = new Deno.Command(Deno.execPath(), {
    // Memory is handled as in `deno task start`.
    args: ["run", "-A", "--v8-flags=--optimize-for-size", module, ...args?.(port) ?? []],
    cwd: root,
    env: {
      NODE_ENV: "production",
      MALLOC_MMAP_THRESHOLD_: "32768",
      HOST: "127.0.0.1",
      PORT: String(port),
      ...env,
    },
    stdin: "null",
    stdout: "null",
    stderr: "inherit",
  }).spawn();
  const url = `http://127.0.0.1:${port}`;
  for (let tries = 0; !await answers(`${url}/healthz`); tries++) {
    if (tries === 300) throw new Error(`${module} does not answer at ${url}`);
    await new Promise((later) => setTimeout(later, 100));
  }
  const proc = (name: string) => Deno.readTextFile(`/proc/${child.pid}/${name}`);
  return {
    url,
    pid: child.pid,
    async processorTime() {
      const fields = (await proc("stat")).split(") ")[1]!.split(" ");
      // User and system time, in hundredths of a second.
      return (Number(fields[11]) + Number(fields[12])) * 10_000;
    },
    async memory(which = "VmRSS") {
      return Number(new RegExp(`${which}:\\s+(\\d+)`).exec(await proc("status"))![1]) / 1024;
    },
    async [Symbol.asyncDispose]() {
      child.kill("SIGKILL");
      await child.status;
    },
  };
}

const answers = (url: string) =>
  fetch(url).then((response) => response.text().then(() => true), () => false);
