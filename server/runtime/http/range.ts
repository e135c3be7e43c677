/** Range requests (RFC 9110 §14). Several ranges at once are ignored. */

export type Range = NonNullable<ReturnType<typeof parseRange>>;

/** The requested range, `to` exclusive; null for the complete file. */
export function parseRange({ method, headers }: Request, size: number, etag: string) {
  if (method !== "GET") return null;
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(headers.get("range") ?? "") ?? [];
  if (!first && !last) return null;
  if (first && last && Number(last) < Number(first)) return null;
  const condition = headers.get("if-range");
  if (condition !== null && condition !== etag) return null;
  const from = first ? Number(first) : Math.max(0, size - Number(last));
  const to = first && last ? Math.min(size, Number(last) + 1) : size;
  if (from < size) {
    return {
      status: 206,
      from,
      to,
      headers: { "content-range": `bytes ${from}-${to - 1}/${size}` },
    };
  }
  return { status: 416, from: size, to: size, headers: { "content-range": `bytes */${size}` } };
}
