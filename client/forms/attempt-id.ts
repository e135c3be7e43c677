/**
 * Names an application's first attempt: its time in milliseconds and 128 random bits, for example
 * `1763708400000-9f0c…`. Every further attempt with the same file has the same name, so that the
 * upload is found again and the record is stored once.
 */
export function createAttemptId(): string {
  const bits = crypto.getRandomValues(new Uint8Array(16));
  return `${Date.now()}-${Array.from(bits, (byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}

/** The time of an attempt; null when the text names none. */
export function timeOfAttemptId(text: string): number | null {
  const [, time] = text.match(/^(\d{13})-[0-9a-f]{32}$/) ?? [];
  return time ? Number(time) : null;
}
