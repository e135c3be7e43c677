/** Range requests (RFC 9110 §14). */

export interface ByteRange {
  from: number;
  /** Exclusive. */
  to: number;
}

/** Most slices in progress: a client that never reads holds one. */
const sliceLimit = 128;
const chunkSize = 64 * 1024;
const activeSlices = new Set<ReadableStream>();

/**
 * The range that a GET request asks for. Null for the complete file: without a range, for several
 * ranges, and when If-Range names another version. "unsatisfiable" begins after the end of the file.
 *
 * @param size of the file, in bytes
 */
export function requestedRange(
  { method, headers }: Request,
  size: number,
  entityTag: string,
): ByteRange | "unsatisfiable" | null {
  const header = headers.get("range");
  if (method !== "GET" || header === null) return null;
  const condition = headers.get("if-range");
  if (condition !== null && condition !== entityTag) return null;
  const range = parseRange(header, size);
  return range && range.from >= size ? "unsatisfiable" : range;
}

/** Null for another unit, several ranges, and a range that ends before it begins. */
function parseRange(header: string, size: number): ByteRange | null {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header);
  if (!match) return null;
  const [, first = "", last = ""] = match;
  if (first === "" && last === "") return null;
  if (first === "") return { from: Math.max(0, size - Number(last)), to: size };
  if (last === "") return { from: Number(first), to: size };
  if (Number(last) < Number(first)) return null;
  return { from: Number(first), to: Math.min(size, Number(last) + 1) };
}

/** Streams a slice without copying it; null when too many slices are in progress. */
export function streamSlice(
  bytes: Uint8Array,
  { from, to }: ByteRange,
): ReadableStream<Uint8Array> | null {
  if (activeSlices.size >= sliceLimit) return null;
  let at = from;
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      const next = Math.min(to, at + chunkSize);
      controller.enqueue(bytes.subarray(at, next));
      at = next;
      if (at < to) return;
      controller.close();
      activeSlices.delete(stream);
    },
    cancel: () => void activeSlices.delete(stream),
  }, { highWaterMark: 0 });
  activeSlices.add(stream);
  return stream;
}
