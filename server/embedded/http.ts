/** What the services of the embedded backend share: refusals, bodies, keys, the caller's role. */
import type { PGlite, Transaction } from "@electric-sql/pglite";
import { timingSafeEqual } from "node:crypto";

/** Bytes of a JSON body: the longest record fits several times over. */
const jsonLimit = 512 * 1024;

export class BodyTooLarge extends Error {
  override name = "BodyTooLarge";
}

/** What a service answers instead of doing what it was asked. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly body: { message: string; [part: string]: unknown },
  ) {
    super(body.message);
  }
}

/** Passes a body on and stops with the first byte over the limit. */
export async function* limited(
  { body }: Request,
  limit: number,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  let length = 0;
  for await (const chunk of body ?? []) {
    length += chunk.length;
    if (length > limit) throw new BodyTooLarge(`more than ${limit} bytes`);
    yield chunk;
  }
}

export async function readBytes(request: Request) {
  return await new Blob(await Array.fromAsync(limited(request, jsonLimit))).bytes();
}

export function bearer(request: Request): string {
  return request.headers.get("authorization")?.replace(/^Bearer\s+/i, "") ?? "";
}

/** The time it takes says nothing about how much of a guess was right. */
export function sameSecret(sent: string, known: string): boolean {
  const [a, b] = [sent, known].map((text) => new TextEncoder().encode(text));
  return a!.length === b!.length && timingSafeEqual(a!, b!);
}

/** Whose key a call carries: the public one, or that of the project's own functions. */
export type Role = "anon" | "service_role";

/** Runs statements in a transaction as a role, so that grants and policies decide. */
export async function inRole<T>(
  db: PGlite,
  role: Role,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  return await db.transaction(async (tx) => {
    await tx.query("select set_config('role', $1, true)", [role]);
    return await work(tx);
  });
}
