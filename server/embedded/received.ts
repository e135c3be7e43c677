/** Everything that visitors have sent to an embedded backend, for `deno task inbox`. */
import type { PGlite } from "@electric-sql/pglite";
import { join, resolve } from "node:path";
import type { Database } from "../backend/database.ts";
import { type DataDirectory, DataDirectoryLocked, openDataDirectory } from "./data-directory.ts";
import { readOutbox } from "./mail-provider.ts";
import { openCluster, readVersion } from "./postgres.ts";

type Tables = Database["public"]["Tables"];
export type Received = Awaited<ReturnType<typeof readReceived>>;

/**
 * Asks the running backend, or opens the database when none is running.
 *
 * @throws Error of one line when the directory has no readable database
 */
export async function openReceived(dataDir: string): Promise<Received> {
  const path = resolve(dataDir);
  if (await readVersion(join(path, "postgres")) === null) {
    throw new Error(`Nothing received yet: no embedded backend has run with DATA_DIR ${dataDir}.`);
  }
  try {
    using directory = await openDataDirectory(path);
    await using db = await openCluster(directory.postgres);
    return await readReceived(db, directory);
  } catch (error) {
    if (error instanceof DataDirectoryLocked) return await askRunning(join(path, "tools.json"));
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
    const reason = error instanceof Error ? error.message : error;
    throw new Error(`The process that holds ${tools} does not answer: ${reason}`);
  }
}

/** Lists are sorted oldest first. Times are ISO 8601. */
export async function readReceived(db: PGlite, directory: DataDirectory) {
  async function all<Table extends keyof Tables>(table: Table): Promise<Tables[Table]["Row"][]> {
    const { rows } = await db.query<{ row: Tables[Table]["Row"] }>(
      `select to_jsonb(t) as row from public.${table} t order by created_at`,
    );
    return rows.map(({ row }) => row);
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
    mails: await readOutbox(directory.outbox),
  };
}
