/** The site as a process of its own, by the bundle as `deno task start` does. */
import project from "../../../deno.json" with { type: "json" };

export interface SiteProcess extends AsyncDisposable {
  /** Resolves when it listens, rejects when it ends before that. */
  url: Promise<string>;
  /** Both outputs so far. */
  output(): string;
  pid: number;
  kill(signal: Deno.Signal): void;
  /** Sends SIGKILL to it and its children. */
  killAll(): void;
  ended: Promise<Deno.CommandStatus>;
}

const root = new URL("../../../", import.meta.url);

/** A process that its test left behind ends after this time. */
const lifetimeMs = 15 * 60_000;

/** Variables that a developer's `.env` may set. */
const unset = { SITE_URL: "", SUPABASE_URL: "", BACKEND: "", TRUST_PROXY: "", LOG_LEVEL: "" };

const [before, run] = project.tasks.start.command.split(" deno run ");
/** Variables that the task sets. */
const assigned = Object.fromEntries(
  before!.split(" && ").at(-1)!.split(" ").map((assignment) => assignment.split("=")),
);

/** Arguments of `deno` as in `deno task start`. */
const started = ["run", ...run!.split(" ")];

/** Starts the bundle, or Deno with `args`, with these variables alone. */
export function startSite(
  variables: Record<string, string>,
  { args, cwd = root }: { args?: string[]; cwd?: URL | string } = {},
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
    args: args ?? started,
    cwd,
    clearEnv: true,
    env,
    stdout: "piped",
    stderr: "piped",
    detached: true,
  }).spawn();
  // The child leads a process group.
  const killAll = () => Deno.kill(-child.pid, "SIGKILL");
  let output = "";
  const listening = Promise.withResolvers<string>();
  const read = async (stream: ReadableStream<Uint8Array<ArrayBuffer>>) => {
    for await (const text of stream.pipeThrough(new TextDecoderStream())) {
      output += text;
      const port = output.match(/"event":"listening".*"port":(\d+)\D/)?.[1];
      if (port) listening.resolve(`http://127.0.0.1:${port}`);
    }
  };
  const outputs = Promise.all([read(child.stdout), read(child.stderr)]);
  const deadline = setTimeout(killAll, lifetimeMs);
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

/** A port that is free now. */
export function freePort(): number {
  using listener = Deno.listen({ hostname: "127.0.0.1", port: 0 });
  return listener.addr.port;
}

/** The variables that Deno needs to find its caches. */
function inherited(): Record<string, string> {
  const names = ["PATH", "HOME", "DENO_DIR", "DENO_V8_FLAGS", "XDG_CACHE_HOME", "TMPDIR"];
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = Deno.env.get(name);
      return value ? [[name, value]] : [];
    }),
  );
}

/** Runs Deno to its end. Throws with the output after `timeoutMs`. */
export async function runProgram(
  args: string[],
  variables: Record<string, string> = {},
  cwd: URL | string = root,
  timeoutMs = 300_000,
): Promise<{ code: number; output: string; stdout: string; stderr: string }> {
  const child = new Deno.Command(Deno.execPath(), {
    args,
    cwd,
    clearEnv: true,
    env: { ...inherited(), ...variables },
    stdout: "piped",
    stderr: "piped",
    detached: true,
  }).spawn();
  // Processes that the child started hold its outputs open as well.
  const deadline = setTimeout(() => Deno.kill(-child.pid, "SIGKILL"), timeoutMs);
  const { code, signal, ...outputs } = await child.output();
  clearTimeout(deadline);
  const decode = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
  const [stdout, stderr] = [decode(outputs.stdout), decode(outputs.stderr)];
  const output = stdout + stderr;
  if (signal === "SIGKILL") throw new Error(`killed after ${timeoutMs} ms:\n${output}`);
  return { code, output, stdout, stderr };
}
