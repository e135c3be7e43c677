/**
 * Tells the mail provider who has joined or left the newsletter, by Resend's contacts API: a contact is
 * an address with a global `unsubscribed`, and an audience is a segment of contacts. Every call can be
 * repeated.
 */
import { callDatabase } from "../_shared/database.ts";
import type { Delivery } from "../_shared/mail-function.ts";
import { type Failure, failure } from "../_shared/responses.ts";
import type { Settings } from "../_shared/settings.ts";

const timeoutMs = 8_000;

/**
 * Sends changes until none is left or the time is over. A contact that the provider refuses stays due,
 * and the next one is sent. At any other failure the run ends.
 *
 * @param runMs milliseconds after which no further change is begun
 */
export async function updateContacts(settings: Settings, runMs: number): Promise<Delivery> {
  const end = Date.now() + runMs;
  let refused: Failure | null = null;
  do {
    const claim = await callDatabase("claim_contact");
    if (!claim.ok) return claim;
    if (claim.value === null) break;
    const { email, status } = Object(claim.value);
    const updated = await updateContact(settings, email, status === "active");
    if (updated.ok) {
      const parameters = { address: email, known_status: status };
      const marked = await callDatabase("mark_listed", parameters);
      if (!marked.ok) return marked;
    } else if (updated.code === "contact_refused") {
      refused = updated;
    } else {
      return updated;
    }
  } while (Date.now() < end);
  return refused ?? { ok: true };
}

async function updateContact(
  settings: Settings,
  email: string,
  isActive: boolean,
): Promise<Delivery> {
  const contact = `contacts/${encodeURIComponent(email)}`;
  const changed = await call(settings, "PATCH", contact, { unsubscribed: !isActive });
  const isUnknown = !changed.ok && changed.code === "contact_unknown";
  if (!isActive) return isUnknown ? { ok: true } : changed;
  if (isUnknown) {
    const created = await call(settings, "POST", "contacts", { email, unsubscribed: false });
    if (!created.ok) return created;
  } else if (!changed.ok) {
    return changed;
  }
  return await call(settings, "POST", `${contact}/segments/${settings.audienceId}`);
}

async function call(
  { apiUrl, apiKey }: Settings,
  method: string,
  path: string,
  body: object = {},
): Promise<Delivery> {
  try {
    // The contacts are beside the address for mails: https://api.resend.com/emails.
    const response = await fetch(new URL(path, apiUrl), {
      method,
      headers: { authorization: `Bearer ${apiKey}`, "content-type": "application/json" },
      body: JSON.stringify(body),
      redirect: "manual",
      signal: AbortSignal.timeout(timeoutMs),
    });
    await response.body?.cancel();
    if (response.ok) return { ok: true };
    const reason = `The mail provider answered ${response.status} to ${method} of a contact.`;
    if (response.status === 404) return failure(502, "contact_unknown", reason);
    const isRefused = response.status === 400 || response.status === 422;
    return failure(502, isRefused ? "contact_refused" : "contacts_failed", reason);
  } catch {
    return failure(502, "contacts_failed", "The mail provider did not answer about contacts.");
  }
}
