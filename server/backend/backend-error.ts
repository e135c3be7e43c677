/** Errors of writes: checks, log fields, and messages that are safe to show. */
import { STATUS_CODES } from "node:http";

/** Whether a limit of the database was exceeded; its message is for visitors (supabase/migrations). */
export function isLimited(error: unknown): boolean {
  return Object(error).code === "PT429";
}

/** Seconds until the database accepts another row; null when unknown. */
export function retryAfter(error: unknown): number | null {
  const { details } = Object(error);
  return isLimited(error) && /^\d{1,6}$/.test(details ?? "") ? Number(details) : null;
}

/**
 * Checks that PostgREST stored a row: 201, or 200 without a body for an upsert that added none. Other
 * responses may come from a proxy.
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

/** Whether the application is stored already: the path of its upload is unique (supabase/migrations). */
export function isDuplicateApplication(error: unknown): boolean {
  const { code, message = "" } = Object(error);
  return code === "23505" && message.includes('"careers_applications_resume_path_key"');
}

/**
 * A sentence of words and numbers that begins with a capital letter. Messages of PostgreSQL begin with
 * a lower-case letter, those of clients with `HTTP` or `JWT`.
 */
const plainWords = /^\p{Lu}(?!\p{Lu})(?=.* )[\p{L}\p{N} .,;!?'’()/–—-]{1,200}$/u;
/** A host, a path, a quoted word or an identifier such as `fetchRow` or `PG12`. */
const identifier = /\w\.\w|(^|[\s(])[/'’]|\p{Ll}\p{Lu}|\p{L}\p{N}/u;

/**
 * "The error's own message" (SPEC §8), if it is written for visitors; null for messages about tables,
 * keys or machines, such as `Bad Gateway`.
 */
export function messageForVisitor(error: unknown): string | null {
  const { code, statusCode, message = "" } = Object(error);
  // Codes of DOM exceptions are numbers.
  const hasCode = [code, statusCode].some((code) => typeof code === "string" && code !== "");
  const isForPerson = plainWords.test(message) && !identifier.test(message) &&
    !Object.values(STATUS_CODES).includes(message);
  return hasCode && isForPerson ? message : null;
}

/** Log fields of an error. Its message would repeat personal data: cells, paths and URLs. */
export function errorFields(error: unknown) {
  const { name, code, status, statusCode, message = "" } = Object(error);
  // A call without response has only a message: `TimeoutError: no answer in time`.
  const kind = name || /^\w*Error(?=:)/.exec(message)?.[0] || "";
  return { name: kind, code: code || statusCode || status || "" };
}
