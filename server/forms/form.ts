/** What every form endpoint has in common: what it answers to what was sent (docs/decisions/forms.md). */
import {
  type FormProblem,
  type FormResponse,
  honeypotField,
} from "../../client/forms/form-protocol.ts";
import { type Row, validateForm } from "../../client/forms/validate.ts";
import type { FormDefinition } from "../../content/forms/definition.ts";
import { formMessages } from "../../content/messages.ts";
import { createPlain } from "../runtime/http/plain.ts";
import type { Security } from "../runtime/http/security-headers.ts";
import type { Pages } from "../pages/pages.ts";
import type { RateLimit } from "../runtime/limits/rate-limit.ts";
import type { Stored, Submissions } from "./submissions.ts";

/** @param address the visitor's, as far as it is known: see `clientAddress`. */
export type FormEndpoint = (request: Request, address: string | null) => Promise<Response>;

export interface FormTools {
  siteUrl: string;
  submissions: Submissions;
  pages: Pages;
  security: Security;
  /** Of what is stored, or looked into. */
  limit: RateLimit;
  /** Of pages that say what is wrong. */
  refusals: RateLimit;
}

interface Sent<Form extends FormDefinition> {
  form: Form;
  /** Path and query of the page that the form stands on. */
  page?: string;
  /** As they were typed. */
  values: Record<string, string>;
  /** What is wrong with the file before anyone looks inside it; null when nothing is. */
  file?: string | null;
  /** Of the answer to what is refused. */
  status?: 413 | 422;
  store(row: Row<Form>): Promise<Stored>;
}

/**
 * Checks what was sent, stores it and answers: JSON to script; to a plain form a 303 to the page
 * that says it went well, or the page again with everything that was typed.
 */
export async function receive<Form extends FormDefinition>(
  { pages, security, limit, refusals }: FormTools,
  request: Request,
  address: string | null,
  { form, page = form.action, values, file, status = 422, store }: Sent<Form>,
): Promise<Response> {
  const { outcome, messages } = form;
  const wantsJson = request.headers.get("accept")?.includes("application/json");
  const once = { ...security.plain, "cache-control": "no-store" };
  const json = (answer: FormResponse, status: number) =>
    Response.json(answer, { status, headers: { ...once, vary: "accept" } });

  function done(): Response {
    if (wantsJson) return json({ ok: true }, 200);
    const query = `${page.includes("?") ? "&" : "?"}${outcome.name}=${outcome.value}`;
    const fragment = form.isBrief ? form.id : `${form.id}-status`;
    const location = `${page}${query}#${fragment}`;
    return new Response(null, { status: 303, headers: { ...once, location } });
  }

  async function refuse(problem: FormProblem, status: number): Promise<Response> {
    if (wantsJson) return json({ ok: false, problem }, status);
    if (!refusals.tryConsume(address)) {
      const headers = { "retry-after": String(refusals.retryAfter(address)) };
      return createPlain(security)(429, formMessages.tooMany, headers);
    }
    return await pages.showSubmitted(request, { form: form.id, page, values, problem }, status);
  }

  /** The specified text comes first where SPEC §8 gives one for every failure. */
  async function overLimit(why: string, seconds?: number | null): Promise<Response> {
    const alert = form.tellsOwnMessage ? why : `${messages.failure} ${why}`;
    const response = await refuse({ alert, fields: [] }, 429);
    if (seconds) response.headers.set("retry-after", String(seconds));
    return response;
  }

  // Only a program fills in what nobody sees. It is told that all went well.
  if (values[honeypotField]) return done();
  const checked = validateForm(form, values, file);
  if (!checked.ok) return await refuse(checked.problem, status);
  if (!limit.tryConsume(address)) {
    return await overLimit(formMessages.tooMany, limit.retryAfter(address));
  }
  const stored = await store(checked.value);
  if (stored.ok) return done();
  if (stored.reason === "refused") return await refuse(stored.problem, status);
  const { reason, message, retryAfter } = stored;
  if (reason === "limited") return await overLimit(message ?? formMessages.tooMany, retryAfter);
  // SPEC §8 reads "not configured" in two ways: the newsletter on /insights shows its success.
  if (reason === "unconfigured" && form.succeedsUnconfigured) return done();
  const alert = form.tellsOwnMessage && message || messages.failure;
  return await refuse({ alert, fields: [] }, 503);
}
