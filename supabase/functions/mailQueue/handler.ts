/**
 * Works off what waits in the database: notices to the firm, and changes of the newsletter's list for
 * the mail provider. The database calls it after every change and once a minute (supabase/migrations).
 */
import { carriesServiceKey } from "../_shared/access.ts";
import {
  type Failure,
  failure,
  failureResponse,
  okResponse,
  report,
} from "../_shared/responses.ts";
import { deliverNotices } from "../_shared/notices.ts";
import { readSettings } from "../_shared/settings.ts";
import { updateContacts } from "./contacts.ts";

/** Shorter than the minute after which it is called again. */
const runMs = 45_000;

export async function handler(request: Request): Promise<Response> {
  const failures = await run(request);
  for (const one of failures) if (one.status >= 500) report("mailQueue", one);
  return failures[0] ? failureResponse(failures[0]) : okResponse();
}

async function run(request: Request): Promise<Failure[]> {
  if (request.method !== "POST") {
    return [failure(405, "method_not_allowed", "Send a POST request.", { allow: "POST" })];
  }
  if (!carriesServiceKey(request)) {
    return [failure(401, "unauthorized", "Send the project's service key.")];
  }
  const configured = readSettings();
  if (!configured.ok) return [configured];
  const { settings } = configured;
  const outcomes = await Promise.all([
    deliverNotices(settings, runMs),
    settings.audienceId ? updateContacts(settings, runMs) : { ok: true } as const,
  ]);
  return outcomes.filter((outcome) => !outcome.ok);
}
