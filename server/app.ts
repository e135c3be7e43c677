/** The site as one function from request to response. Tests call it without a port. */
import { type Context, Hono, type Next } from "hono";
import { getPath } from "hono/utils/url";
import { previewParameter } from "../client/catalog/queries.ts";
import { forms } from "../content/forms/index.ts";
import { paths } from "../content/paths.ts";
import type { AppContext, RequestEnv } from "./app-context.ts";
import { type BackendConfig, createBackend } from "./backend/client.ts";
import { readMailStatus } from "./backend/mail-status.ts";
import { observeMail } from "./metrics.ts";
import { createCatalog } from "./catalog/catalog.ts";
import { createDataEndpoint } from "./catalog/data-endpoint.ts";
import { type Clock, systemClock } from "./runtime/cache/swr-cache.ts";
import type { Env } from "./env.ts";
import { createApplicationEndpoint } from "./forms/application-endpoint.ts";
import { createContactEndpoint } from "./forms/contact-endpoint.ts";
import type { FormContext, FormEndpoint } from "./forms/receive-form.ts";
import { createReceipts } from "./forms/receipts.ts";
import { createNewsletterEndpoint } from "./forms/newsletter-endpoint.ts";
import { bodyLimits, createOpenBodies } from "./runtime/limits/open-bodies.ts";
import { createOpenRequestLimit } from "./runtime/limits/open-requests.ts";
import { createRateLimit, type RateLimit } from "./runtime/limits/rate-limit.ts";
import { createUnsubscribeEndpoint } from "./forms/unsubscribe-endpoint.ts";
import { createSubmissions } from "./forms/submissions.ts";
import { canonicalTarget, isTooLong, parseRequestTarget } from "./runtime/http/request-target.ts";
import type { Assets } from "./runtime/http/assets.ts";
import { HTTPException } from "hono/http-exception";
import { clientAddress, type Connection } from "./runtime/http/client-address.ts";
import { createStaticFiles } from "./runtime/http/static-files.ts";
import { isSameOrigin } from "./runtime/http/origin.ts";
import { createTextResponse } from "./runtime/http/text-response.ts";
import { requestLog } from "./request-log.ts";
import { ResponseCache } from "./runtime/cache/response-cache.ts";
import { createSecurityHeaders } from "./runtime/http/security-headers.ts";
import type { Log } from "./log.ts";
import { createPageResponses } from "./pages/page-responses.ts";
import { createDynamicFiles, dynamicFilePaths } from "./pages/seo/dynamic-files.ts";

/** Open requests of one visitor behind a proxy. */
export const openRequestLimit = 100;

/** Submissions of each form from one address: a whole agency may share it. */
export const submissionLimit = { tokens: 30, periodMs: 10 * 60_000 };

/** Searches, previews, and responses with 404 or 503 for one address: their input can be invented. */
export const renderLimit = { ...submissionLimit, tokens: 4 * submissionLimit.tokens };

/** Requests for large files from one address: a proxy may hold a connection for each unread one. */
export const downloadLimit = { ...submissionLimit, tokens: 20 * submissionLimit.tokens };

const formPaths = [...forms.map(({ action }) => action), paths.unsubscribe];
const largeFiles: string[] = ["/video/*", paths.outlook];
const inventedPaths: string[] = [
  paths.search,
  ...["search", "nearest", "service-draft", "commitments-draft"].map(paths.data),
];

type AppRequest = Context<RequestEnv>;

export type App = ReturnType<typeof createApp>;

export function createApp({ env, backend: address, assets, log, ttlMs, clock = systemClock }: {
  env: Pick<Env, "siteUrl" | "trustProxy" | "hsts" | "pictureOrigins" | "spoolFolder">;
  /** Null means "not configured" (SPEC §8). */
  backend: BackendConfig | null;
  assets: Assets;
  log: Log;
  ttlMs?: number;
  clock?: Clock;
}) {
  const { siteUrl, trustProxy } = env;
  const backend = address && createBackend(address);
  if (backend) observeMail(() => readMailStatus(backend));
  const pictureOrigins = [
    ...address && !address.isLocal ? [new URL(address.url).origin] : [],
    ...env.pictureOrigins,
  ];
  const catalog = createCatalog({ backend, log, pictureOrigins, ttlMs, clock });
  const submissions = createSubmissions(backend, log);
  const security = createSecurityHeaders({ ...env, pictureOrigins });
  const responseCache = new ResponseCache();
  const app: AppContext = { siteUrl, catalog, assets, responseCache, security, log };
  const receipts = createReceipts(address?.key ?? crypto.randomUUID());
  const pages = createPageResponses(app, receipts);
  const data = createDataEndpoint(app);
  const dynamicFiles = createDynamicFiles(app);
  const files = createStaticFiles(app);
  const textResponse = createTextResponse(security);
  const unsubscribe = createUnsubscribeEndpoint({ backend, security, log, now: clock.now });

  const addressOf = ({ req: { raw }, env: { connection } }: AppRequest) =>
    clientAddress(raw, connection, trustProxy);

  const bodies = createOpenBodies(bodyLimits, clock.now);

  function createPost(create: (tools: FormContext) => FormEndpoint) {
    const rateLimit = createRateLimit({ ...submissionLimit, now: clock.now });
    const refusals = createRateLimit({ ...submissionLimit, now: clock.now });
    const endpoint = create({
      siteUrl,
      submissions,
      pages,
      receipts,
      security,
      rateLimit,
      refusals,
      bodies,
      spoolFolder: env.spoolFolder,
      clock,
      log,
    });
    return (context: AppRequest) => endpoint(context.req.raw, addressOf(context));
  }

  let isStopping = false;
  let refusesForms = false;
  let knowsProxy = trustProxy > 0;

  /** Clients then reconnect to another process. */
  async function closeWhileStopping(context: AppRequest, next: Next) {
    await next();
    if (isStopping) context.res.headers.set("connection", "close");
  }

  async function warnOfProxy({ req: { raw } }: AppRequest, next: Next) {
    if (!knowsProxy && raw.headers.has("x-forwarded-for")) {
      knowsProxy = true;
      log.warn("untrusted_proxy", {
        reason: "X-Forwarded-For arrives while TRUST_PROXY is 0: visitors share the proxy's limits",
      });
    }
    await next();
  }

  const openRequests = createOpenRequestLimit(openRequestLimit);

  /** Without a trusted proxy, one address may stand for all visitors. */
  async function limitOpenRequests(context: AppRequest, next: Next) {
    const { connection } = context.env;
    if (
      trustProxy === 0 || !connection ||
      openRequests.tryOpen(addressOf(context), connection.completed)
    ) return await next();
    return textResponse(429, "Too many requests at once. Please wait a moment.", {
      "retry-after": "1",
    });
  }

  async function checkTarget({ req: { raw } }: AppRequest, next: Next) {
    if (isTooLong(raw)) return textResponse(414, "This address is too long");
    const address = parseRequestTarget(raw);
    if (!address) return textResponse(400, "This address is not well formed");
    const location = canonicalTarget(address);
    return location ? textResponse(308, "Moved", { location }) : await next();
  }

  const renders = createRateLimit({ ...renderLimit, now: clock.now });
  const downloads = createRateLimit({ ...downloadLimit, now: clock.now });

  const tooMany = (tokens: RateLimit, address: string | null) =>
    textResponse(429, "Too many requests. Please wait a moment and try again.", {
      "retry-after": String(tokens.retryAfter(address)),
    });

  async function limitDownloads(context: AppRequest, next: Next) {
    const address = addressOf(context);
    if (trustProxy === 0 || downloads.tryConsume(address)) return await next();
    return tooMany(downloads, address);
  }

  /** Over the limit, searches, previews and error pages become one line of text. */
  async function limitRenders(context: AppRequest, next: Next) {
    const address = addressOf(context);
    const isInvented = canBeInvented(context.req);
    if (isInvented && !renders.tryConsume(address)) return tooMany(renders, address);
    await next();
    const isError = context.res.status === 404 || context.res.status === 503;
    if (isInvented || !isError || renders.tryConsume(address)) return;
    context.res = undefined;
    context.res = tooMany(renders, address);
  }

  async function checkForm({ req: { raw } }: AppRequest, next: Next) {
    if (!isSameOrigin(raw, siteUrl)) {
      return textResponse(403, "This form can only be sent from this site");
    }
    if (!refusesForms) return await next();
    const why = "The site is being restarted. Please go back and send the form again.";
    return textResponse(503, why, { "retry-after": "5" });
  }

  async function readiness() {
    if (isStopping) return textResponse(503, "stopping");
    if (!backend) return textResponse(503, "no backend is configured");
    const { ok } = await catalog.services();
    return ok ? textResponse(200, "ready") : textResponse(503, "the backend does not answer");
  }

  const router = new Hono<RequestEnv>({ getPath: (raw) => isTooLong(raw) ? "/" : getPath(raw) })
    .use(requestLog(log))
    .use(closeWhileStopping)
    .on("GET", largeFiles, limitDownloads)
    .use(responseCache.middleware)
    .use(limitOpenRequests)
    .use(warnOfProxy)
    .use(checkTarget)
    // Before the check of forms: mail providers send it from elsewhere, and it may be repeated.
    .post(paths.unsubscribe, (context) => unsubscribe(context.req.raw, addressOf(context)))
    .post("*", checkForm)
    .post(paths.contact, createPost(createContactEndpoint))
    .post(paths.subscribe, createPost(createNewsletterEndpoint))
    .post(paths.careers, createPost(createApplicationEndpoint))
    // Reloading the response to a newsletter form without script sends a GET.
    .get(paths.subscribe, () => textResponse(303, "See the home page", { location: paths.home }))
    .get("/healthz", () => textResponse(200, "ok"))
    .get("/readyz", readiness)
    .get("*", limitRenders)
    .get(paths.data("*"), ({ req: { raw } }) => data(raw))
    .on("GET", dynamicFilePaths, ({ req: { raw } }) => dynamicFiles(raw))
    .get("*", async ({ req: { raw } }) => await files(raw) ?? await pages.show(raw))
    .all("*", ({ req: { path } }) => {
      return textResponse(405, "Method not allowed", {
        allow: formPaths.includes(path) ? "GET, HEAD, POST" : "GET, HEAD",
      });
    })
    .onError((error, context) => {
      if (error instanceof HTTPException) return textResponse(error.status, error.message);
      log.exception("request_failed", error, { id: context.var.id });
      return textResponse(500, "Something went wrong on our side. Please try again.");
    });

  return Object.assign(
    /** @param connection from `Deno.serve`; limits per address need it */
    (request: Request, connection?: Connection) => router.fetch(request, { connection }),
    {
      /** From now on `/readyz` returns 503 and connections close after each response. */
      markNotReady: () => void (isStopping = true),
      /** From now on forms get 503. Shutdown waits for accepted forms, so new ones would delay it. */
      refuseForms: () => void (refusesForms = true),
      /** Resolves when the last background call to the backend has ended. */
      backgroundCallsEnded: submissions.backgroundCallsEnded,
    },
  );
}

/** Whether the visitor may have invented what the response depends on. */
function canBeInvented(request: AppRequest["req"]): boolean {
  if (request.query(previewParameter) !== undefined) return true;
  if (!inventedPaths.includes(request.path)) return false;
  return Boolean(request.query("q") || request.query("type"));
}
