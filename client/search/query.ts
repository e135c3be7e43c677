/** Characters of a query that count. */
export const queryLimit = 120;

/** Spaces collapsed, edges trimmed, cut at `queryLimit`. */
export function normalizeQuery(text: string | null): string {
  return (text ?? "").normalize("NFC").replace(/\s+/g, " ").trim().slice(0, queryLimit).trim();
}
