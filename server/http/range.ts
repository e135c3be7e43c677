/** Parts of a file (RFC 9110 §14): one range; several at once are answered with the whole. */

export interface Part {
  status: 206 | 416;
  /** First byte, and the one after the last. */
  from: number;
  to: number;
  headers: Record<string, string>;
}

/** What of a file a request asks for; null when that is all of it. */
export function partOf({ method, headers }: Request, size: number, etag: string): Part | null {
  if (method !== "GET") return null;
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(headers.get("range") ?? "") ?? [];
  if (first === undefined || last === undefined || first + last === "") return null;
  if (first && last && Number(last) < Number(first)) return null;
  const condition = headers.get("if-range");
  if (condition !== null && condition !== etag) return null;
  const from = first ? Number(first) : Math.max(0, size - Number(last));
  const to = first && last ? Math.min(size, Number(last) + 1) : size;
  if (from >= size) {
    return { status: 416, from, to, headers: { "content-range": `bytes */${size}` } };
  }
  return { status: 206, from, to, headers: { "content-range": `bytes ${from}-${to - 1}/${size}` } };
}
