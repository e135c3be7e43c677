/** JSON answers of the functions: `{ok:true}` or `{error:{code,message}}`. */

/** Why a request is not carried out; `message` names no value that was sent. */
export interface Refusal {
  ok: false;
  status: number;
  code: string;
  message: string;
  headers?: Record<string, string>;
}

export function refusal(
  status: number,
  code: string,
  message: string,
  headers?: Record<string, string>,
): Refusal {
  return { ok: false, status, code, message, headers };
}

export function accept(): Response {
  return json(200, { ok: true });
}

export function refuse({ status, code, message, headers }: Refusal): Response {
  return json(status, { error: { code, message } }, headers);
}

function json(status: number, body: unknown, headers?: Record<string, string>): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: {
      "content-type": "application/json; charset=utf-8",
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
      ...headers,
    },
  });
}
