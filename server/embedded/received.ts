/** All that visitors have sent to an embedded backend, for `deno task inbox`. */
import type { PGlite } from "@electric-sql/pglite";
import { join, resolve } from "node:path";
import type { Database } from "../backend/database.ts";
import { type DataDirectory, DataDirectoryBusy, openDataDirectory } from "./data-directory.ts";
import { readOutbox } from "./mail-provider.ts";
import { openCluster, readVersion } from "./postgres.ts";

type Row<Table extends keyof Database["public"]["Tables"]> =
  Database["public"]["Tables"][Table]["Row"];

export interface Received {
  enquiries: Row<"contact_submissions">[];
  subscribers: Row<"subscribers">[];
  /** `resume_file` is where the uploaded file lies on disk. */
  applications: (Row<"careers_applications"> & { resume_file: string | null })[];
  mails: Awaited<ReturnType<typeof readOutbox>>;
}

/**
 * Asks the running backend, or opens its database where none runs.
 *
 * @throws Error of one line when the folder holds no database or cannot be read.
 */
export async function openReceived(dataDir: string): Promise<Received> {
  const path = resolve(dataDir);
  if (await readVersion(join(path, "postgres")) === null) {
    throw new Error(`Nothing received yet: no embedded backend has run with DATA_DIR ${dataDir}.`);
  }
  try {
    const directory = await openDataDirectory(path);
    await using opened = new AsyncDisposableStack();
    opened.defer(() => directory.release());
    const db = await openCluster(directory.postgres);
    opened.defer(() => db.close());
    return await readReceived(db, directory);
  } catch (error) {
    if (error instanceof DataDirectoryBusy) return await askRunning(join(path, "tools.json"));
    throw error;
  }
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
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The process that holds ${tools} does not answer: ${reason}`);
  }
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
