/** Pages by path: the status first, then bytes from the response cache, or a stream. */
import type { Submitted } from "../../client/forms/answer.ts";
import { isDraft, previewParameter } from "../../client/catalog/queries.ts";
import { outcomes } from "../../content/forms/index.ts";
import { matchRoute } from "../../client/routes.tsx";
import { queriesOf, type RouteMatch } from "../../client/runtime/routing.ts";
import type { AppContext } from "../app-context.ts";
import { CachedResponse } from "../runtime/cache/cached-response.ts";
import { encodingFor } from "../runtime/http/encoding.ts";
import { semaphore } from "../runtime/limits/semaphore.ts";
import { peek } from "../runtime/cache/swr-cache.ts";
import { SharedStream } from "../runtime/cache/shared-stream.ts";
import { yieldToEventLoop } from "../runtime/limits/yield-to-event-loop.ts";
import { pageAt } from "./meta.ts";
import { PageData } from "./page-data.ts";
import { type PageRequest, renderPage } from "./render.tsx";

export type Pages = ReturnType<typeof createPages>;

const html = { "content-type": "text/html; charset=utf-8" };
/** Browsers may store these pages, and revalidate them each time by their ETag. */
const cachedHeaders = { ...html, "cache-control": "no-cache" };
const onceHeaders = { ...html, "cache-control": "no-store" };

/** Milliseconds that a page waits for its data before it is streamed. */
const streamAfterMs = 50;
/** Streams compressed at the same time: each takes a megabyte. */
const compressedStreams = 32;

/** The query of error pages for preview links: as the browser has one, it renders the same. */
const draftError = `?${previewParameter}=-`;

/** Error pages depend on nothing that changes. */
const always = { isCurrent: () => true };

export function createPages(app: AppContext) {
  const { siteUrl, catalog, assets, responseCache, security } = app;
  const streaming = new Map<string, ReturnType<typeof start>>();
  const serialize = semaphore(1);

  const headersOf = ({ route }: RouteMatch, nonce?: string) =>
    security.page({ script: assets.start, style: assets.style(route.page.module) }, nonce);

  async function content(page: PageRequest, headers: Record<string, string>, status = 200) {
    const bytes = await serialize(async () => {
      // Queries can be invented without end: cached responses go first.
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
    await data.load(match.route.detail ? undefined : streamAfterMs);
    const status = statusOf(match, data);
    if (status !== 200) return await showError(match, status, request);
    const query = significantQuery(match, url.searchParams);
    const page: PageRequest = { match, location: url.pathname + query, siteUrl, data };
    if (!data.isComplete) return await streamed(page, request);
    const headers = query ? onceHeaders : cachedHeaders;
    const response = await responseCache.getOrCreate(
      page.location,
      data,
      () => content(page, headers),
    );
    return await response.to(request);
  }

  /** A page with an unpublished row: nobody finds it, and nothing of it is stored. */
  async function showDraft(match: RouteMatch, url: URL, data: PageData, request: Request) {
    await data.load();
    if (data.isUnavailable) return await showError(match, 503, request, draftError);
    if (data.queries.some((query) => peek(data.read(query))?.value === null)) {
      return await showError(match, 404, request, draftError);
    }
    const location = url.pathname + url.search;
    const draft = await content({ match, location, siteUrl: null, data }, onceHeaders);
    return await new CachedResponse(draft).to(request);
  }

  /**
   * One page for all addresses of a route that are missing or fail: anyone can invent addresses. It
   * is rendered for an address that nobody asked for.
   */
  async function showError(
    { route }: RouteMatch,
    status: 404 | 503,
    request: Request,
    search = "",
  ) {
    const key = `${status} ${route.path}${search}`;
    const response = await responseCache.getOrCreate(key, always, () => {
      const path = route.path === "*" ? "/-" : route.path.replace(/:\w+/g, "-");
      const location = path + search;
      const answer = status === 404 ? { ok: true, value: null, version: "" } : { ok: false };
      const data = { read: () => answer } as PageRequest["data"];
      return content(
        { match: matchRoute(path), location, siteUrl: null, data },
        onceHeaders,
        status,
      );
    });
    return await response.to(request);
  }

  /** One rendering for all who ask while it lasts; the nonce is that rendering's. */
  async function streamed(page: PageRequest, { headers, method }: Request): Promise<Response> {
    const started = streaming.get(page.location) ?? start(page);
    streaming.set(page.location, started);
    const { nonce, stream } = await started;
    const encoding = streaming.size > compressedStreams
      ? null
      : encodingFor(headers.get("accept-encoding"));
    return new Response(method === "HEAD" ? null : stream.read(encoding), {
      headers: {
        ...onceHeaders,
        // nginx would hold the first bytes back until its buffer is full.
        "x-accel-buffering": "no",
        ...headersOf(page.match, nonce),
        vary: "accept-encoding",
        ...encoding && { "content-encoding": encoding },
      },
    });
  }

  async function start(page: PageRequest) {
    const nonce = crypto.randomUUID().replaceAll("-", "");
    const end = () => streaming.delete(page.location);
    try {
      const stream = new SharedStream(await renderPage(page, app, nonce));
      stream.ended.then(end);
      return { nonce, stream };
    } catch (error) {
      end();
      throw error;
    }
  }

  return {
    show,
    /** The page of a form again, with what was typed and what is wrong. */
    async showSubmitted(request: Request, submitted: Submitted, status: number) {
      const { pathname, searchParams } = new URL(submitted.page, siteUrl);
      const match = matchRoute(pathname);
      const data = new PageData(catalog, queriesOf(match, searchParams));
      await data.load();
      const page = { match, location: submitted.page, siteUrl: null, data, submitted };
      return await new CachedResponse(await content(page, onceHeaders, status)).to(request);
    },
  };
}

/** A detail page without its thing is missing, or, when the backend fails, not available now. */
function statusOf(match: RouteMatch, data: PageData): 200 | 404 | 503 {
  if (pageAt(match, data) === null) return 404;
  return match.route.detail && data.isUnavailable ? 503 : 200;
}

/** The part of a query that the page shows; the rest may be invented and makes no page of its own. */
function significantQuery({ route }: RouteMatch, search: URLSearchParams): string {
  const significant = new URLSearchParams();
  for (const [name, read] of Object.entries(route.search ?? {})) {
    const value = read(search.get(name) ?? "");
    if (value) significant.set(name, value);
  }
  for (const { name, value } of outcomes) {
    if (search.get(name) === value) significant.set(name, value);
  }
  return significant.size > 0 ? `?${significant}` : "";
}
