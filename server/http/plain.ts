/** Short answers in plain text. */
import type { Security } from "./security-headers.ts";

export type Plain = (status: number, text: string, headers?: Record<string, string>) => Response;

export function createPlain(security: Security): Plain {
  const base = {
    ...security.plain,
    "content-type": "text/plain; charset=utf-8",
    "cache-control": "no-store",
  };
  return (status, text, headers) =>
    new Response(`${text}\n`, { status, headers: { ...base, ...headers } });
}
