/** Errors, request bodies and roles for the services of the embedded backend. */
import type { PGlite, Transaction } from "@electric-sql/pglite";

/** Bytes of a JSON body: the longest record fits several times over. */
const jsonLimit = 512 * 1024;

/** An error response of a service. */
export class ServiceError extends Error {
  constructor(readonly status: number, readonly body: object) {
    super("refused");
  }
}

/** Yields the chunks of a body. @throws `error` with the first byte over the limit */
export async function* readLimited({ body }: Request, limit: number, error: ServiceError) {
  let length = 0;
  for await (const chunk of body ?? []) {
    length += chunk.length;
    if (length > limit) throw error;
    yield chunk;
  }
}

export async function readBytes(request: Request) {
  const tooLarge = new ServiceError(413, { message: "Payload too large" });
  return await new Blob(await Array.fromAsync(readLimited(request, jsonLimit, tooLarge))).bytes();
}

/** Undefined for invalid JSON. */
export async function readJson(request: Request): Promise<unknown> {
  const bytes = await readBytes(request);
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
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
