/** From a path to a page: status first, then bytes that are kept, or a stream. */
import type { Submitted } from "../../client/forms/answer.ts";
import { outcomes } from "../../content/forms/index.ts";
import { matchRoute } from "../../client/routes.tsx";
import { queriesOf, type RouteMatch } from "../../client/routing.ts";
import { pause } from "../pause.ts";
import { Answer } from "../http/answer.ts";
import { encodingFor } from "../http/encoding.ts";
import { SharedStream } from "../http/shared-stream.ts";
import { semaphore } from "../http/semaphore.ts";
import { createMissing } from "./missing.ts";
import { pageAt } from "./meta.ts";
import type { Site } from "../site.ts";
import { PageData } from "./page-data.ts";
import { type PageRequest, renderPage } from "./render.tsx";

export type Pages = ReturnType<typeof createPages>;

const html = { "content-type": "text/html; charset=utf-8" };
/** Kept pages may be stored, but are asked for again each time; the ETag makes that cheap. */
const keptHeaders = { ...html, "cache-control": "no-cache" };
const onceHeaders = { ...html, "cache-control": "no-store" };

/** Milliseconds that a page waits for its data before it is streamed. */
const patience = 50;
/** Compressed streams at the same time: each takes a megabyte. */
const compressedStreams = 32;

export function createPages(site: Site) {
  const { siteUrl, catalog, assets, ready, security } = site;
  const streaming = new Map<string, ReturnType<typeof start>>();
  const inTurn = semaphore(1);
  const missing = createMissing((page) => content(page, onceHeaders, 404));

  const headersOf = ({ route }: RouteMatch, nonce?: string) =>
    security.page({ script: assets.start, style: assets.style(route.page.module) }, nonce);

  async function content(page: PageRequest, headers: Record<string, string>, status = 200) {
    const bytes = await inTurn(async () => {
      // Queries are invented without end: whoever wants what is at hand goes first.
      await pause();
      const stream = await renderPage(page, site);
      await stream.allReady;
      return new Uint8Array(await new Response(stream).arrayBuffer());
    });
    return { bytes, status, headers: { ...headers, ...headersOf(page.match) } };
  }

  async function once(page: PageRequest, status: number, request: Request): Promise<Response> {
    return await new Answer(await content(page, onceHeaders, status)).to(request);
  }

  /** The page at the request's path, with status 200, 404 or 503. */
  async function show(request: Request): Promise<Response> {
    const url = new URL(request.url);
    const match = matchRoute(url.pathname);
    const data = new PageData(catalog, queriesOf(match, url.searchParams));
    await data.settle(match.route.detail ? undefined : patience);
    const status = statusOf(match, data);
    const query = significantQuery(match, url.searchParams);
    const location = url.pathname + query;
    const page: PageRequest = { match, location, siteUrl: status === 200 ? siteUrl : null, data };
    if (!data.settled) return await streamed(page, request);
    if (status === 404) return await new Answer(await missing(page)).to(request);
    if (status !== 200) return await once(page, status, request);
    const headers = query ? onceHeaders : keptHeaders;
    const answer = await ready.obtain(location, data, () => content(page, headers));
    return await answer.to(request);
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
      const stream = new SharedStream(await renderPage(page, site, nonce));
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
      await data.settle();
      const page = { match, location: submitted.page, siteUrl: null, data, submitted };
      return await once(page, status, request);
    },
  };
}

/** A detail page without its thing is missing, or, when the backend fails, not available now. */
function statusOf(match: RouteMatch, data: PageData): number {
  if (pageAt(match, data) === null) return 404;
  return match.route.detail && data.unavailable ? 503 : 200;
}

/** What of a query the page shows; what is invented besides is no page of its own. */
function significantQuery({ route }: RouteMatch, search: URLSearchParams): string {
  const kept = new URLSearchParams();
  for (const [name, read] of Object.entries(route.search ?? {})) {
    const value = read(search.get(name) ?? "");
    if (value) kept.set(name, value);
  }
  for (const { name, value } of outcomes) if (search.get(name) === value) kept.set(name, value);
  return kept.size > 0 ? `?${kept}` : "";
}
