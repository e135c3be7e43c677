/** An embedded backend in FOLDER on a disk that has FREE bytes. Prints its answers for each FREE. */
import fs from "node:fs";
import { inquiry, openTestBackend, resumeName } from "./embedded.ts";

const [dataDir, ...frees] = Deno.args;
let free = Infinity;
fs.statfsSync = (() => ({ bavail: free, bsize: 1 })) as unknown as typeof fs.statfsSync;

const backend = await openTestBackend({ dataDir: dataDir! });
const answers = [];
for (const [index, bytes] of frees.entries()) {
  free = Number(bytes);
  const list = await backend.client.from("services").select("*").eq("published", true);
  const uploaded = await backend.client.storage.from("resumes")
    .upload(resumeName(), new TextEncoder().encode("%PDF-"), { contentType: "application/pdf" });
  const row = await backend.client.from("contact_submissions")
    .insert({ ...inquiry, email: `low${index}@county.example` });
  const refusal = uploaded.error as { statusCode?: string } | null;
  answers.push({
    read: list.status,
    upload: refusal ? refusal.statusCode : "200",
    row: row.status,
  });
}
console.log(JSON.stringify(answers));
Deno.exit();
