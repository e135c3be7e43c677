/** Handles the requests of the four mail functions. */
import { carriesPublicKey } from "./access.ts";
import { type Failure, failure, failureResponse, okResponse } from "./responses.ts";
import { readJsonObject } from "./body.ts";
import { type Fields, readFields, type Values } from "./fields.ts";
import { type Mail, send } from "./provider.ts";
import { readSettings, type Settings } from "./settings.ts";

interface MailFunction<F extends Fields> {
  /** The name it is deployed under. */
  name: string;
  fields: F;
  /** Whether to send at all; the answer is the same. Always, when left out. */
  shouldSend?(values: Values<F>): Promise<SendDecision>;
  write(values: Values<F>, settings: Settings): Mail;
}

export type SendDecision = { ok: true; sends: boolean } | Failure;

/**
 * A handler that answers 200 `{ok:true}` when the provider took the mail, otherwise
 * `{error:{code,message}}` with 400, 401, 405, 413, 415, 502 or 503.
 */
export function mailFunction<F extends Fields>(
  definition: MailFunction<F>,
): (request: Request) => Promise<Response> {
  return async (request) => {
    const outcome = await run(definition, request);
    if (outcome.ok) return okResponse();
    if (outcome.status >= 500) report(definition.name, outcome);
    return failureResponse(outcome);
  };
}

async function run<F extends Fields>(
  { fields, shouldSend, write }: MailFunction<F>,
  request: Request,
): Promise<{ ok: true } | Failure> {
  if (request.method !== "POST") {
    return failure(405, "method_not_allowed", "Send a POST request.", { allow: "POST" });
  }
  if (!carriesPublicKey(request)) {
    return failure(401, "unauthorized", "Send the project's public key.", {
      "www-authenticate": "Bearer",
    });
  }
  const body = await readJsonObject(request);
  if (!body.ok) return body;
  const read = readFields(body.value, fields);
  if (!read.ok) return read;
  const configured = readSettings();
  if (!configured.ok) return configured;
  const decision = await shouldSend?.(read.values);
  if (decision && !decision.ok) return decision;
  if (decision?.sends === false) return { ok: true };
  return await send(write(read.values, configured.settings), configured.settings);
}

/** For the operator: which function, what went wrong, and nothing about the person who wrote. */
function report(name: string, { code, message }: Failure): void {
  console.error(JSON.stringify({ level: "error", event: code, function: name, reason: message }));
}
