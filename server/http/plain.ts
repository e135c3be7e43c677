/** Short answers in plain text. */
import type { Security } from "./security-headers.ts";

export function createPlain(security: Security) {
  const base = {
    ...security.plain,
    "content-type": "text/plain; charset=utf-8",
    "cache-control": "no-store",
  };
  return (status: number, text: string, headers?: Record<string, string>) =>
    new Response(`${text}\n`, { status, headers: { ...base, ...headers } });
}
