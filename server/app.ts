/** The site as one function from request to response; tests feed it Requests. */
import { type Context, Hono, type Next } from "hono";
import { previewParameter } from "../client/catalog/queries.ts";
import { paths } from "../content/paths.ts";
import type { AppContext, RequestEnv } from "./app-context.ts";
import { type BackendAddress, createBackend } from "./backend/client.ts";
import { createCatalog } from "./catalog/catalog.ts";
import { createDataEndpoint } from "./catalog/data-endpoint.ts";
import type { Clock } from "./runtime/cache/swr-cache.ts";
import type { Env } from "./env.ts";
import { createApplicationEndpoint } from "./forms/application.ts";
import { createContactEndpoint } from "./forms/contact.ts";
import type { FormEndpoint, FormTools } from "./forms/form.ts";
import { createNewsletterEndpoint } from "./forms/newsletter.ts";
import { createRateLimit } from "./runtime/limits/rate-limit.ts";
import { createSubmissions } from "./forms/submissions.ts";
import { canonicalAddress, readAddress } from "./runtime/http/address.ts";
import type { Assets } from "./runtime/http/assets.ts";
import { HttpError } from "./runtime/http/body.ts";
import { clientAddress, type Connection } from "./runtime/http/client-address.ts";
import { createFiles } from "./runtime/http/static-files.ts";
import { isSameSite } from "./runtime/http/origin.ts";
import { createPlain } from "./runtime/http/plain.ts";
import { requestLog } from "./request-log.ts";
import { ResponseCache } from "./runtime/cache/response-cache.ts";
import { createSecurity } from "./runtime/http/security-headers.ts";
import type { Log } from "./log.ts";
import { createPages } from "./pages/pages.ts";
import { createPublications, publicationPaths } from "./pages/seo/publications.ts";

/** Submissions of each form from one address: a whole agency may share it. */
export const addressLimit = { tokens: 30, periodMs: 10 * 60_000 };

/** Pages with a form's errors, for one address: each is rendered. */
export const refusalLimit = { ...addressLimit, tokens: 4 * addressLimit.tokens };

/** Searches of one address that are not cached: queries can be invented. */
export const searchLimit = refusalLimit;

/** Preview links of one address: each asks the backend, and tokens can be invented. */
export const previewLimit = refusalLimit;

/** Missing pages and failed reads of one address: addresses can be invented. */
export const missLimit = refusalLimit;

const formPaths: string[] = [paths.contact, paths.subscribe, paths.careers];
const searchPaths: string[] = [paths.search, paths.data("search"), paths.data("nearest")];
const draftPaths: string[] = [paths.data("service-draft"), paths.data("commitments-draft")];

export type App = ReturnType<typeof createApp>;

export function createApp({ env, backend: address, assets, log, ttlMs, clock }: {
  env: Pick<Env, "siteUrl" | "trustProxy" | "hsts" | "pictureOrigins">;
  /** Null is the specification's "not configured". */
  backend: BackendAddress | null;
  assets: Assets;
  log: Log;
  /** Milliseconds a backend answer is fresh. */
  ttlMs?: number;
  clock?: Clock;
}) {
  const { siteUrl, trustProxy } = env;
  const backend = address && createBackend(address);
  const pictureOrigins = [
    ...address && !address.isLocal ? [new URL(address.url).origin] : [],
    ...env.pictureOrigins,
  ];
  const catalog = createCatalog({ backend, log, pictureOrigins, ttlMs, clock });
  const submissions = createSubmissions(backend, log);
  const security = createSecurity({ ...env, pictureOrigins });
  const responseCache = new ResponseCache();
  const app: AppContext = { siteUrl, catalog, assets, responseCache, security, log };
  const pages = createPages(app);
  const data = createDataEndpoint(app);
  const publications = createPublications(app);
  const files = createFiles(app);
  const plain = createPlain(security);

  const addressOf = ({ req: { raw }, env: { connection } }: Context<RequestEnv>) =>
    clientAddress(raw, connection, trustProxy);

  function post(create: (tools: FormTools) => FormEndpoint) {
    const limit = createRateLimit(addressLimit);
    const refusals = createRateLimit(refusalLimit);
    const endpoint = create({ siteUrl, submissions, pages, security, limit, refusals });
    return (context: Context<RequestEnv>) => endpoint(context.req.raw, addressOf(context));
  }

  let isStopping = false;
  let refusesForms = false;
  let knowsProxy = trustProxy > 0;

  /** Clients that ask again reach another process. */
  async function closeWhileStopping(context: Context<RequestEnv>, next: Next) {
    await next();
    if (isStopping) context.res.headers.set("connection", "close");
  }

  async function warnOfProxy({ req: { raw } }: Context<RequestEnv>, next: Next) {
    if (!knowsProxy && raw.headers.has("x-forwarded-for")) {
      knowsProxy = true;
      log.warn("untrusted_proxy", {
        reason: "X-Forwarded-For arrives while TRUST_PROXY is 0: visitors share the proxy's limits",
      });
    }
    await next();
  }

  async function checkAddress({ req: { raw } }: Context<RequestEnv>, next: Next) {
    const address = readAddress(raw);
    if (!address) return plain(400, "This address is not well formed");
    const location = canonicalAddress(address);
    return location ? plain(308, "Moved", { location }) : await next();
  }

  const searches = createRateLimit(searchLimit);

  async function limitSearches(context: Context<RequestEnv>, next: Next) {
    const address = addressOf(context);
    if (!context.req.query("q") || searches.tryConsume(address)) return await next();
    const wait = { "retry-after": String(searches.retryAfter(address)) };
    return plain(429, "Too many searches. Please wait a moment and try again.", wait);
  }

  const previews = createRateLimit(previewLimit);

  async function limitPreviews(context: Context<RequestEnv>, next: Next) {
    const { req } = context;
    const isPreview = req.query(previewParameter) !== undefined || draftPaths.includes(req.path);
    const address = addressOf(context);
    if (!isPreview || previews.tryConsume(address)) return await next();
    const wait = { "retry-after": String(previews.retryAfter(address)) };
    return plain(429, "Too many previews. Please wait a moment and try again.", wait);
  }

  const misses = createRateLimit(missLimit);

  /** Counts missing pages and failed reads; beyond the limit they are one line of text. */
  async function limitMisses(context: Context<RequestEnv>, next: Next) {
    await next();
    if (context.res.status !== 404 && context.res.status !== 503) return;
    const address = addressOf(context);
    if (misses.tryConsume(address)) return;
    const wait = { "retry-after": String(misses.retryAfter(address)) };
    context.res = undefined;
    context.res = plain(429, "Too many addresses without a page. Please wait a moment.", wait);
  }

  async function checkForm({ req: { raw } }: Context<RequestEnv>, next: Next) {
    if (!isSameSite(raw, siteUrl)) {
      return plain(403, "This form can only be sent from this site");
    }
    if (!refusesForms) return await next();
    const why = "The site is being restarted. Please go back and send the form again.";
    return plain(503, why, { "retry-after": "5" });
  }

  async function readiness() {
    if (isStopping) return plain(503, "stopping");
    if (!backend) return plain(503, "no backend is configured");
    const { ok } = await catalog.services();
    return ok ? plain(200, "ready") : plain(503, "the backend does not answer");
  }

  const router = new Hono<RequestEnv>()
    .use(requestLog(log))
    .use(closeWhileStopping)
    .use(responseCache.middleware)
    .use(warnOfProxy)
    .use(checkAddress)
    .post("*", checkForm)
    .post(paths.contact, post(createContactEndpoint))
    .post(paths.subscribe, post(createNewsletterEndpoint))
    .post(paths.careers, post(createApplicationEndpoint))
    // A reload of the page that answered a plain newsletter form.
    .get(paths.subscribe, () => plain(303, "See the home page", { location: paths.home }))
    .get("/healthz", () => plain(200, "ok"))
    .get("/readyz", readiness)
    .get("*", limitMisses)
    .on("GET", searchPaths, limitSearches)
    .get("*", limitPreviews)
    .get(paths.data("*"), ({ req: { raw } }) => data(raw))
    .on("GET", publicationPaths, ({ req: { raw } }) => publications(raw))
    .get("*", async ({ req: { raw } }) => await files(raw) ?? await pages.show(raw))
    .all("*", ({ req: { path } }) => {
      return plain(405, "Method not allowed", {
        allow: formPaths.includes(path) ? "GET, HEAD, POST" : "GET, HEAD",
      });
    })
    .onError((error, context) => {
      if (error instanceof HttpError) return plain(error.status, error.message);
      log.fault("request_failed", error, { id: context.var.id });
      return plain(500, "Something went wrong on our side. Please try again.");
    });

  return Object.assign(
    /** @param connection what `Deno.serve` knows of it; limits per address need it. */
    (request: Request, connection?: Connection) => router.fetch(request, { connection }),
    {
      /** From now on `/readyz` answers 503 and connections are closed after each response. */
      markNotReady: () => void (isStopping = true),
      /** From now on forms get 503: while new ones are taken, shutdown has no end. */
      refuseForms: () => void (refusesForms = true),
      /** Resolves when the backend calls that no visitor waits for have ended. */
      backgroundCallsEnded: submissions.backgroundCallsEnded,
    },
  );
}
