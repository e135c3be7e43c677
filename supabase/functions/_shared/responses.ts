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

/** For the operator: which function, what went wrong, and nothing about the person who wrote. */
export function report(name: string, { code, message }: Failure): void {
  console.error(JSON.stringify({ level: "error", event: code, function: name, reason: message }));
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
