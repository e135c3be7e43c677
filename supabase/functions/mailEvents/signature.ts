/**
 * Verifies a webhook as Svix signs it: HMAC-SHA256 with the secret after `whsec_` over id, time and
 * body, in base64, as one of several `v1,…` in the header.
 */

/** Seconds that a signature is good for, before and after now. */
export const toleranceSeconds = 5 * 60;

/** @param nowMs milliseconds since 1970 */
export async function isSigned(
  headers: Headers,
  body: Uint8Array<ArrayBuffer>,
  secret: string,
  nowMs: number,
): Promise<boolean> {
  const id = headers.get("svix-id") ?? "";
  const time = headers.get("svix-timestamp") ?? "";
  const signatures = headers.get("svix-signature") ?? "";
  const secretBytes = decodeBase64(secret.replace(/^whsec_/, ""));
  if (id === "" || !/^\d{1,12}$/.test(time) || !secretBytes?.length) return false;
  if (Math.abs(nowMs / 1_000 - Number(time)) > toleranceSeconds) return false;
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", secretBytes, algorithm, false, ["verify"]);
  const content = new Uint8Array([...new TextEncoder().encode(`${id}.${time}.`), ...body]);
  for (const signature of signatures.split(" ").slice(0, 10)) {
    const bytes = signature.startsWith("v1,") ? decodeBase64(signature.slice(3)) : null;
    // Compares in constant time.
    if (bytes && await crypto.subtle.verify("HMAC", key, bytes, content)) return true;
  }
  return false;
}

function decodeBase64(text: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  } catch {
    return null;
  }
}
