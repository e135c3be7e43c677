/** PostgREST's error bodies and the HTTP status it gives to each SQLSTATE. */
import { messages } from "@electric-sql/pglite";
import { Refusal } from "./http.ts";

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

/** By code or class, to the public role; what is not here is the caller's fault. */
const statuses: Partial<Record<string, number>> = {
  "23503": 409,
  "23505": 409,
  "42501": 401,
  "40": 500,
  "53": 503,
  "54": 500,
  "57": 500,
  "58": 500,
  "XX": 500,
};

/** The database's error as PostgREST words it; any other as it is. */
export function asRestError(error: unknown): unknown {
  if (!(error instanceof messages.DatabaseError)) return error;
  const { code = "XX000", detail, hint, message } = error;
  const [, chosen] = /^PT(\d{3})$/.exec(code) ?? [];
  const status = Number(chosen) || statuses[code] || statuses[code.slice(0, 2)] || 400;
  return restError(status, code, message, detail, hint);
}
