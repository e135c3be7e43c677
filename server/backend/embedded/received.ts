/** All that visitors have sent to an embedded backend, for `deno task inbox`. */
import type { PGlite } from "@electric-sql/pglite";
import { join } from "node:path";
import type { Database } from "../database.ts";
import type { DataDirectory } from "./data-directory.ts";
import { readOutbox } from "./mail-provider.ts";

type Row<Table extends keyof Database["public"]["Tables"]> =
  Database["public"]["Tables"][Table]["Row"];

export interface Received {
  enquiries: Row<"contact_submissions">[];
  subscribers: Row<"subscribers">[];
  /** `resume_file` is where the uploaded file lies on disk. */
  applications: (Row<"careers_applications"> & { resume_file: string | null })[];
  mails: Awaited<ReturnType<typeof readOutbox>>;
}

/** Every list oldest first; times are ISO 8601 as Postgres writes them in JSON. */
export async function readReceived(db: PGlite, directory: DataDirectory): Promise<Received> {
  const { rows } = await db.query<{ received: Omit<Received, "mails"> }>(`
    select json_build_object(
      'enquiries', (
        select coalesce(json_agg(c order by created_at), '[]') from public.contact_submissions c
      ),
      'subscribers', (
        select coalesce(json_agg(s order by created_at), '[]') from public.subscribers s
      ),
      'applications', (
        select coalesce(json_agg(to_jsonb(a) || jsonb_build_object('resume_file', (
          select o.id from storage.objects o
          where o.bucket_id = 'resumes' and o.name = a.resume_path
        )) order by created_at), '[]') from public.careers_applications a
      )
    ) as received
  `);
  const { received } = rows[0]!;
  return {
    ...received,
    applications: received.applications.map((application) => ({
      ...application,
      resume_file: application.resume_file && join(directory.objects, application.resume_file),
    })),
    mails: await readOutbox(directory.outbox),
  };
}
