/**
 * An embedded backend whose disk fills: `full-disk.ts FOLDER` has no room for the log of its
 * database from the second row on, `full-disk.ts FOLDER start` none for anything.
 */
import fs from "node:fs";
import { openEmbedded } from "../../../server/embedded/embedded.ts";
import { inquiry } from "./embedded.ts";

const { openSync, writeSync } = fs;
const [dataDir, atStart] = Deno.args;
const vital = new Set<number>();
let isFull = atStart !== undefined;
fs.openSync = (path, ...rest) => {
  const file = openSync(path, ...rest);
  if (isFull || String(path).includes("pg_wal/")) vital.add(file);
  else vital.delete(file);
  return file;
};
fs.writeSync = ((...written: Parameters<typeof writeSync>) => {
  if (!isFull || !vital.has(written[0])) return writeSync(...written);
  throw Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC" });
}) as typeof writeSync;

const { url, key, fetch } = await openEmbedded({ dataDir: dataDir!, log() {} });
for (let turn = 0; turn < 2; turn++) {
  isFull = turn > 0;
  const { status } = await fetch(`${url}/rest/v1/contact_submissions`, {
    method: "POST",
    headers: { apikey: key, "content-type": "application/json" },
    body: JSON.stringify({ ...inquiry, email: `full${turn}@county.example` }),
  });
  console.log(status);
}
