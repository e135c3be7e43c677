/** Errors, request bodies and roles for the services of the embedded backend. */
import type { PGlite, Transaction } from "@electric-sql/pglite";

export class ServiceError extends Error {
  constructor(readonly status: number, readonly body: object) {
    super("refused");
  }
}

/** Undefined for invalid JSON. */
export const readJson = (request: Request): Promise<unknown> =>
  request.json().catch(() => undefined);

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The role of the key of a call: public, or the project's functions. */
export type Role = "anon" | "service_role";

/** Runs statements in a transaction with the grants and policies of a role. */
export async function inRole<T>(db: PGlite, role: Role, work: (tx: Transaction) => Promise<T>) {
  return await db.transaction(async (tx) => {
    await tx.query("select set_config('role', $1, true)", [role]);
    return await work(tx);
  });
}
