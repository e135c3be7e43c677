/** The text fields of a form, as they arrive. */
import { HttpError, readBody } from "../runtime/http/body.ts";

/** Milliseconds that a small form may take to arrive. */
const bodyTimeoutMs = 10_000;

/** More fields than any form has. */
export const fieldLimit = 50;

/**
 * The text fields of a small form, urlencoded or multipart; a repeated name keeps its last value.
 *
 * @param size bytes that the body may have
 * @throws HttpError
 */
export async function readFields(request: Request, size: number): Promise<Record<string, string>> {
  const contentType = request.headers.get("content-type") ?? "";
  if (!/^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(contentType)) {
    throw new HttpError(415, "Unsupported content type");
  }
  const body = await readBody(request, {
    size,
    isLate: ({ waitedMs }) => waitedMs > bodyTimeoutMs,
  });
  const headers = { "content-type": contentType };
  const form = await new Response(body, { headers }).formData().catch(() => {
    throw new HttpError(400, "The form could not be read");
  });
  const fields = createFields();
  for (const [name, value] of form) if (typeof value === "string") fields.add(name, value);
  return fields.values;
}

/** Collects fields under names of any kind, with line breaks as they were typed. */
export function createFields() {
  const values: Record<string, string> = Object.create(null);
  let count = 0;
  return {
    values,
    /** @throws HttpError when there are too many, or when a value cannot have been typed */
    add(name: string, value: string) {
      if (++count > fieldLimit) throw new HttpError(400, "The form has too many fields");
      if (value.includes("\0")) throw new HttpError(400, "The form could not be read");
      // A plain form sends CR LF for what script reads as LF; both are stored the same.
      values[name] = value.replace(/\r\n?/g, "\n");
    },
  };
}
