/** Short answers in plain text. */
import type { Security } from "./security-headers.ts";

export function createPlain(security: Security) {
  const base = {
    ...security.plain,
    "content-type": "text/plain; charset=utf-8",
    "cache-control": "no-store",
  };
  return (status: number, text: string, headers?: Record<string, string>) => {
    const body = new TextEncoder().encode(`${text}\n`);
    // The same to HEAD, whose answer loses its body.
    const length = { "content-length": String(body.length) };
    return new Response(body, { status, headers: { ...base, ...length, ...headers } });
  };
}
