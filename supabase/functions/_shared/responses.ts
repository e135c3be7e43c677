/** JSON answers of the functions: `{ok:true}` or `{error:{code,message}}`. */

/** Why a request is not carried out; `message` names no value that was sent. */
export interface Failure {
  ok: false;
  status: number;
  code: string;
  message: string;
  headers?: Record<string, string>;
}

export function failure(
  status: number,
  code: string,
  message: string,
  headers?: Record<string, string>,
): Failure {
  return { ok: false, status, code, message, headers };
}

export function okResponse(): Response {
  return json(200, { ok: true });
}

export function failureResponse({ status, code, message, headers }: Failure): Response {
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
