/** An embedded backend in a process of its own, for tests that kill it. Prints its address. */
import { fileURLToPath } from "node:url";
import { runProgram } from "../process/process.ts";
import { until } from "../until.ts";
import { openEmbedded } from "../../../server/embedded/embedded.ts";

if (import.meta.main) {
  try {
    const { url, key } = await openEmbedded({ dataDir: Deno.args[0]!, log() {} });
    console.log(JSON.stringify({ url, key }));
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    Deno.exit(1);
  }
}

export interface BackendProcess {
  url: string;
  key: string;
  /** SIGKILL, and gone when this resolves. */
  kill(): Promise<void>;
}

export async function spawnBackend(dataDir: string): Promise<BackendProcess> {
  const child = start(dataDir, "piped");
  const lines = child.stdout.pipeThrough(new TextDecoderStream())[Symbol.asyncIterator]();
  const first = await lines.next();
  if (first.done) throw new Error("the backend did not start");
  return {
    ...JSON.parse(first.value),
    async kill() {
      child.kill("SIGKILL");
      await child.status;
      await lines.return?.();
    },
  };
}

/** Starts a backend and kills it as soon as `reached` says so. */
export async function killDuringStart(dataDir: string, reached: () => Promise<boolean>) {
  const child = start(dataDir, "null");
  try {
    await until("the state to kill it in", reached);
  } finally {
    child.kill("SIGKILL");
    await child.status;
  }
}

/** Runs a start that is refused. */
export const refusedStart = (dataDir: string) => runProgram(commandArgs(dataDir));

function start(dataDir: string, stdout: "piped" | "null") {
  return new Deno.Command(Deno.execPath(), {
    args: commandArgs(dataDir),
    stdout,
    stderr: stdout,
    signal: AbortSignal.timeout(120_000),
  }).spawn();
}

function commandArgs(dataDir: string): string[] {
  return ["run", "-A", "--no-check", fileURLToPath(import.meta.url), dataDir];
}
