/** PostgREST's error bodies and the HTTP status it gives to each SQLSTATE. */
import { json } from "./http.ts";

export class RestError extends Error {
  override name = "RestError";
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly details: string | null = null,
    readonly hint: string | null = null,
  ) {
    super(message);
  }

  response(): Response {
    const { status, code, details, hint, message } = this;
    return json(status, { code, details, hint, message });
  }
}

export function unsupported(what: string): RestError {
  return new RestError(400, "PGRST127", "Feature not implemented", what);
}

/** The error as PostgREST words it to the public role; null for what is not the database's. */
export function databaseError(error: unknown): RestError | null {
  if (error instanceof RestError) return error;
  if (!(error instanceof Error) || !("code" in error) || !("severity" in error)) return null;
  const { code, detail, hint, message } = error as Error & {
    code: string;
    detail?: string;
    hint?: string;
  };
  return new RestError(statusOf(code), code, message, detail ?? null, hint ?? null);
}

const byState = new Map([
  ["23503", 409],
  ["23505", 409],
  ["25006", 405],
  ["42501", 401],
  ["42883", 404],
  ["42P01", 404],
  ["P0001", 400],
]);

const byClass = new Map([
  ["08", 503],
  ["0L", 403],
  ["0P", 403],
  ["28", 403],
  ["53", 503],
  ...["09", "25", "2D", "38", "39", "3B", "40", "54", "55", "57", "58", "F0", "HV", "P0", "XX"]
    .map((group) => [group, 500] as [string, number]),
]);

function statusOf(code: string): number {
  const chosen = /^PT(\d{3})$/.exec(code)?.[1];
  if (chosen) return Number(chosen);
  return byState.get(code) ?? byClass.get(code.slice(0, 2)) ?? 400;
}
