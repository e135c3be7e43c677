/**
 * Creates the idempotency key of an application: its time in milliseconds and 128 random bits, for
 * example `1763708400000-9f0c…`. Repeated attempts with the same file keep it, so that the upload and
 * the record are stored once.
 */
export function createAttemptId(): string {
  const bits = crypto.getRandomValues(new Uint8Array(16));
  return `${Date.now()}-${Array.from(bits, (byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}

/** @returns the id's time in milliseconds, or null for an invalid id */
export function timeOfAttemptId(text: string): number | null {
  const [, time] = text.match(/^(\d{13})-[0-9a-f]{32}$/) ?? [];
  return time ? Number(time) : null;
}
