/** What every form endpoint has in common: who may post, how a body is read, how it is answered. */
import type { FormAnswer, FormProblem, Submitted } from "../../client/forms/submit.ts";
import type { Pages } from "../pages.ts";
import type { Security } from "../security.ts";

/** Milliseconds a body may take to arrive. */
const bodyDeadline = 10_000;

/** A refusal before the form's own rules: its status and what to say in plain words. */
export class Refused extends Error {
  constructor(readonly status: 403 | 408 | 413 | 415 | 400, message: string) {
    super(message);
  }
}

/**
 * Whether a request comes from a page of this site. Browsers say so in Sec-Fetch-Site, older ones
 * in Origin; a request with neither was not sent by another site's page.
 */
export function isSameSite(request: Request, siteUrl: string): boolean {
  const site = request.headers.get("sec-fetch-site");
  if (site) return site === "same-origin" || site === "none";
  const origin = request.headers.get("origin");
  if (!origin) return true;
  return origin === siteUrl || origin === new URL(request.url).origin ||
    URL.canParse(origin) && new URL(origin).host === request.headers.get("host");
}

/** @throws Refused when the body is larger than `limit` bytes or does not arrive in time */
export async function readBody(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get("content-length")) > limit) throw new Refused(413, "Too large");
  const reader = request.body?.getReader();
  if (!reader) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let size = 0;
  let late = false;
  const timer = setTimeout(() => {
    late = true;
    reader.cancel().catch(() => {});
  }, bodyDeadline);
  try {
    while (true) {
      const { done, value } = await reader.read();
      if (late) throw new Refused(408, "The request took too long to arrive");
      if (done) break;
      size += value.length;
      if (size > limit) {
        await reader.cancel();
        throw new Refused(413, "Too large");
      }
      chunks.push(value);
    }
  } finally {
    clearTimeout(timer);
  }
  const body = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    body.set(chunk, offset);
    offset += chunk.length;
  }
  return body;
}

/**
 * The text fields of a small form, urlencoded or multipart; a repeated name keeps its last value.
 *
 * @throws Refused
 */
export async function readFields(request: Request, limit: number): Promise<Record<string, string>> {
  const type = request.headers.get("content-type")?.toLowerCase() ?? "";
  const body = await (async () => {
    if (type.startsWith("application/x-www-form-urlencoded")) {
      return new URLSearchParams(new TextDecoder().decode(await readBody(request, limit)));
    }
    if (type.startsWith("multipart/form-data")) {
      const bytes = await readBody(request, limit);
      try {
        const headers = { "content-type": request.headers.get("content-type")! };
        return await new Response(bytes, { headers }).formData();
      } catch {
        throw new Refused(400, "The form could not be read");
      }
    }
    throw new Refused(415, "Unsupported content type");
  })();
  const fields: Record<string, string> = {};
  for (const [name, value] of body) if (typeof value === "string") fields[name] = value;
  return fields;
}

/** Script asks for JSON; a plain form asks for a page. */
export function wantsJson(request: Request): boolean {
  return (request.headers.get("accept") ?? "").includes("application/json");
}

export interface FormReplies {
  /** 303 to a page that says so, or JSON. */
  done(request: Request, location: string): Response;
  /** The page again with everything that was typed, or JSON. */
  problem(
    request: Request,
    page: string,
    submitted: Omit<Submitted, "problem"> & { problem: FormProblem },
    status: number,
  ): Promise<Response>;
}

export function createFormReplies(pages: Pages, security: Security): FormReplies {
  const json = (answer: FormAnswer, status: number) =>
    Response.json(answer, {
      status,
      headers: { ...security.plain, "cache-control": "no-store", vary: "accept" },
    });
  return {
    done: (request, location) =>
      wantsJson(request) ? json({ ok: true }, 200) : new Response(null, {
        status: 303,
        headers: { ...security.plain, location, "cache-control": "no-store" },
      }),
    problem: async (request, page, submitted, status) =>
      wantsJson(request)
        ? json({ ok: false, problem: submitted.problem }, status)
        : await pages.showSubmitted(page, submitted, status),
  };
}
