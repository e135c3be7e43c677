/** Reads the text fields of a form. */
import { HTTPException } from "hono/http-exception";
import { readBody } from "../runtime/http/body.ts";

const bodyTimeoutMs = 10_000;

export const fieldLimit = 50;

/**
 * The text fields of a small form, urlencoded or multipart; a repeated name keeps its last value.
 *
 * @param size most bytes of the body
 * @throws HTTPException
 */
export async function readFields(request: Request, size: number): Promise<Record<string, string>> {
  const contentType = request.headers.get("content-type") ?? "";
  if (!/^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(contentType)) {
    throw new HTTPException(415, { message: "Unsupported content type" });
  }
  const body = await readBody(request, {
    size,
    isLate: ({ waitedMs }) => waitedMs > bodyTimeoutMs,
  });
  const headers = { "content-type": contentType };
  const form = await new Response(body, { headers }).formData().catch(() => {
    throw new HTTPException(400, { message: "The form could not be read" });
  });
  const fields = createFields();
  for (const [name, value] of form) if (typeof value === "string") fields.add(name, value);
  return fields.values;
}

/** Collects fields in an object without prototype. */
export function createFields() {
  const values: Record<string, string> = Object.create(null);
  let count = 0;
  return {
    values,
    /** @throws HTTPException for too many fields */
    add(name: string, value: string) {
      if (++count > fieldLimit) {
        throw new HTTPException(400, { message: "The form has too many fields" });
      }
      // Text copied from some PDFs has NUL characters, which PostgreSQL refuses. Forms send CR LF
      // without script and LF with script.
      values[name] = value.replaceAll("\0", "").replace(/\r\n?/g, "\n");
    },
  };
}
