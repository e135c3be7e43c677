/** Reads the text fields of a form. */
import { HTTPException } from "hono/http-exception";
import { readBody } from "../runtime/http/body.ts";
import type { OpenBodies } from "../runtime/limits/open-bodies.ts";

export const fieldLimit = 50;

/**
 * The text fields of a small form, urlencoded or multipart; a repeated name keeps its last value.
 *
 * @param network of the visitor (`clientAddress`)
 * @param size most bytes of the body
 * @throws HTTPException
 */
export async function readFields(
  request: Request,
  bodies: OpenBodies,
  network: string | null,
  size: number,
): Promise<Record<string, string>> {
  const contentType = request.headers.get("content-type") ?? "";
  if (!/^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(contentType)) {
    throw new HTTPException(415, { message: "Unsupported content type" });
  }
  const bytes = await receive(request, bodies, network, size);
  const headers = { "content-type": contentType };
  const form = await new Response(bytes, { headers }).formData().catch(() => {
    throw new HTTPException(400, { message: "The form could not be read" });
  });
  const fields = createFields();
  for (const [name, value] of form) if (typeof value === "string") fields.add(name, value);
  return fields.values;
}

async function receive(
  request: Request,
  bodies: OpenBodies,
  network: string | null,
  size: number,
): Promise<Uint8Array<ArrayBuffer>> {
  using body = bodies.open(network);
  return await readBody(request, body, size);
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
