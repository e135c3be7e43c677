/** `deno task inbox`: prints everything that the running site's embedded backend has received, as JSON with `--json`. */
import { join } from "node:path";
import { parseEnv, readVariables } from "../env.ts";
import type { Received } from "./received.ts";

/** Columns that say nothing about a visitor, and what a mail's file holds. */
const hidden = new Set(["id", "created_at", "updated_at", "date", "text", "html", "headers"]);

try {
  const { backend } = parseEnv(readVariables(), "embedded");
  if (backend.kind !== "embedded") throw new Error("Only the embedded backend has an inbox here.");
  const received = await readInbox(backend.dataDir);
  console.log(
    Deno.args.includes("--json")
      ? JSON.stringify(received, null, 2)
      : describeReceived(received, backend.dataDir),
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  Deno.exit(1);
}

async function readInbox(dataDir: string): Promise<Received> {
  try {
    const { url, token } = JSON.parse(await Deno.readTextFile(join(dataDir, "tools.json")));
    const response = await fetch(`${url}/embedded/v1/received`, {
      headers: { authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(10_000),
    });
    if (!response.ok) throw new Error(`status ${response.status}`);
    return await response.json();
  } catch (error) {
    const reason = error instanceof Error ? error.message : error;
    throw new Error(`No site answers that uses DATA_DIR ${dataDir}. Start it first. (${reason})`);
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
