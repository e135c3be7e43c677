/** Short responses in plain text. */
import type { SecurityHeaders } from "./security-headers.ts";

export type TextResponse = ReturnType<typeof createTextResponse>;

export function createTextResponse(security: SecurityHeaders) {
  const base = {
    ...security.sandboxed,
    "content-type": "text/plain; charset=utf-8",
    "cache-control": "no-store",
  };
  return (status: number, text: string, headers?: Record<string, string>) => {
    const body = new TextEncoder().encode(`${text}\n`);
    // Set explicitly, because a HEAD response loses its body.
    const length = { "content-length": String(body.length) };
    return new Response(body, { status, headers: { ...base, ...length, ...headers } });
  };
}
