/** Reads a JSON object from a request without holding more of it than is allowed. */
import { type Failure, failure } from "./responses.ts";

/** Bytes: the longest inquiry of 20,000 characters in a Latin script, with room for its other fields. */
export const bodyLimit = 32 * 1024;

export type Body = { ok: true; value: Record<string, unknown> } | Failure;

export async function readJsonObject(request: Request): Promise<Body> {
  const type = request.headers.get("content-type")?.split(";", 1)[0]?.trim().toLowerCase();
  if (type !== "application/json") {
    return failure(415, "unsupported_media_type", "Send the body as application/json.");
  }
  const read = await readBytes(request);
  return read.ok ? parseJsonObject(read.bytes) : read;
}

/** The body as it was sent, for a signature over it. */
export async function readBytes(
  request: Request,
): Promise<{ ok: true; bytes: Uint8Array<ArrayBuffer> } | Failure> {
  const bytes = await readLimited(request).catch(() => "broken off" as const);
  if (bytes === "broken off") return failure(400, "invalid_json", "The body broke off.");
  if (bytes === "too large") {
    return failure(413, "payload_too_large", `The body may hold ${bodyLimit} bytes.`);
  }
  return { ok: true, bytes };
}

export function parseJsonObject(bytes: Uint8Array<ArrayBuffer>): Body {
  const value = parse(bytes);
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    return failure(400, "invalid_json", "The body must be one JSON object in UTF-8.");
  }
  return { ok: true, value: value as Record<string, unknown> };
}

/** Stops reading, and tells the sender so, with the first byte over the limit. */
async function readLimited(request: Request): Promise<Uint8Array<ArrayBuffer> | "too large"> {
  const bytes = new Uint8Array(bodyLimit);
  let length = 0;
  for await (const chunk of request.body ?? []) {
    if (length + chunk.length > bodyLimit) return "too large";
    bytes.set(chunk, length);
    length += chunk.length;
  }
  return bytes.subarray(0, length);
}

function parse(bytes: Uint8Array<ArrayBuffer>): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}
