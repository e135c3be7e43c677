/** Parts of a file (RFC 9110 §14): one range; several at once are answered with the whole. */

/** What of a file a request asks for, up to the byte before `to`; null when that is all of it. */
export function partOf({ method, headers }: Request, size: number, etag: string) {
  if (method !== "GET") return null;
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(headers.get("range") ?? "") ?? [];
  if (!first && !last) return null;
  if (first && last && Number(last) < Number(first)) return null;
  const condition = headers.get("if-range");
  if (condition !== null && condition !== etag) return null;
  const from = first ? Number(first) : Math.max(0, size - Number(last));
  const to = first && last ? Math.min(size, Number(last) + 1) : size;
  const [status, shown] = from < size ? [206, `${from}-${to - 1}`] : [416, "*"];
  return { status, from, to, headers: { "content-range": `bytes ${shown}/${size}` } };
}
