/** `deno task inbox`: prints everything that the embedded backend has received, as JSON. */
import { join, resolve } from "node:path";
import { parseEnv, readVariables } from "../env.ts";
import { openDataDirectory } from "./data-directory.ts";
import { openCluster, readVersion } from "./postgres.ts";
import { readReceived } from "./received.ts";

try {
  const { backend } = parseEnv(readVariables(), "embedded");
  if (backend.kind !== "embedded") throw new Error("Only the embedded backend has an inbox here.");
  const path = resolve(backend.dataDir);
  if (await readVersion(join(path, "postgres")) === null) {
    throw new Error(
      `Nothing received yet: no embedded backend has run with DATA_DIR ${backend.dataDir}.`,
    );
  }
  const received = await askRunning(join(path, "tools.json")) ?? await readStopped(path);
  // Control characters could move the cursor or color the terminal.
  console.log(JSON.stringify(received, null, 2).replace(/[^\P{C}\n]/gu, "\ufffd"));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  Deno.exit(1);
}

/** Null when no process runs with these tools. */
async function askRunning(tools: string): Promise<unknown> {
  try {
    const { url, token } = JSON.parse(await Deno.readTextFile(tools));
    const response = await fetch(`${url}/embedded/v1/received`, {
      headers: { authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(10_000),
    });
    return response.ok ? await response.json() : null;
  } catch {
    return null;
  }
}

async function readStopped(path: string) {
  using directory = await openDataDirectory(path);
  await using db = await openCluster(directory.postgres);
  return await readReceived(db, directory);
}
