/**
 * An embedded backend in a process of its own, for tests that kill it. Prints its address. Each line of
 * its input lets a minute pass.
 */
import { fileURLToPath } from "node:url";
import { runProgram } from "../process/process.ts";
import { until } from "../until.ts";
import type { PGlite } from "@electric-sql/pglite";
import { ageMailQueue } from "./embedded.ts";
import { fakeClock } from "../clock.ts";
import { openCluster } from "../../../server/embedded/postgres.ts";
import { openEmbedded } from "../../../server/embedded/embedded.ts";

if (import.meta.main) {
  try {
    const [dataDir, mailUrl] = Deno.args;
    const clock = fakeClock();
    const opened = Promise.withResolvers<PGlite>();
    const { url, key } = await openEmbedded({
      dataDir: dataDir!,
      mail: mailUrl ? { url: mailUrl, key: "re_test" } : undefined,
      clock,
      log() {},
      async open(path) {
        const db = await openCluster(path);
        opened.resolve(db);
        return db;
      },
    });
    console.log(JSON.stringify({ url, key }));
    const db = await opened.promise;
    for await (const _ of Deno.stdin.readable) {
      await db.exec(ageMailQueue("1 minute"));
      clock.advance(60_000);
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    Deno.exit(1);
  }
}

export interface BackendProcess {
  url: string;
  key: string;
  /** Lets a minute pass. */
  minute(): Promise<void>;
  /** SIGKILL, and gone when this resolves. */
  kill(): Promise<void>;
}

/** @param mailUrl of a mail provider; without one, mails become files */
export async function spawnBackend(dataDir: string, mailUrl?: string): Promise<BackendProcess> {
  const child = start([dataDir, ...mailUrl ? [mailUrl] : []], "piped");
  const input = child.stdin.getWriter();
  const lines = child.stdout.pipeThrough(new TextDecoderStream())[Symbol.asyncIterator]();
  const first = await lines.next();
  if (first.done) throw new Error("the backend did not start");
  return {
    ...JSON.parse(first.value),
    minute: () => input.write(new TextEncoder().encode("minute\n")),
    async kill() {
      child.kill("SIGKILL");
      await child.status;
      await input.close().catch(() => {});
      await lines.return?.();
    },
  };
}

/** Starts a backend and kills it as soon as `reached` says so. */
export async function killDuringStart(dataDir: string, reached: () => Promise<boolean>) {
  const child = start([dataDir], "null");
  try {
    await until("the state to kill it in", reached);
  } finally {
    child.kill("SIGKILL");
    await child.status;
  }
}

/** Runs a start that is refused. */
export const refusedStart = (dataDir: string) => runProgram(commandArgs(dataDir));

function start(args: string[], stdout: "piped" | "null") {
  return new Deno.Command(Deno.execPath(), {
    args: commandArgs(...args),
    stdin: "piped",
    stdout,
    stderr: stdout,
    signal: AbortSignal.timeout(120_000),
  }).spawn();
}

function commandArgs(...args: string[]): string[] {
  return ["run", "-A", "--no-check", fileURLToPath(import.meta.url), ...args];
}
