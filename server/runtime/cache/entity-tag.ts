/** Entity tags of responses (RFC 9110 §8.8.3). */
import { createHash } from "node:crypto";

/** The tag depends on the content only, so all processes and deployments agree. */
export function entityTagOf(
  { bytes, headers }: { bytes: Uint8Array; headers: Record<string, string> },
): string {
  const hash = createHash("sha256").update(JSON.stringify(headers)).update(bytes);
  return `"${hash.digest("base64url").slice(0, 16)}"`;
}

/**
 * Whether an If-None-Match header lists the tag, by weak comparison (RFC 9110 §13.1.2). No tag contains
 * a quote, so a tag with both of its quotes is found only as a complete entry of the list.
 */
export function matchesEntityTag(header: string | null, entityTag: string): boolean {
  if (header === null) return false;
  return header.includes(entityTag) || header.trim() === "*";
}
