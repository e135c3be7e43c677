/** Errors of writes: checks, log fields, and messages that are safe to show. */
import { databaseMessages } from "../../content/messages/forms.ts";

/** What PostgREST, the storage service, the client and `fetch` say of a failure. */
interface BackendError {
  name?: string;
  code?: string;
  message?: string;
  status?: number;
  /** Of the storage service. */
  statusCode?: string;
}

/** Anything may be thrown; what is no object says nothing. */
export function asBackendError(error: unknown): BackendError {
  return typeof error === "object" && error !== null ? error : {};
}

/** Whether a limit of the database was exceeded; its message is for visitors (supabase/migrations). */
export function isLimited(error: unknown): boolean {
  return asBackendError(error).code === "PT429";
}

/**
 * Seconds after which the database accepts another row: the period of its limits, always the same. The
 * exact time would tell when somebody else used an email address.
 */
export const limitPeriodSeconds = 3_600;

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
  const { code, message = "" } = asBackendError(error);
  return code === "23505" && message.includes('"careers_applications_resume_path_key"');
}

/**
 * "The error's own message" (SPEC §8), if it is a text of our migrations; null for the words of a backend,
 * a proxy or a client, such as "Project paused".
 */
export function messageForVisitor(error: unknown): string | null {
  const { message = "" } = asBackendError(error);
  const known: readonly string[] = Object.values(databaseMessages);
  return isLimited(error) && known.includes(message) ? message : null;
}

/** Log fields of an error. Its message would repeat personal data: cells, paths and URLs. */
export function errorFields(error: unknown) {
  const { name, code, status, statusCode, message = "" } = asBackendError(error);
  return {
    name: name || nameIn(message),
    code: [code, statusCode, status].find(Boolean) ?? "",
  };
}

/** A call without response has only a message: `TimeoutError: no answer in time`. */
function nameIn(message: string): string {
  const [, name = ""] = /^(\w*Error):/.exec(message) ?? [];
  return name;
}
