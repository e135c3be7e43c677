/**
 * The operator's commands on the embedded backend, also beside the running site:
 *
 *     deno task inbox              everything that it has received, as JSON
 *     deno task sql "STATEMENTS"   rows as JSON, or the number of rows changed
 *     deno task export TABLE       inquiries, applications or subscribers as a CSV file
 */
import { join, resolve } from "node:path";
import { parseEnv, readVariables } from "../env.ts";
import { openDataDirectory } from "./data-directory.ts";
import { openCluster, readVersion } from "./postgres.ts";
import { type CommandName, commands, exported } from "./staff.ts";

const longestMs = 600_000;

try {
  const [command, argument = ""] = Deno.args;
  if (command === "sql") await sql(argument);
  else if (command === "export") await exportAsCsv(argument);
  else await inbox();
} catch (error) {
  console.error(oneLine(error instanceof Error ? error.message : String(error)));
  Deno.exit(1);
}

async function inbox(): Promise<void> {
  const received = await ask("received", "");
  // Control characters could move the cursor or color the terminal.
  console.log(withoutControls(JSON.stringify(received, null, 2)));
}

async function sql(statements: string): Promise<void> {
  if (!statements.trim()) throw new Error('Usage: deno task sql "select 1"');
  for (const { rows, changed } of await ask("sql", statements)) {
    if (rows) console.log(withoutControls(JSON.stringify(rows, null, 2)));
    else console.log(changed === 1 ? "1 row" : `${changed} rows`);
  }
}

async function exportAsCsv(table: string): Promise<void> {
  if (!exported.includes(table)) {
    throw new Error(`Usage: deno task export ${exported.join("|")} > FILE.csv`);
  }
  const csv = await ask("export", table);
  await new Blob([csv]).stream().pipeTo(Deno.stdout.writable);
}

type Answer<Name extends CommandName> = Awaited<ReturnType<(typeof commands)[Name]>>;

/**
 * Asks the running process, or opens the database, which locks it, when none runs.
 *
 * @throws Error with the backend's own message
 */
async function ask<Name extends CommandName>(name: Name, argument: string): Promise<Answer<Name>> {
  const { backend } = parseEnv(readVariables(), "embedded");
  if (backend.kind !== "embedded") throw new Error("Only the embedded backend can be used here.");
  const dataDir = resolve(backend.dataDir);
  if (await readVersion(join(dataDir, "postgres")) === null) {
    throw new Error(
      `Nothing received yet: no embedded backend has run with DATA_DIR ${backend.dataDir}.`,
    );
  }
  const response = await send(join(dataDir, "tools.json"), name, argument);
  if (response) {
    const { answer, message } = await response.json();
    if (!response.ok) throw new Error(message);
    return answer;
  }
  using directory = await openDataDirectory(dataDir);
  await using db = await openCluster(directory.postgres);
  return await commands[name](db, directory, argument) as Answer<Name>;
}

/** Null when no process runs with these tools. */
async function send(tools: string, name: CommandName, body: string): Promise<Response | null> {
  try {
    const { url, token } = JSON.parse(await Deno.readTextFile(tools));
    const response = await fetch(`${url}/embedded/v1/${name}`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}` },
      body,
      signal: AbortSignal.timeout(longestMs),
    });
    // Another process listens on the port of one that has stopped.
    const isAnother = response.status === 401 || response.status === 404;
    if (!isAnother) return response;
    await response.body?.cancel();
    return null;
  } catch (error) {
    if (error instanceof DOMException) throw new Error("The running site did not answer in time.");
    return null;
  }
}

function withoutControls(text: string): string {
  return text.replace(/[^\P{C}\n]/gu, "\ufffd");
}

function oneLine(text: string): string {
  return withoutControls(text).replaceAll("\n", " ");
}
