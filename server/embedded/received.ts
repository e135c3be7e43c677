/** Everything that visitors have sent to an embedded backend, and the mails to them. */
import type { PGlite } from "@electric-sql/pglite";
import { createHash } from "node:crypto";
import { join } from "node:path";
import { type DataDirectory, writeAtomically } from "./data-directory.ts";
import { readJson } from "./service.ts";

/** Lists are sorted oldest first. Times are ISO 8601. */
export async function readReceived(db: PGlite, { objects, outbox }: DataDirectory) {
  const read = async (sql: string, parameters?: string[]) => {
    const asJson = `select to_json(t)::text as row from (${sql}) t`;
    const { rows } = await db.query<{ row: string }>(asJson, parameters);
    return rows.map(({ row }) => JSON.parse(row));
  };
  return {
    inquiries: await read("select * from contact_submissions order by created_at"),
    subscribers: await read("select * from subscribers order by created_at"),
    /** `resume_file` is the path of the uploaded file, `resume_status` the state of its scan. */
    applications: await read(
      `select a.*, $1 || o.id as resume_file, s.status as resume_status
       from careers_applications a
       left join storage.objects o on o.name = a.resume_path
       left join private.resume_status s on s.resume_path = a.resume_path
       order by a.created_at`,
      [join(objects, "/")],
    ),
    /** Applications that a correction replaced. */
    replaced: await read("select * from private.replaced_applications order by replaced_at"),
    mails: await readMails(outbox),
  };
}

async function readMails(outbox: string) {
  const entries = await Array.fromAsync(Deno.readDir(outbox));
  const files = entries.map(({ name }) => join(outbox, name)).filter((file) => /json$/.test(file));
  return await Promise.all(
    files.sort().map(async (file) => ({ ...JSON.parse(await Deno.readTextFile(file)), file })),
  );
}

/**
 * Plays the mail provider of the edge functions: each mail becomes a file. A mail with an idempotency
 * key is stored once.
 */
export async function storeMail(request: Request, outbox: string): Promise<Response> {
  const key = request.headers.get("idempotency-key");
  const mail = { date: new Date().toISOString(), ...Object(await readJson(request)) };
  const id = key ? createHash("sha256").update(key).digest("hex") : crypto.randomUUID();
  const ending = `-${id.slice(0, 16)}.json`;
  const stored = key && (await Array.fromAsync(Deno.readDir(outbox)))
    .some(({ name }) => name.endsWith(ending));
  if (!stored) {
    const name = mail.date.replaceAll(":", "-") + ending;
    await writeAtomically(join(outbox, name), JSON.stringify(mail, null, 2));
  }
  return Response.json({ id });
}
