/** An embedded backend in FOLDER. The log of its database has no room from the second row on. */
import fs from "node:fs";
import { openEmbedded } from "../../../server/embedded/embedded.ts";
import { inquiry } from "./embedded.ts";

const { openSync, writeSync } = fs;
const log = new Set<number>();
let isFull = false;
fs.openSync = (path, ...rest) => {
  const file = openSync(path, ...rest);
  if (String(path).includes("pg_wal/")) log.add(file);
  else log.delete(file);
  return file;
};
fs.writeSync = ((...written: Parameters<typeof writeSync>) => {
  if (!isFull || !log.has(written[0])) return writeSync(...written);
  throw Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC" });
}) as typeof writeSync;

const { url, key, fetch } = await openEmbedded({ dataDir: Deno.args[0]!, log() {} });
for (let turn = 0; turn < 2; turn++) {
  isFull = turn > 0;
  const { status } = await fetch(`${url}/rest/v1/contact_submissions`, {
    method: "POST",
    headers: { apikey: key, "content-type": "application/json" },
    body: JSON.stringify({ ...inquiry, email: `full${turn}@county.example` }),
  });
  console.log(status);
}
