/** Asks the database whether an address has joined the list and was not welcomed since. */
import { serviceHeaders, serviceKey } from "../_shared/access.ts";
import { failure } from "../_shared/responses.ts";
import type { SendDecision } from "../_shared/mail-function.ts";

const timeoutMs = 5_000;

/**
 * True once for each time that an address joins; never for one that is suppressed or not on the
 * list. Without an answer nothing is sent.
 */
export async function claimWelcome(email: string): Promise<SendDecision> {
  const url = Deno.env.get("SUPABASE_URL");
  if (!url || !serviceKey()) {
    return failure(503, "mail_not_configured", "SUPABASE_URL or the service key is not set.");
  }
  try {
    const response = await fetch(`${url}/rest/v1/rpc/claim_welcome`, {
      method: "POST",
      headers: { ...serviceHeaders(), "content-type": "application/json" },
      body: JSON.stringify({ address: email }),
      redirect: "manual",
      signal: AbortSignal.timeout(timeoutMs),
    });
    const sends: unknown = await response.json();
    if (response.ok && typeof sends === "boolean") return { ok: true, sends };
    return failure(502, "mail_failed", `The database answered ${response.status}.`);
  } catch {
    return failure(502, "mail_failed", "The database could not be asked.");
  }
}
