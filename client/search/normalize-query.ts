/** Characters of a query that count. */
export const maxQueryLength = 120;

/** Spaces collapsed, edges trimmed, cut at `maxQueryLength`. */
export function normalizeQuery(text: string | null): string {
  return (text ?? "").normalize("NFC").replace(/\s+/g, " ").trim().slice(0, maxQueryLength).trim();
}
