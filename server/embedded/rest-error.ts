/** PostgREST's error bodies and the HTTP status it gives to each SQLSTATE. */
import { BodyTooLarge, Refusal } from "./http.ts";

export function restError(
  status: number,
  code: string,
  message: string,
  details: string | null = null,
  hint: string | null = null,
): Refusal {
  return new Refusal(status, { code, details, hint, message });
}

export function unsupported(what: string): Refusal {
  return restError(400, "PGRST127", "Feature not implemented", what);
}

/** The database's error as PostgREST words it to the public role; any other as it is. */
export function asRestError(error: unknown): unknown {
  if (error instanceof BodyTooLarge) return restError(413, "PGRST102", "Body too large");
  if (!(error instanceof Error) || !("code" in error) || !("severity" in error)) return error;
  const { code, detail, hint, message } = error as Error & {
    code: string;
    detail?: string;
    hint?: string;
  };
  return restError(statusOf(code), code, message, detail, hint);
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
