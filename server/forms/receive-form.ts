/** Responses to submitted forms, the same for every form (docs/decisions/forms.md). */
import {
  type FormProblem,
  type FormResponse,
  honeypotField,
} from "../../client/forms/form-protocol.ts";
import { type Row, toRow, validateForm } from "../../client/forms/validate.ts";
import type { FormDefinition } from "../../content/forms/definition.ts";
import { refusalMessages } from "../../content/messages/forms.ts";
import { createTextResponse } from "../runtime/http/text-response.ts";
import type { SecurityHeaders } from "../runtime/http/security-headers.ts";
import type { Log } from "../log.ts";
import type { PageResponses } from "../pages/page-responses.ts";
import type { Receipts } from "./receipts.ts";
import type { Clock } from "../runtime/cache/swr-cache.ts";
import type { OpenBodies } from "../runtime/limits/open-bodies.ts";
import type { RateLimit } from "../runtime/limits/rate-limit.ts";
import type { StoreResult, Submissions } from "./submissions.ts";

/** @param address of the visitor (`clientAddress`); null when unknown */
export type FormEndpoint = (request: Request, address: string | null) => Promise<Response>;

export interface FormContext {
  siteUrl: string;
  submissions: Submissions;
  pages: PageResponses;
  receipts: Receipts;
  security: SecurityHeaders;
  /** Submissions that are stored, or whose file is inspected. */
  rateLimit: RateLimit;
  /** Pages that show the errors of a form. */
  refusals: RateLimit;
  /** Bodies that are being received, of all forms. */
  bodies: OpenBodies;
  /** Folder of files that are being received. */
  spoolFolder: string;
  clock: Clock;
  log: Log;
}

interface ReceivedForm<Form extends FormDefinition> {
  form: Form;
  /** Path and query of the page with the form. */
  page?: string;
  values: Record<string, string>;
  /** Problem with the name, type or size of the file; null when there is none. */
  file?: string | null;
  status?: 413 | 422;
  store(row: Row<Form>): Promise<StoreResult>;
}

/**
 * Validates and stores a form. The response is JSON for script. Without script it is a 303 to the
 * confirmation, or the page with the submitted values and their errors.
 */
export async function receiveForm<Form extends FormDefinition>(
  context: FormContext,
  request: Request,
  address: string | null,
  received: ReceivedForm<Form>,
): Promise<Response> {
  const { form, page = form.action, values, file, status = 422, store } = received;
  const { rateLimit } = context;
  const { done, refuse, overLimit } = createResponses(context, request, address, {
    form,
    page,
    values,
  });

  // A person whose password manager has filled in the field gets through with the next try.
  if (values[honeypotField]) {
    return await refuse({ alert: refusalMessages.honeypotFilled, fields: [] }, 422);
  }
  const problem = validateForm(form, values, file);
  if (problem) return await refuse(problem, status);
  if (!rateLimit.tryConsume(address)) {
    return await overLimit(refusalMessages.tooMany, rateLimit.retryAfter(address));
  }
  const stored = await store(toRow(form, values));
  if (stored.ok) return done();
  if (stored.reason === "refused") return await refuse(stored.problem, status);
  if (stored.reason === "limited") {
    return await overLimit(stored.message ?? refusalMessages.tooMany, stored.retryAfter);
  }
  // SPEC §8, "not configured": the newsletter form on /insights reports success.
  if (stored.reason === "unconfigured" && form.succeedsUnconfigured) return done();
  const ownMessage = form.tellsOwnMessage ? stored.message : null;
  const alert = ownMessage ?? form.messages.failure;
  return await refuse({ alert, fields: [] }, 503);
}

/** The responses to one request, for script or without. */
function createResponses(
  { pages, receipts, security, refusals }: FormContext,
  request: Request,
  address: string | null,
  { form, page, values }: { form: FormDefinition; page: string; values: Record<string, string> },
) {
  const wantsJson = request.headers.get("accept")?.includes("application/json");
  const headers = { ...security.sandboxed, "cache-control": "no-store" };
  const json = (answer: FormResponse, status: number) =>
    Response.json(answer, { status, headers: { ...headers, vary: "accept" } });

  function done(): Response {
    if (wantsJson) return json({ ok: true }, 200);
    const separator = page.includes("?") ? "&" : "?";
    const query = `${separator}${form.outcome}=${receipts.create(form.id)}`;
    const fragment = form.isBrief ? form.id : `${form.id}-status`;
    const location = `${page}${query}#${fragment}`;
    return new Response(null, { status: 303, headers: { ...headers, location } });
  }

  async function refuse(problem: FormProblem, status: number): Promise<Response> {
    if (wantsJson) return json({ ok: false, problem }, status);
    if (!refusals.tryConsume(address)) {
      const headers = { "retry-after": String(refusals.retryAfter(address)) };
      return createTextResponse(security)(429, refusalMessages.tooMany, headers);
    }
    return await pages.showSubmitted(request, { form: form.id, page, values, problem }, status);
  }

  /** SPEC §8: the failure text of the form comes first, if it has one. */
  async function overLimit(why: string, seconds: number): Promise<Response> {
    const alert = form.tellsOwnMessage ? why : `${form.messages.failure} ${why}`;
    const response = await refuse({ alert, fields: [] }, 429);
    response.headers.set("retry-after", String(seconds));
    return response;
  }

  return { done, refuse, overLimit };
}
