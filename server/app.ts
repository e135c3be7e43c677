/** The site as one function from request to response; tests feed it Requests. */
import { Hono } from "hono";
import { paths } from "../content/paths.ts";
import type { Assets } from "./http/assets.ts";
import { createCatalog } from "./catalog/catalog.ts";
import { type BackendAddress, createBackend } from "./backend/client.ts";
import { createApplicationEndpoint } from "./forms/application.ts";
import { type Address, canonicalAddress, readAddress } from "./http/address.ts";
import { clientAddress, type Connection } from "./http/client-address.ts";
import { createContactEndpoint } from "./forms/contact.ts";
import { createDataEndpoint } from "./catalog/data-endpoint.ts";
import type { FormTools } from "./forms/form.ts";
import { createNewsletterEndpoint } from "./forms/newsletter.ts";
import { createRateLimit } from "./forms/rate-limit.ts";
import { createSubmissions } from "./forms/submissions.ts";
import { HttpError } from "./http/http-error.ts";
import { isSameSite } from "./http/origin.ts";
import { createPublications, publicationPaths } from "./pages/seo/publications.ts";
import type { Env } from "./env.ts";
import type { Log } from "./log.ts";
import { createPages } from "./pages/answer.ts";
import { createSecurity } from "./http/security-headers.ts";

export interface AppOptions {
  env: Pick<Env, "siteUrl" | "trustProxy" | "hsts">;
  /** Null is the specification's "not configured". */
  backend: BackendAddress | null;
  assets: Assets;
  log: Log;
  /** Milliseconds a backend answer is fresh. */
  ttl?: number;
}

/**
 * What one address may send of each form: thirty at once, then one every twenty seconds. A whole
 * agency may stand behind one address.
 */
export const addressLimit = { turns: 30, period: 10 * 60_000 };

export interface App {
  /** @param connection what `Deno.serve` knows of it; limits per address need it. */
  (request: Request, connection?: Connection): Promise<Response>;
  /** Resolves when the calls that no visitor waited for have ended. */
  settle(): Promise<void>;
}

export function createApp({ env, backend: address, assets, log, ttl }: AppOptions): App {
  const backend = address && createBackend(address);
  const catalog = createCatalog({ backend, log, ttl });
  const submissions = createSubmissions(backend, log);
  const security = createSecurity({
    siteUrl: env.siteUrl,
    hsts: env.hsts,
    pictureOrigin: address && new URL(address.url).origin,
  });
  const pages = createPages({ siteUrl: env.siteUrl, catalog, assets, security, log });

  const site = new Hono<{ Bindings: { address: string | null } }>({ strict: true })
    .post("*", async (context, next) => {
      if (isSameSite(context.req.raw, env.siteUrl)) return await next();
      return refuse(new HttpError(403, "This form can only be sent from this site"));
    })
    .post(paths.contact, ({ req, env }) => contact(req.raw, env.address))
    .post(paths.subscribe, ({ req, env }) => subscribe(req.raw, env.address))
    .post(paths.careers, ({ req, env }) => apply(req.raw, env.address))
    .get("/healthz", () => plain(200, "ok"))
    .get(paths.data("*"), (context) => data(context.req.raw))
    .on("GET", publicationPaths, (context) => publications(context.req.raw))
    .get("*", async ({ req: { raw } }) => {
      const file = await assets.serve(raw);
      return file ? withHeaders(file, security.plain) : await pages.show(raw);
    })
    .all("*", () => plain(405, "Method not allowed", { allow: "GET, HEAD" }))
    .onError((error) => {
      if (error instanceof HttpError) return refuse(error);
      throw error;
    });

  const tools = (): FormTools => ({
    submissions,
    pages,
    security,
    limit: createRateLimit(addressLimit),
    log,
  });
  const contact = createContactEndpoint(tools());
  const subscribe = createNewsletterEndpoint(tools(), env.siteUrl);
  const apply = createApplicationEndpoint(tools());
  const data = createDataEndpoint(catalog, security);
  const publications = createPublications({ siteUrl: env.siteUrl, catalog, security });

  function plain(status: number, text: string, headers: Record<string, string> = {}) {
    return new Response(`${text}\n`, {
      status,
      headers: {
        ...security.plain,
        "content-type": "text/plain; charset=utf-8",
        "cache-control": "no-store",
        ...headers,
      },
    });
  }
  const refuse = ({ status, message }: HttpError) => plain(status, message);

  async function answer(
    request: Request,
    address: Address | null,
    connection?: Connection,
  ): Promise<Response> {
    if (address === null) return plain(400, "This address is not well formed");
    const elsewhere = canonicalAddress(address);
    if (elsewhere) return plain(308, "Moved", { location: elsewhere });
    const visitor = clientAddress(request, connection, env.trustProxy);
    return await site.fetch(request, { address: visitor });
  }

  const boot = crypto.randomUUID().slice(0, 8);
  let count = 0;

  async function handle(request: Request, connection?: Connection): Promise<Response> {
    const id = `${boot}-${(++count).toString(36)}`;
    const started = performance.now();
    const address = readAddress(request);
    let response: Response;
    try {
      response = await answer(request, address, connection);
    } catch (error) {
      log.fault("request_failed", error, { id });
      response = plain(500, "Something went wrong on our side. Please try again.");
    }
    log.info("request", {
      id,
      method: request.method,
      path: address?.path.slice(0, 120),
      status: response.status,
      ms: Math.round((performance.now() - started) * 10) / 10,
    });
    return response;
  }

  return Object.assign(handle, { settle: () => submissions.settle() });
}

function withHeaders(response: Response, headers: Record<string, string>): Response {
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
  return response;
}
