/**
 * Scans an uploaded resume. The insert into the bucket calls it (supabase/migrations), as a database
 * webhook does: `{record: {bucket_id, name}}`. An infected file moves to the private bucket
 * `quarantine`; a finished scan is recorded. Whatever fails leaves the resume "not scanned".
 */
import { carriesServiceKey, serviceHeaders } from "../_shared/access.ts";
import { type Failure, failure, failureResponse, okResponse } from "../_shared/responses.ts";
import { readJsonObject } from "../_shared/body.ts";
import { isInfected } from "./scanner.ts";

const timeoutMs = 30_000;

export async function handler(request: Request): Promise<Response> {
  const outcome = await run(request);
  if (outcome.ok) return okResponse();
  if (outcome.status >= 500) {
    const { code, message } = outcome;
    const line = { level: "error", event: code, function: "scanResume", reason: message };
    console.error(JSON.stringify(line));
  }
  return failureResponse(outcome);
}

async function run(request: Request): Promise<{ ok: true } | Failure> {
  if (request.method !== "POST") {
    return failure(405, "method_not_allowed", "Send a POST request.", { allow: "POST" });
  }
  if (!carriesServiceKey(request)) {
    return failure(401, "unauthorized", "Send the project's service key.");
  }
  const body = await readJsonObject(request);
  if (!body.ok) return body;
  const { bucket_id, name } = Object(body.value.record);
  if (typeof name !== "string") return failure(400, "invalid_body", "record.name is missing.");
  if (bucket_id !== "resumes") return { ok: true };
  const scanner = Deno.env.get("SCANNER_URL")?.trim();
  if (!scanner) return failure(503, "scanner_not_configured", "SCANNER_URL is not set.");
  try {
    const path = name.split("/").map(encodeURIComponent).join("/");
    const file = await callService(`storage/v1/object/authenticated/resumes/${path}`);
    if (await isInfected(scanner, file.body!, timeoutMs)) {
      await callService("storage/v1/object/move", {
        bucketId: "resumes",
        sourceKey: name,
        destinationBucket: "quarantine",
        destinationKey: name,
      });
    }
    await callService("rest/v1/rpc/record_scan", { path: name });
    return { ok: true };
  } catch (error) {
    // Messages of a network may name the file, which names a person.
    return failure(502, "scan_failed", error instanceof ScanError ? error.message : "No answer.");
  }
}

class ScanError extends Error {}

/** POSTs the body, or gets. @throws when the answer is not 2xx */
async function callService(path: string, body?: Record<string, string>): Promise<Response> {
  const response = await fetch(`${Deno.env.get("SUPABASE_URL")}/${path}`, {
    method: body ? "POST" : "GET",
    headers: { ...serviceHeaders(), ...body ? { "content-type": "application/json" } : {} },
    body: body && JSON.stringify(body),
    redirect: "manual",
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (response.ok && !body) return response;
  await response.body?.cancel();
  const [service] = path.split("/");
  if (!response.ok) throw new ScanError(`The service ${service} answered ${response.status}.`);
  return response;
}
