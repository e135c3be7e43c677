/** One SQL script, run on any PostgreSQL: the embedded one and a real one. */
import { PGlite } from "@electric-sql/pglite";

export interface Attempt {
  /** SQLSTATE of the first error. */
  error: string | null;
  /** First cell of the last statement that returned rows, as text. */
  value: string | null;
}

export interface SqlEngine {
  install(scripts: string[]): Promise<void>;
  /** Runs the script in a transaction that is rolled back. */
  attempt(script: string): Promise<Attempt>;
  close(): Promise<void>;
}

export async function startPglite(): Promise<SqlEngine> {
  const db = await PGlite.create();
  return {
    async install(scripts) {
      for (const script of scripts) await db.transaction((tx) => tx.exec(script));
    },
    async attempt(script) {
      try {
        return await db.transaction(async (tx) => {
          const results = await tx.exec(script);
          const last = results.findLast((result) => result.fields.length > 0);
          const value = Object.values(last?.rows[0] ?? {})[0];
          await tx.rollback();
          return { error: null, value: value === undefined ? "" : String(value) };
        });
      } catch (error) {
        if (error instanceof Error && "code" in error) {
          return { error: String(error.code), value: null };
        }
        throw error;
      }
    },
    close: () => db.close(),
  };
}
