/** Errors of writes: checks, log fields, and messages that are safe to show. */
import { STATUS_CODES } from "node:http";

/** The parts that PostgREST's and the storage service's errors may have. */
interface BackendError {
  name?: string;
  code?: string;
  status?: number;
  statusCode?: string;
  message?: string;
  details?: string | null;
}

/** Raised on purpose by the database's own rules, in words for visitors (supabase/migrations). */
export function isLimited(error: unknown): boolean {
  return parts(error).code === "PT429";
}

/** Seconds until the database admits another one; null when it does not say. */
export function retryAfter(error: unknown): number | null {
  const { details } = parts(error);
  return isLimited(error) && /^\d{1,6}$/.test(details ?? "") ? Number(details) : null;
}

/**
 * Anything but the answers of PostgREST to a write may come from a proxy, and stored nothing: 201,
 * or 200 without a body where an upsert added no row.
 *
 * @throws the backend's error, or one that names the status
 */
export function assertStored(
  { error, status, data }: { error: unknown; status: number; data: unknown },
  expected = [201],
): void {
  if (error) throw error;
  if (!expected.includes(status) || status === 200 && data !== null) {
    throw Object.assign(new Error("this is no answer to a write"), { status });
  }
}

/** The same application again: an upload's path is unique (supabase/migrations). */
export function isDuplicateApplication(error: unknown): boolean {
  const { code, message = "" } = parts(error);
  return code === "23505" && message.includes('"careers_applications_resume_path_key"');
}

/**
 * Words, numbers and the marks between them, from a capital on; no quotes, colons or signs of a
 * program. PostgreSQL's own messages begin with a small letter, a client's with `HTTP` or `JWT`.
 */
const plainWords = /^\p{Lu}(?!\p{Lu})(?=.* )[\p{L}\p{N} .,;!?'’()/–—-]{1,200}$/u;
/** A host, a file or a path, a quoted word, or a name as programs write it: `fetchRow`, `PG12`. */
const identifier = /\w\.\w|(^|[\s(])[/'’]|\p{Ll}\p{Lu}|\p{L}\p{N}/u;

/**
 * "The error's own message" (SPEC §8), if the backend answered with words for a person; null for
 * what speaks of tables, keys and machines, as a proxy's `Bad Gateway` does.
 */
export function messageForVisitor(error: unknown): string | null {
  const { code, statusCode, message = "" } = parts(error);
  // A browser's exceptions have codes too, which are numbers.
  const isAnswer = [code, statusCode].some((code) => typeof code === "string" && code !== "");
  const isForPerson = plainWords.test(message) && !identifier.test(message) &&
    !Object.values(STATUS_CODES).includes(message);
  return isAnswer && isForPerson ? message : null;
}

/**
 * For the log: what kind of error it is. What it says stays out, because it repeats what the visitor
 * typed: a row's cells, a file's path, the address that was called.
 */
export function errorFields(error: unknown) {
  const { name, code, status, statusCode, message = "" } = parts(error);
  // A call that got no answer comes as a message alone: `TimeoutError: no answer in time`.
  const kind = name || /^\w*Error(?=:)/.exec(message)?.[0] || "";
  return { name: kind, code: code || statusCode || status || "" };
}

function parts(error: unknown): BackendError {
  return typeof error === "object" && error !== null ? error : {};
}
