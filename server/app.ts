/** The site as one function from request to response. Tests call it without a port. */
import { Hono, type Next } from "hono";
import { getPath } from "hono/utils/url";
import { forms } from "../content/forms/index.ts";
import { paths } from "../content/paths.ts";
import type { AppContext, AppRequest, RequestEnv } from "./app-context.ts";
import { createAvailability } from "./availability.ts";
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
import { createRateLimit } from "./runtime/limits/rate-limit.ts";
import { createUnsubscribeEndpoint } from "./forms/unsubscribe-endpoint.ts";
import { createSubmissions } from "./forms/submissions.ts";
import { canonicalTarget, isTooLong, parseRequestTarget } from "./runtime/http/request-target.ts";
import type { Assets } from "./runtime/http/assets.ts";
import { HTTPException } from "hono/http-exception";
import { clientAddress, type Connection } from "./runtime/http/client-address.ts";
import { createStaticFiles } from "./runtime/http/static-files.ts";
import { isSameOrigin } from "./runtime/http/origin.ts";
import { createTextResponse, type TextResponse } from "./runtime/http/text-response.ts";
import { requestLog } from "./request-log.ts";
import { ResponseCache } from "./runtime/cache/response-cache.ts";
import { createSecurityHeaders } from "./runtime/http/security-headers.ts";
import type { Log } from "./log.ts";
import { createVisitorLimits, submissionLimit } from "./visitor-limits.ts";
import { createPageResponses } from "./pages/page-responses.ts";
import { createDynamicFiles, dynamicFilePaths } from "./pages/seo/dynamic-files.ts";

const formPaths = [...forms.map(({ action }) => action), paths.unsubscribe];
const largeFiles: string[] = ["/video/*", paths.outlook];

export type App = ReturnType<typeof createApp>;

interface AppOptions {
  env: Pick<Env, "siteUrl" | "trustProxy" | "hsts" | "pictureOrigins" | "spoolFolder">;
  /** Null means "not configured" (SPEC §8). */
  backend: BackendConfig | null;
  assets: Assets;
  log: Log;
  /** Milliseconds that rows are fresh. */
  ttlMs?: number;
  clock?: Clock;
}

export function createApp(
  { env, backend: config, assets, log, ttlMs, clock = systemClock }: AppOptions,
) {
  const { siteUrl, trustProxy, spoolFolder } = env;
  const { now } = clock;
  const backend = config && createBackend(config);
  if (backend) observeMail(() => readMailStatus(backend));
  const pictureOrigins = pictureOriginsOf(config, env);
  const security = createSecurityHeaders({ ...env, pictureOrigins });
  const textResponse = createTextResponse(security);
  const responseCache = new ResponseCache();

  const catalog = createCatalog({ backend, log, pictureOrigins, ttlMs, clock });
  const app: AppContext = { siteUrl, catalog, assets, responseCache, security, log };
  const receipts = createReceipts(config?.key ?? crypto.randomUUID());
  const pages = createPageResponses(app, receipts);
  const data = createDataEndpoint(app);
  const dynamicFiles = createDynamicFiles(app);
  const files = createStaticFiles(app);

  const submissions = createSubmissions(backend, log);
  const bodies = createOpenBodies(bodyLimits, now);
  const shared = {
    siteUrl,
    submissions,
    pages,
    receipts,
    security,
    bodies,
    spoolFolder,
    clock,
    log,
  };
  const unsubscribe = createUnsubscribeEndpoint({ backend, security, log, now });

  const addressOf = ({ req: { raw }, env: { connection } }: AppRequest) =>
    clientAddress(raw, connection, trustProxy);
  const availability = createAvailability({ backend, catalog, textResponse });
  const limits = createVisitorLimits({ trustProxy, addressOf, textResponse, now });

  function formEndpoint(create: (context: FormContext) => FormEndpoint) {
    const rateLimit = createRateLimit({ ...submissionLimit, now });
    const refusals = createRateLimit({ ...submissionLimit, now });
    const endpoint = create({ ...shared, rateLimit, refusals });
    return (context: AppRequest) => endpoint(context.req.raw, addressOf(context));
  }

  const router = new Hono<RequestEnv>({ getPath: (raw) => isTooLong(raw) ? "/" : getPath(raw) })
    .use(requestLog(log))
    .use(availability.closeWhileStopping)
    .on("GET", largeFiles, limits.downloads)
    .use(responseCache.middleware)
    .use(limits.openRequests)
    .use(warnOfProxy(trustProxy, log))
    .use(checkTarget(textResponse))
    // Before the check of forms: mail providers send it from elsewhere, and it may be repeated.
    .post(paths.unsubscribe, (context) => unsubscribe(context.req.raw, addressOf(context)))
    .post("*", checkOrigin(siteUrl, textResponse), availability.checkForm)
    .post(paths.contact, formEndpoint(createContactEndpoint))
    .post(paths.subscribe, formEndpoint(createNewsletterEndpoint))
    .post(paths.careers, formEndpoint(createApplicationEndpoint))
    // Reloading the response to a newsletter form without script sends a GET.
    .get(paths.subscribe, () => textResponse(303, "See the home page", { location: paths.home }))
    .get("/healthz", () => textResponse(200, "ok"))
    .get("/readyz", availability.readiness)
    .get("*", limits.renders)
    .get(paths.data("*"), ({ req: { raw } }) => data(raw))
    .on("GET", dynamicFilePaths, ({ req: { raw } }) => dynamicFiles(raw))
    .get("*", async ({ req: { raw } }) => await files(raw) ?? await pages.show(raw))
    .all("*", refuseMethod(textResponse))
    .onError(answerError(textResponse, log));

  return Object.assign(
    /** @param connection from `Deno.serve`; limits per address need it */
    (request: Request, connection?: Connection) => router.fetch(request, { connection }),
    {
      markNotReady: availability.markNotReady,
      refuseForms: availability.refuseForms,
      /** Resolves when the last background call to the backend has ended. */
      backgroundCallsEnded: submissions.backgroundCallsEnded,
    },
  );
}

/** Origins of pictures besides this site's own: a hosted backend's, and those of the environment. */
function pictureOriginsOf(
  config: BackendConfig | null,
  { pictureOrigins }: Pick<Env, "pictureOrigins">,
): string[] {
  if (!config || config.isLocal) return [...pictureOrigins];
  return [new URL(config.url).origin, ...pictureOrigins];
}

/** Warns once when the server stands behind a proxy that it does not know of. */
function warnOfProxy(trustProxy: number, log: Log) {
  let isKnown = trustProxy > 0;
  return async ({ req: { raw } }: AppRequest, next: Next) => {
    if (!isKnown && raw.headers.has("x-forwarded-for")) {
      isKnown = true;
      log.warn("untrusted_proxy", {
        reason: "X-Forwarded-For arrives while TRUST_PROXY is 0: visitors share the proxy's limits",
      });
    }
    await next();
  };
}

function checkTarget(textResponse: TextResponse) {
  return async ({ req: { raw } }: AppRequest, next: Next) => {
    if (isTooLong(raw)) return textResponse(414, "This address is too long");
    const address = parseRequestTarget(raw);
    if (!address) return textResponse(400, "This address is not well formed");
    const location = canonicalTarget(address);
    if (location) return textResponse(308, "Moved", { location });
    await next();
  };
}

function checkOrigin(siteUrl: string, textResponse: TextResponse) {
  return async ({ req: { raw } }: AppRequest, next: Next) => {
    if (isSameOrigin(raw, siteUrl)) return await next();
    return textResponse(403, "This form can only be sent from this site");
  };
}

function refuseMethod(textResponse: TextResponse) {
  return ({ req: { path } }: AppRequest) => {
    const allow = formPaths.includes(path) ? "GET, HEAD, POST" : "GET, HEAD";
    return textResponse(405, "Method not allowed", { allow });
  };
}

function answerError(textResponse: TextResponse, log: Log) {
  return (error: Error, { var: { id } }: AppRequest) => {
    if (error instanceof HTTPException) return textResponse(error.status, error.message);
    log.exception("request_failed", error, { id });
    return textResponse(500, "Something went wrong on our side. Please try again.");
  };
}
