/** Everything that visitors have sent to an embedded backend, and the mails to them. */
import type { PGlite } from "@electric-sql/pglite";
import { join } from "node:path";
import { type DataDirectory, writeAtomically } from "./data-directory.ts";
import { readJson } from "./service.ts";

export type Received = Awaited<ReturnType<typeof readReceived>>;

/** Lists are sorted oldest first. Times are ISO 8601. */
export async function readReceived(db: PGlite, directory: DataDirectory) {
  async function all(table: string) {
    const { rows } = await db.query<{ row: string }>(
      `select to_json(t)::text as row from public.${table} t order by created_at`,
    );
    return rows.map(({ row }) => JSON.parse(row));
  }
  const { rows } = await db.query<{ id: string; name: string; status: string | null }>(
    `select o.id, o.name, s.status from storage.objects o
     left join private.resume_status s on s.resume_path = o.name`,
  );
  const files = new Map(rows.map((row) => [row.name, row]));
  const applications = await all("careers_applications");
  return {
    inquiries: await all("contact_submissions"),
    subscribers: await all("subscribers"),
    /** `resume_file` is the path of the uploaded file, `resume_status` the state of its scan. */
    applications: applications.map((row) => {
      const file = files.get(row.resume_path);
      const resume_file = file ? join(directory.objects, file.id) : null;
      return { ...row, resume_file, resume_status: file?.status ?? null };
    }),
    mails: await readMails(directory.outbox),
  };
}

async function readMails(outbox: string) {
  const entries = await Array.fromAsync(Deno.readDir(outbox));
  const files = entries.map(({ name }) => join(outbox, name)).filter((file) => /json$/.test(file));
  return await Promise.all(
    files.sort().map(async (file) => ({ ...JSON.parse(await Deno.readTextFile(file)), file })),
  );
}

/** Plays the mail provider of the edge functions: each mail becomes a file. */
export async function storeMail(request: Request, outbox: string): Promise<Response> {
  const mail = { date: new Date().toISOString(), ...Object(await readJson(request)) };
  const id = crypto.randomUUID();
  const name = `${mail.date.replaceAll(":", "-")}-${id.slice(0, 8)}.json`;
  await writeAtomically(join(outbox, name), JSON.stringify(mail, null, 2));
  return Response.json({ id });
}
