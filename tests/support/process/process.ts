/** The site as a process of its own, by `main.ts`, or by the bundle as `deno task start` does. */
import project from "../../../deno.json" with { type: "json" };
import { TextLineStream } from "../browser/text-lines.ts";

export interface SiteProcess extends AsyncDisposable {
  /** Resolves when it listens, rejects when it ends before that. */
  url: Promise<string>;
  /** What it has written so far, both outputs. */
  output(): string;
  pid: number;
  kill(signal: Deno.Signal): void;
  /** Ends it and whatever it has started at once, without a chance to tidy up. */
  killAll(): void;
  ended: Promise<Deno.CommandStatus>;
}

const root = new URL("../../../", import.meta.url);

/** What a developer's `.env` may set: empty here, so that tests do not depend on it. */
const unset = { SITE_URL: "", SUPABASE_URL: "", BACKEND: "", TRUST_PROXY: "", LOG_LEVEL: "" };

const [before, run] = project.tasks.start.command.split(" deno run ");
/** Variables that the task sets. */
const assigned = Object.fromEntries(
  before!.split(" && ").at(-1)!.split(" ").map((assignment) => assignment.split("=")),
);

/** Arguments of `deno` as in `deno task start`. */
export const started = ["run", ...run!.split(" ")];

/** The same for `main.ts`, which needs no bundle. */
const unbundled = started.map((argument) => argument === "bundle/main.js" ? "main.ts" : argument);

/**
 * Only what the variables say: nothing is taken over from the environment of the tests. Without
 * `args` it is `main.ts`.
 */
export function startSite(
  variables: Record<string, string>,
  { args, cwd = root, lifetime = 300_000 }: {
    args?: string[];
    cwd?: URL | string;
    /** Milliseconds. */
    lifetime?: number;
  } = {},
): SiteProcess {
  const env = {
    ...inherited(),
    ...unset,
    ...assigned,
    HOST: "127.0.0.1",
    PORT: "0",
    ...variables,
  };
  const child = new Deno.Command(Deno.execPath(), {
    args: args ?? unbundled,
    cwd,
    clearEnv: true,
    env,
    stdout: "piped",
    stderr: "piped",
    detached: true,
  }).spawn();
  // With whatever it has started: it leads a process group.
  const killAll = () => Deno.kill(-child.pid, "SIGKILL");
  let output = "";
  const listening = Promise.withResolvers<string>();
  const read = async (stream: ReadableStream<Uint8Array<ArrayBuffer>>) => {
    for await (const line of stream.pipeThrough(new TextLineStream())) {
      output += `${line}\n`;
      const port = line.match(/"event":"listening".*"port":(\d+)/)?.[1];
      if (port) listening.resolve(`http://127.0.0.1:${port}`);
    }
  };
  const outputs = Promise.all([read(child.stdout), read(child.stderr)]);
  // A process that does not end by itself fails its test instead of holding up the run.
  const deadline = setTimeout(killAll, lifetime);
  const ended = child.status.then(async (status) => {
    clearTimeout(deadline);
    await outputs;
    listening.reject(new Error(`ended before it listened:\n${output}`));
    return status;
  });
  listening.promise.catch(() => {});
  return {
    url: listening.promise,
    output: () => output,
    pid: child.pid,
    kill: (signal) => child.kill(signal),
    killAll,
    ended,
    async [Symbol.asyncDispose]() {
      try {
        killAll();
      } catch {
        // It has ended by itself.
      }
      await ended;
    },
  };
}

/** What Deno itself needs to find its caches. */
function inherited(): Record<string, string> {
  const names = ["PATH", "HOME", "DENO_DIR", "XDG_CACHE_HOME", "TMPDIR"];
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = Deno.env.get(name);
      return value ? [[name, value]] : [];
    }),
  );
}

/**
 * Runs a task's program to its end.
 *
 * @throws Error with what it wrote when it has not ended after `timeoutMs`
 */
export async function runProgram(
  args: string[],
  variables: Record<string, string> = {},
  cwd: URL | string = root,
  timeoutMs = 300_000,
): Promise<{ code: number; output: string }> {
  const child = new Deno.Command(Deno.execPath(), {
    args,
    cwd,
    clearEnv: true,
    env: { ...inherited(), ...variables },
    stdout: "piped",
    stderr: "piped",
    detached: true,
  }).spawn();
  // The child leads a process group: what it started holds its outputs open as well.
  const deadline = setTimeout(() => Deno.kill(-child.pid, "SIGKILL"), timeoutMs);
  const { code, signal, stdout, stderr } = await child.output();
  clearTimeout(deadline);
  const decoder = new TextDecoder();
  const output = decoder.decode(stdout) + decoder.decode(stderr);
  if (signal === "SIGKILL") throw new Error(`killed after ${timeoutMs} ms:\n${output}`);
  return { code, output };
}
