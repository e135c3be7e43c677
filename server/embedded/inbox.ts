/** `deno task inbox`: prints everything that the embedded backend has received, as JSON with `--json`. */
import { join, resolve } from "node:path";
import { column } from "../../client/forms/validate.ts";
import { applicationForm } from "../../content/forms/application.ts";
import { contactForm } from "../../content/forms/contact.ts";
import type { FormDefinition } from "../../content/forms/definition.ts";
import { parseEnv, readVariables } from "../env.ts";
import { DataDirectoryLocked, openDataDirectory } from "./data-directory.ts";
import { openCluster, readVersion } from "./postgres.ts";
import { readReceived, type Received } from "./received.ts";

try {
  const { backend } = parseEnv(await readVariables(), "embedded");
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

type Fields = [label: string, value: string | null][];

function describeReceived(received: Received, dataDir: string): string {
  const inquiries = received.inquiries.map((row) =>
    entry(row.created_at, `${row.name} <${row.email}>`, fieldsOf(contactForm, row))
  );
  const subscribers = received.subscribers.map((row) =>
    entry(row.created_at, row.email, [
      ["Name", row.name],
      ["Status", row.status === "active" ? null : row.status],
    ])
  );
  const applications = received.applications.map((row) =>
    entry(row.created_at, `${row.first_name} ${row.last_name} <${row.email}>`, [
      ...fieldsOf(applicationForm, row),
      ["Résumé", row.resume_path],
      ["File", row.resume_file],
      ["Virus scan", row.resume_status],
    ])
  );
  const mails = received.mails.map((mail) =>
    entry(mail.date, mail.subject, [
      ["To", mail.to.join(", ")],
      ["Bcc", mail.bcc?.join(", ") ?? null],
      ["From", mail.from],
      ["File", mail.file],
    ])
  );
  const sections = Object.entries({ inquiries, subscribers, applications, mails });
  return [
    `Received by the embedded backend in ${dataDir}`,
    ...sections.flatMap(([name, entries]) => {
      const heading = `${name[0]!.toUpperCase()}${name.slice(1)} (${entries.length})`;
      return ["", heading, "-".repeat(heading.length), ...entries];
    }),
  ].join("\n");
}

function fieldsOf({ fields }: FormDefinition, row: Record<string, string | null>): Fields {
  return Object.entries(fields).map(([name, { label }]) => [label, row[column(name)] ?? null]);
}

/** Begins with the time in UTC. */
function entry(iso: string, title: string, fields: Fields): string {
  const present = fields.filter(([, value]) => value);
  const width = Math.max(...present.map(([label]) => label.length));
  const time = new Date(iso).toISOString().replace("T", " ").slice(0, 19);
  return [
    `${time}Z  ${printable(title).replaceAll("\n", " ")}`,
    ...present.map(([label, value]) => {
      const text = printable(value!).replaceAll("\n", `\n${" ".repeat(width + 4)}`);
      return `  ${label.padEnd(width)}  ${text}`;
    }),
  ].join("\n");
}

/** Replaces control characters, which could move the cursor or color the terminal. */
function printable(text: string): string {
  return text.replace(/\r\n?/g, "\n").replace(/[^\P{C}\n]/gu, "\ufffd");
}
