/** What every form endpoint has in common: who may post, how fields are read, how it is answered. */
import type { FormAnswer, FormProblem, Submitted } from "../../client/forms/submit.ts";
import { trapName } from "../../client/forms/submit.ts";
import { formMessages } from "../../content/messages.ts";
import type { NotStored, Submissions } from "../backend/submissions.ts";
import type { Pages } from "../pages/answer.ts";
import type { Security } from "../http/security-headers.ts";
import { readBody } from "../http/body.ts";
import type { RateLimit } from "./rate-limit.ts";
import { HttpError } from "../http/http-error.ts";

/** @param address the visitor's, as far as it is known: see `clientAddress`. */
export type FormEndpoint = (request: Request, address: string | null) => Promise<Response>;

export interface FormTools {
  submissions: Submissions;
  replies: FormReplies;
  limit: RateLimit;
}

/** Milliseconds that a small form may take to arrive. */
const bodyDeadline = 10_000;

/** More fields than any form has. */
const fieldLimit = 50;

/** Seconds after which someone over a limit may come again. */
const retryAfter = "600";

/**
 * Whether a request comes from a page of this site. Browsers say so in Sec-Fetch-Site, older ones
 * in Origin; a request with neither was not sent by another site's page.
 */
export function isSameSite(request: Request, siteUrl: string): boolean {
  const site = request.headers.get("sec-fetch-site");
  if (site) return site === "same-origin" || site === "none";
  const origin = request.headers.get("origin");
  return !origin || isOwnOrigin(origin, request, siteUrl);
}

/** Whether an origin is this site's, by its canonical name or by the one it was asked under. */
export function isOwnOrigin(origin: string, request: Request, siteUrl: string): boolean {
  return origin === siteUrl || origin === new URL(request.url).origin ||
    URL.canParse(origin) && new URL(origin).host === request.headers.get("host");
}

/**
 * The text fields of a small form, urlencoded or multipart; a repeated name keeps its last value.
 *
 * @param size bytes that the body may have
 * @throws HttpError
 */
export async function readFields(request: Request, size: number): Promise<Record<string, string>> {
  const contentType = request.headers.get("content-type") ?? "";
  if (!/^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(contentType)) {
    throw new HttpError(415, "Unsupported content type");
  }
  const body = await readBody(request, { size, patience: () => bodyDeadline });
  const form = await new Response(body as Uint8Array<ArrayBuffer>, {
    headers: { "content-type": contentType },
  }).formData().catch(() => {
    throw new HttpError(400, "The form could not be read");
  });
  const fields = createFields();
  for (const [name, value] of form) if (typeof value === "string") fields.add(name, value);
  return fields.values;
}

/** Collects fields under names of any kind, with line breaks as they were typed. */
export function createFields() {
  const values: Record<string, string> = Object.create(null);
  let count = 0;
  return {
    values,
    /** @throws HttpError when there are too many, or when a value cannot have been typed */
    add(name: string, value: string) {
      if (++count > fieldLimit) throw new HttpError(400, "The form has too many fields");
      if (value.includes("\0")) throw new HttpError(400, "The form could not be read");
      // A plain form sends CR LF for what script reads as LF; both are stored the same.
      values[name] = value.replace(/\r\n?/g, "\n");
    },
  };
}

/** Only a program fills in what nobody sees. It is told that all went well. */
export function isTrapped(values: Record<string, string>): boolean {
  return Boolean(values[trapName]);
}

/** Script asks for JSON; a plain form asks for a page. */
export function wantsJson(request: Request): boolean {
  return (request.headers.get("accept") ?? "").includes("application/json");
}

export function alert(text: string): FormProblem {
  return { alert: text, fields: [] };
}

export interface FormReplies {
  /**
   * 303 to a page that says so, or JSON.
   *
   * @param preview the backend is not configured and nothing was stored
   */
  done(request: Request, location: string, preview?: boolean): Response;
  /** The page again with everything that was typed, or JSON. */
  problem(request: Request, submitted: Refusal, status: number): Promise<Response>;
  /** The answer to what could not be stored: 429 beyond a limit, else 503. */
  notStored(
    request: Request,
    submitted: Omit<Refusal, "problem">,
    stored: NotStored,
    failure: string,
  ): Promise<Response>;
  /** The answer to an address that has had its turns. */
  limited(request: Request, submitted: Omit<Refusal, "problem">): Promise<Response>;
}

export type Refusal = Submitted & { problem: FormProblem };

export function createFormReplies(pages: Pages, security: Security): FormReplies {
  const once = { ...security.plain, "cache-control": "no-store" };
  const json = (answer: FormAnswer, status: number) =>
    Response.json(answer, { status, headers: { ...once, vary: "accept" } });

  async function problem(request: Request, submitted: Refusal, status: number) {
    const response = wantsJson(request)
      ? json({ ok: false, problem: submitted.problem }, status)
      : await pages.showSubmitted(submitted, status);
    if (status === 429) response.headers.set("retry-after", retryAfter);
    return response;
  }

  return {
    done: (request, location, preview) =>
      wantsJson(request)
        ? json(preview ? { ok: true, preview } : { ok: true }, 200)
        : new Response(null, { status: 303, headers: { ...once, location } }),
    problem,
    notStored: (request, submitted, { reason, message }, failure) =>
      reason === "limited"
        ? problem(request, { ...submitted, problem: alert(message ?? formMessages.tooMany) }, 429)
        : problem(request, { ...submitted, problem: alert(failure) }, 503),
    limited: (request, submitted) =>
      problem(request, { ...submitted, problem: alert(formMessages.tooMany) }, 429),
  };
}
