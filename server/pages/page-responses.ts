/** Renders pages: into the response cache, or as a stream while data is pending. */
import pLimit from "p-limit";
import type { Receipt, Submitted } from "../../client/request-context.ts";
import { isDraft, previewParameter } from "../../client/catalog/queries.ts";
import { matchRoute } from "../../client/routes.tsx";
import type { QueryStore } from "../../client/runtime/query-cache.tsx";
import { queriesOf, type RouteMatch } from "../../client/runtime/routing.ts";
import type { Receipts } from "../forms/receipts.ts";
import type { AppContext } from "../app-context.ts";
import { CachedResponse } from "../runtime/cache/cached-response.ts";
import { alwaysCurrent } from "../runtime/cache/response-cache.ts";
import { peek, refreshWaitMs, retryAfterMs } from "../runtime/cache/swr-cache.ts";
import { yieldToEventLoop } from "../runtime/limits/yield-to-event-loop.ts";
import { PageData } from "./page-data.ts";
import { pageAt, type PageRequest, renderPage } from "./render.tsx";

export type PageResponses = ReturnType<typeof createPageResponses>;

const html = { "content-type": "text/html; charset=utf-8" };
/** Browsers may store these pages and revalidate them by their ETag. */
const cachedHeaders = { ...html, "cache-control": "no-cache" };
const uncachedHeaders = { ...html, "cache-control": "no-store" };

const unavailableHeaders = { ...uncachedHeaders, "retry-after": String(retryAfterMs / 1_000) };

/** Milliseconds that a page waits for data before it is streamed: longer than for a refresh. */
export const streamAfterMs = refreshWaitMs + 50;

/** Query that error pages of preview links are rendered with: hydration needs one like the browser's. */
const draftError = `?${previewParameter}=-`;

export function createPageResponses(app: AppContext, receipts: Receipts) {
  const { siteUrl, catalog, assets, responseCache, security } = app;
  const activeStreams = new Map<string, ReturnType<typeof startStream>>();
  const serialize = pLimit(1);

  const headersOf = ({ route }: RouteMatch, nonce?: string) =>
    security.page(
      { script: assets.bootstrap, styles: [assets.style(route.page.module), assets.fonts] },
      nonce,
    );

  async function content(page: PageRequest, headers: Record<string, string>, status = 200) {
    const bytes = await serialize(async () => {
      // Queries can be invented, so cached responses come first.
      await yieldToEventLoop();
      const stream = await renderPage(page, app);
      await stream.allReady;
      return new Uint8Array(await new Response(stream).arrayBuffer());
    });
    return { bytes, status, headers: { ...headers, ...headersOf(page.match) } };
  }

  /** The page at the request's path, with status 200, 404 or 503. */
  async function show(request: Request): Promise<Response> {
    const url = new URL(request.url);
    const match = matchRoute(url.pathname);
    const queries = queriesOf(match, url.searchParams);
    const data = new PageData(catalog, queries);
    if (queries.some(isDraft)) return await showDraft(match, url, data, request);
    await data.load(match.route.statusDependsOnData ? undefined : streamAfterMs);
    const status = statusOf(match, data);
    if (status !== 200) return await showError(match, status, request);
    const receipt = receipts.read(url.searchParams);
    const query = significantQuery(match, url.searchParams, receipt);
    const page: PageRequest = { match, location: url.pathname + query, siteUrl, data, receipt };
    if (!data.isComplete) return await showStreamed(page);
    const headers = query ? uncachedHeaders : cachedHeaders;
    const isValid = () => receipt === null || receipts.read(url.searchParams) !== null;
    const validator = { isCurrent: () => data.isCurrent() && isValid() };
    return await responseCache.respond(
      request,
      page.location,
      validator,
      () => content(page, headers),
    );
  }

  /** A page with an unpublished row. It is neither indexed nor cached. */
  async function showDraft(match: RouteMatch, url: URL, data: PageData, request: Request) {
    await data.load();
    if (data.isUnavailable) return await showError(match, 503, request, draftError);
    if (data.queries.some((query) => peek(data.read(query))?.value === null)) {
      return await showError(match, 404, request, draftError);
    }
    const location = url.pathname + url.search;
    const draft = await content({ match, location, siteUrl: null, data }, uncachedHeaders);
    return await new CachedResponse(draft).respondTo(request);
  }

  /**
   * One cached page for all missing or failing paths of a route, because paths can be invented. It is
   * rendered for a placeholder path.
   */
  async function showError(
    { route }: RouteMatch,
    status: 404 | 503,
    request: Request,
    search = "",
  ) {
    const key = `${status} ${route.path}${search}`;
    return await responseCache.respond(request, key, alwaysCurrent, () => {
      const path = route.path === "*" ? "/-" : route.path.replace(/:\w+/g, "-");
      const answer = status === 404 ? { ok: true, value: null } : { ok: false };
      const data = { read: () => answer } as QueryStore;
      const page = { match: matchRoute(path), location: path + search, siteUrl: null, data };
      const headers = status === 503 ? unavailableHeaders : uncachedHeaders;
      return content(page, headers, status);
    });
  }

  /** Concurrent requests share one rendering and its nonce. It is rare, so it is not compressed. */
  async function showStreamed(page: PageRequest): Promise<Response> {
    const started = activeStreams.get(page.location) ?? startStream(page);
    activeStreams.set(page.location, started);
    const shared = await started;
    const [own, others] = shared.stream.tee();
    shared.stream = others;
    return new Response(own, {
      headers: {
        ...uncachedHeaders,
        // nginx would buffer the first bytes.
        "x-accel-buffering": "no",
        ...headersOf(page.match, shared.nonce),
      },
    });
  }

  async function startStream(page: PageRequest) {
    const nonce = crypto.randomUUID().replaceAll("-", "");
    const end = () => activeStreams.delete(page.location);
    const stream = await renderPage(page, app, nonce).catch((error) => {
      end();
      throw error;
    });
    stream.allReady.then(end, end);
    // The branches of a byte stream would copy its chunks.
    return { nonce, stream: stream.pipeThrough(new TransformStream<Uint8Array>()) };
  }

  return {
    show,
    /** The page of a form with the submitted values and their errors. */
    async showSubmitted(request: Request, submitted: Submitted, status: number) {
      const { pathname, searchParams } = new URL(submitted.page, siteUrl);
      const match = matchRoute(pathname);
      const data = new PageData(catalog, queriesOf(match, searchParams));
      await data.load();
      const page = { match, location: submitted.page, siteUrl: null, data, submitted };
      const refusal = await content(page, uncachedHeaders, status);
      return await new CachedResponse(refusal).respondTo(request);
    },
  };
}

/** A detail page is 404 without its row, and 503 when the backend fails. */
function statusOf(match: RouteMatch, data: PageData): 200 | 404 | 503 {
  if (pageAt(match, data) === null) return 404;
  return match.route.statusDependsOnData && data.isUnavailable ? 503 : 200;
}

/** The part of the query that changes the page. Other parameters may be invented. */
function significantQuery(
  { route }: RouteMatch,
  search: URLSearchParams,
  receipt: Receipt | null,
): string {
  const significant = new URLSearchParams();
  for (const [name, read] of Object.entries(route.search ?? {})) {
    const value = read(search.get(name) ?? "");
    if (value) significant.set(name, value);
  }
  if (receipt) significant.set(receipt.parameter, search.get(receipt.parameter)!);
  return significant.size > 0 ? `?${significant}` : "";
}
