/** The site as one function from request to response; tests feed it Requests. */
import { type Context, Hono } from "hono";
import { paths } from "../content/paths.ts";
import { type BackendAddress, createBackend } from "./backend/client.ts";
import { createCatalog } from "./catalog/catalog.ts";
import { createDataEndpoint } from "./catalog/data-endpoint.ts";
import type { Env } from "./env.ts";
import { createApplicationEndpoint } from "./forms/application.ts";
import { createContactEndpoint } from "./forms/contact.ts";
import type { FormEndpoint, FormTools } from "./forms/form.ts";
import { createNewsletterEndpoint } from "./forms/newsletter.ts";
import { createRateLimit } from "./forms/rate-limit.ts";
import { createSubmissions } from "./forms/submissions.ts";
import { canonicalAddress, readAddress } from "./http/address.ts";
import type { Assets } from "./http/assets.ts";
import { HttpError } from "./http/body.ts";
import { clientAddress, type Connection } from "./http/client-address.ts";
import { isSameSite } from "./http/origin.ts";
import { createFiles } from "./http/files.ts";
import { createPlain } from "./http/plain.ts";
import { ReadyAnswers } from "./http/ready.ts";
import { requestLog } from "./http/request-log.ts";
import { createSecurity } from "./http/security-headers.ts";
import type { Log } from "./log.ts";
import { createPages } from "./pages/answer.ts";
import { createPublications, publicationPaths } from "./pages/seo/publications.ts";

/** What one address may send of each form: a whole agency may stand behind it. */
export const addressLimit = { tokens: 30, periodMs: 10 * 60_000 };

/** How many pages that say what is wrong one address gets of each form: each is rendered. */
export const refusalLimit = { ...addressLimit, tokens: 4 * addressLimit.tokens };

/** How many searches that are not at hand one address gets as pages: queries are invented. */
export const searchLimit = refusalLimit;

const formPaths: string[] = [paths.contact, paths.subscribe, paths.careers];

export type App = ReturnType<typeof createApp>;

export function createApp({ env, backend: address, assets, log, ttl }: {
  env: Pick<Env, "siteUrl" | "trustProxy" | "hsts" | "pictureOrigins">;
  /** Null is the specification's "not configured". */
  backend: BackendAddress | null;
  assets: Assets;
  log: Log;
  /** Milliseconds a backend answer is fresh. */
  ttl?: number;
}) {
  const { siteUrl, trustProxy } = env;
  const backend = address && createBackend(address);
  const pictureOrigins = [
    ...address && !address.isLocal ? [new URL(address.url).origin] : [],
    ...env.pictureOrigins,
  ];
  const catalog = createCatalog({ backend, log, pictureOrigins, ttl });
  const submissions = createSubmissions(backend, log);
  const security = createSecurity({ ...env, pictureOrigins });
  const ready = new ReadyAnswers();
  const site = { siteUrl, catalog, assets, ready, security, log };
  const pages = createPages(site);
  const data = createDataEndpoint(site);
  const publications = createPublications(site);
  const files = createFiles(site);
  const plain = createPlain(security);

  function post(create: (tools: FormTools) => FormEndpoint) {
    const limit = createRateLimit(addressLimit);
    const refusals = createRateLimit(refusalLimit);
    const endpoint = create({ siteUrl, submissions, pages, security, limit, refusals });
    return ({ req: { raw }, env: { connection } }: Context<Asked>) =>
      endpoint(raw, clientAddress(raw, connection, trustProxy));
  }

  const searches = createRateLimit(searchLimit);

  let leaving = false;
  let refusing = false;
  let proxyKnown = trustProxy > 0;

  // What is not ready goes down this list, and is then.
  const router = new Hono<Asked>()
    .use(async ({ req: { raw } }, next) => {
      if (!proxyKnown && raw.headers.has("x-forwarded-for")) {
        proxyKnown = true;
        log.warn("untrusted_proxy", {
          reason: "X-Forwarded-For arrives while TRUST_PROXY is 0: who comes through one proxy " +
            "shares one limit",
        });
      }
      const address = readAddress(raw);
      if (!address) return plain(400, "This address is not well formed");
      const location = canonicalAddress(address);
      return location ? plain(308, "Moved", { location }) : await next();
    })
    .post("*", async ({ req: { raw } }, next) => {
      if (!isSameSite(raw, siteUrl)) {
        return plain(403, "This form can only be sent from this site");
      }
      if (!refusing) return await next();
      const why = "The site is being restarted. Please go back and send the form again.";
      return plain(503, why, { "retry-after": "5" });
    })
    .post(paths.contact, post(createContactEndpoint))
    .post(paths.subscribe, post(createNewsletterEndpoint))
    .post(paths.careers, post(createApplicationEndpoint))
    // Where a plain form with an error was answered, asked for again by its address.
    .get(paths.subscribe, () => plain(303, "See the home page", { location: paths.home }))
    .get("/healthz", () => plain(200, "ok"))
    .get("/readyz", async () => {
      if (leaving) return plain(503, "stopping");
      if (!backend) return plain(503, "no backend is configured");
      const { ok } = await catalog.services();
      return ok ? plain(200, "ready") : plain(503, "the backend does not answer");
    })
    .get(paths.search, async ({ req, env: { connection } }, next) => {
      const address = clientAddress(req.raw, connection, trustProxy);
      if (!req.query("q") || searches.tryConsume(address)) return await next();
      const wait = { "retry-after": String(searches.retryAfter(address)) };
      return plain(429, "Too many searches. Please wait a moment and try again.", wait);
    })
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
      log.fault("request_failed", error, { id: context.env.id });
      return plain(500, "Something went wrong on our side. Please try again.");
    });

  const logged = requestLog(log);
  return Object.assign(
    /** @param connection what `Deno.serve` knows of it; limits per address need it. */
    (request: Request, connection?: Connection) => {
      const response = logged(
        request,
        (id) => ready.find(request) ?? { response: router.fetch(request, { connection, id }) },
      );
      return leaving ? Promise.resolve(response).then(last) : response;
    },
    {
      /** From now on `/readyz` says that the process is on its way out. */
      leave: () => void (leaving = true),
      /** Forms are told to come back: while new ones are taken, there is no end to them. */
      refuseForms: () => void (refusing = true),
      /** Resolves when the calls that no visitor waited for have ended. */
      settle: submissions.settle,
    },
  );
}

/** Of its connection: who asks again asks another process. */
function last(response: Response): Response {
  response.headers.set("connection", "close");
  return response;
}

interface Asked {
  Bindings: {
    connection: Connection | undefined;
    /** Stands beside everything that the log says of the request. */
    id: string;
  };
}
