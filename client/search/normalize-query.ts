/** Characters. */
export const maxQueryLength = 120;

/** Collapses spaces, trims, and cuts at `maxQueryLength`. */
export function normalizeQuery(text: string | null): string {
  return (text ?? "").normalize("NFC").replace(/\s+/g, " ").trim().slice(0, maxQueryLength).trim();
}

/** A number of a page of results from 2 to 99; others are the first page and become "". */
export function normalizePage(text: string | null): string {
  return text && /^([2-9]|[1-9]\d)$/.test(text) ? text : "";
}
