/** Characters. */
export const maxQueryLength = 120;

/** Collapses spaces, trims, and cuts at `maxQueryLength`. */
export function normalizeQuery(text: string | null): string {
  return (text ?? "").normalize("NFC").replace(/\s+/g, " ").trim().slice(0, maxQueryLength).trim();
}
