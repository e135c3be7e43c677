/** `deno task inbox`: prints everything that the embedded backend has received, as JSON with `--json`. */
import { join, resolve } from "node:path";
import { parseEnv, readVariables } from "../env.ts";
import { DataDirectoryLocked, openDataDirectory } from "./data-directory.ts";
import { openCluster, readVersion } from "./postgres.ts";
import { readReceived, type Received } from "./received.ts";

/** Columns that say nothing about a visitor, and what a mail's file holds. */
const hidden = new Set(["id", "created_at", "updated_at", "date", "text", "html", "headers"]);

try {
  const { backend } = parseEnv(readVariables(), "embedded");
  if (backend.kind !== "embedded") throw new Error("Only the embedded backend has an inbox here.");
  const { dataDir } = backend;
  const path = resolve(dataDir);
  if (await readVersion(join(path, "postgres")) === null) {
    throw new Error(`Nothing received yet: no embedded backend has run with DATA_DIR ${dataDir}.`);
  }
  const received = await readStopped(path).catch((error) => {
    if (error instanceof DataDirectoryLocked) return askRunning(join(path, "tools.json"));
    throw error;
  });
  console.log(
    Deno.args.includes("--json")
      ? JSON.stringify(received, null, 2)
      : describeReceived(received, dataDir),
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  Deno.exit(1);
}

async function readStopped(path: string): Promise<Received> {
  using directory = await openDataDirectory(path);
  await using db = await openCluster(directory.postgres);
  return await readReceived(db, directory);
}

async function askRunning(tools: string): Promise<Received> {
  try {
    const { url, token } = JSON.parse(await Deno.readTextFile(tools));
    const response = await fetch(`${url}/embedded/v1/received`, {
      headers: { authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(10_000),
    });
    if (!response.ok) throw new Error(`status ${response.status}`);
    return await response.json();
  } catch (error) {
    const reason = error instanceof Error ? error.message : error;
    throw new Error(`The process that holds ${tools} does not answer: ${reason}`);
  }
}

function describeReceived(received: Received, dataDir: string): string {
  return [
    `Received by the embedded backend in ${dataDir}`,
    ...Object.entries(received).flatMap(([name, rows]) => {
      const heading = `${name[0]!.toUpperCase()}${name.slice(1)} (${rows.length})`;
      return ["", heading, "-".repeat(heading.length), ...rows.map(describeRow)];
    }),
  ].join("\n");
}

/** Begins with the time in UTC. */
function describeRow(row: object): string {
  const values: Record<string, string> = { ...row };
  const present = Object.entries(values).filter(([name, value]) => value && !hidden.has(name));
  const width = Math.max(...present.map(([name]) => name.length));
  return [
    new Date(values.created_at ?? values.date!).toISOString(),
    ...present.map(([name, value]) => {
      const text = printable(String(value)).replaceAll("\n", `\n${" ".repeat(width + 4)}`);
      return `  ${name.padEnd(width)}  ${text}`;
    }),
  ].join("\n");
}

/** Replaces control characters, which could move the cursor or color the terminal. */
function printable(text: string): string {
  return text.replace(/\r\n?/g, "\n").replace(/[^\P{C}\n]/gu, "\ufffd");
}
