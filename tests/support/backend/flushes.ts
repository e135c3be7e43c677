/**
 * An embedded backend in FOLDER. Prints, for each acknowledged write, how often it flushed the log of its
 * database, and other files, before it answered.
 */
import fs from "node:fs";
import { inquiry, openTestBackend, resumeName } from "./embedded.ts";

const log = new Set<number>();
const flushes = { log: 0, files: 0 };

const { openSync, fsyncSync } = fs;
fs.openSync = (path, ...rest) => {
  const file = openSync(path, ...rest);
  if (String(path).includes("pg_wal/")) log.add(file);
  else log.delete(file);
  return file;
};
fs.fsyncSync = (file) => {
  fsyncSync(file);
  if (log.has(file)) flushes.log++;
};
const { sync } = Deno.FsFile.prototype;
Deno.FsFile.prototype.sync = async function () {
  await sync.call(this);
  flushes.files++;
};

const backend = await openTestBackend({ dataDir: Deno.args[0]! });
const json = { "content-type": "application/json" };

async function count(path: string, init: RequestInit) {
  Object.assign(flushes, { log: 0, files: 0 });
  const response = await backend.call(path, { method: "POST", ...init });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  await response.body?.cancel();
  return { ...flushes };
}

const counted: Record<"rows" | "uploads" | "mails", unknown[]> = {
  rows: [],
  uploads: [],
  mails: [],
};
for (let n = 0; n < 10; n++) {
  const body = JSON.stringify({ ...inquiry, email: `flush${n}@county.example` });
  counted.rows.push(await count("/rest/v1/contact_submissions", { headers: json, body }));
}
for (let n = 0; n < 3; n++) {
  const headers = { "content-type": "application/pdf" };
  const path = `/storage/v1/object/resumes/${resumeName()}`;
  counted.uploads.push(await count(path, { headers, body: "%PDF-" }));
}
for (let n = 0; n < 3; n++) {
  const body = JSON.stringify({ ...inquiry, organization: "", phone: "" });
  counted.mails.push(await count("/functions/v1/contactConfirmation", { headers: json, body }));
}
console.log(JSON.stringify(counted));
Deno.exit();
