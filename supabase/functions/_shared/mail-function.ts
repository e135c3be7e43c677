/** Handles the requests of the functions that the site calls (SPEC §7). */
import { carriesPublicKey } from "./access.ts";
import { type Failure, failure, failureResponse, okResponse, report } from "./responses.ts";
import { readJsonObject } from "./body.ts";
import { type Fields, readFields, type Values } from "./fields.ts";
import { readSettings, type Settings } from "./settings.ts";

export type Delivery = { ok: true } | Failure;

interface MailFunction<F extends Fields> {
  /** The name it is deployed under. */
  name: string;
  fields: F;
  /** Sends what is to be sent, which may be nothing. */
  deliver(values: Values<F>, settings: Settings): Promise<Delivery>;
}

/**
 * A handler that answers 200 `{ok:true}` when the provider has accepted the mail or none was due,
 * otherwise `{error:{code,message}}` with 400, 401, 405, 413, 415, 429, 502 or 503.
 */
export function mailFunction<F extends Fields>(
  definition: MailFunction<F>,
): (request: Request) => Promise<Response> {
  return async (request) => {
    const outcome = await run(definition, request);
    if (outcome.ok) return okResponse();
    if (outcome.status >= 429) report(definition.name, outcome);
    return failureResponse(outcome);
  };
}

async function run<F extends Fields>(
  { fields, deliver }: MailFunction<F>,
  request: Request,
): Promise<Delivery> {
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
  return await deliver(read.values, configured.settings);
}
