/** Calls a database function with the service key. */
import { serviceHeaders, serviceKey } from "./access.ts";
import { type Failure, failure } from "./responses.ts";

const timeoutMs = 5_000;

/** @returns the function's value as JSON, or why there is none */
export async function callDatabase(
  name: string,
  parameters: Record<string, unknown> = {},
): Promise<{ ok: true; value: unknown } | Failure> {
  const url = Deno.env.get("SUPABASE_URL");
  if (!url || !serviceKey()) {
    return failure(503, "mail_not_configured", "SUPABASE_URL or the service key is not set.");
  }
  try {
    const response = await fetch(`${url}/rest/v1/rpc/${name}`, {
      method: "POST",
      headers: { ...serviceHeaders(), "content-type": "application/json" },
      body: JSON.stringify(parameters),
      redirect: "manual",
      signal: AbortSignal.timeout(timeoutMs),
    });
    const value: unknown = await response.json();
    if (response.ok) return { ok: true, value };
    return failure(502, "database_failed", `The database answered ${response.status} to ${name}.`);
  } catch {
    return failure(502, "database_failed", `The database could not be asked for ${name}.`);
  }
}
