/** A site whose embedded backend in FOLDER starts on a full disk, which has room later. */
import fs from "node:fs";
import { openBackend } from "../../../server/backend/open-backend.ts";
import { createBackend } from "../../../server/backend/client.ts";
import { createLog } from "../../../server/log.ts";
import { until } from "../until.ts";
import { startApp } from "../app.ts";

let isFull = true;
fs.statfsSync =
  (() => ({ bavail: isFull ? 0 : 1e12, bsize: 1 })) as unknown as typeof fs.statfsSync;
const { openSync, writeSync } = fs;
const full = () => Object.assign(new Error("ENOSPC: no space left on device"), { code: "ENOSPC" });
fs.openSync = (path, flags, ...rest) => {
  // A full disk has no room for a new file.
  if (isFull && String(path).includes("postgres/") && !fs.existsSync(path)) throw full();
  return openSync(path, flags, ...rest);
};
fs.writeSync = ((...written: Parameters<typeof writeSync>) => {
  if (isFull) throw full();
  return writeSync(...written);
}) as typeof writeSync;

const lines: string[] = [];
const { address } = await openBackend(
  { kind: "embedded", dataDir: Deno.args[0]!, scannerUrl: undefined, mail: undefined },
  createLog("info", (line) => lines.push(line)),
  50,
);
const { client } = createBackend(address!);
const list = () => client.from("services").select("*").eq("published", true);
await using site = await startApp({ backend: address });
const page = await site.status("/services");
const failed = await list();
isFull = false;
let later: number | undefined;
await until("the backend", async () => (later = (await list()).data?.length) !== undefined);
const { reason } = JSON.parse(lines.find((line) => line.includes("disk_full"))!);
console.log(JSON.stringify({ page, failed: failed.status, log: reason, later }));
Deno.exit();
