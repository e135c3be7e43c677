/** From a path to a page: status first, then bytes that are kept, or a stream. */
import type { Submitted } from "../../client/forms/answer.ts";
import { outcomeNames } from "../../content/forms/index.ts";
import { matchRoute, type RouteMatch } from "../../client/routes.tsx";
import type { Assets } from "../http/assets.ts";
import type { Catalog } from "../catalog/catalog.ts";
import { ByteCache, respond } from "../http/byte-cache.ts";
import { pageAt } from "./meta.ts";
import type { Log } from "../log.ts";
import { PageData } from "./page-data.ts";
import { type PageRequest, renderPage } from "./render.tsx";
import type { Security } from "../http/security-headers.ts";

export interface PagesOptions {
  siteUrl: string;
  catalog: Catalog;
  assets: Assets;
  security: Security;
  log: Log;
}

export interface Pages {
  /** The page at the request's path, with status 200, 404 or 503. */
  show(request: Request): Promise<Response>;
  /** The page of a form again, with what was typed and what is wrong. */
  showSubmitted(submitted: Submitted, status: number): Promise<Response>;
}

const html = { "content-type": "text/html; charset=utf-8" };
/** Kept pages may be stored, but are asked for again each time; the ETag makes that cheap. */
const keptHeaders = { ...html, "cache-control": "no-cache" };
const onceHeaders = { ...html, "cache-control": "no-store" };

export function createPages({ siteUrl, catalog, assets, security, log }: PagesOptions): Pages {
  const cache = new ByteCache();
  const onError = (error: unknown) => log.fault("render_failed", error);

  const headersOf = ({ route }: RouteMatch, nonce?: string) =>
    security.page({ script: assets.start, style: assets.style(route.module) }, nonce);

  async function wholePage(page: PageRequest): Promise<Uint8Array<ArrayBuffer>> {
    const stream = await renderPage(page, { assets, onError });
    await stream.allReady;
    return new Uint8Array(await new Response(stream).arrayBuffer());
  }

  async function show(request: Request): Promise<Response> {
    const url = new URL(request.url);
    const match = matchRoute(url.pathname);
    const data = new PageData(catalog, match.route.reads(match.params, url.searchParams));
    if (match.route.detail) await data.settle();
    const status = statusOf(match, data);
    const query = significantQuery(match, url.searchParams);
    const page: PageRequest = {
      match,
      location: url.pathname + query,
      siteUrl: status === 200 ? siteUrl : null,
      data,
    };
    const { version } = data;
    if (version === null) return streamed(page, request.method);
    if (status !== 200 || query) {
      return new Response(await wholePage(page), {
        status,
        headers: { ...onceHeaders, ...headersOf(match) },
      });
    }
    const kept = cache.get(url.pathname, version) ??
      await cache.put(url.pathname, version, await wholePage(page), {
        ...keptHeaders,
        ...headersOf(match),
      });
    return respond(request, kept);
  }

  async function streamed(page: PageRequest, method: string): Promise<Response> {
    const nonce = crypto.randomUUID().replaceAll("-", "");
    const headers = { ...onceHeaders, ...headersOf(page.match, nonce) };
    if (method === "HEAD") return new Response(null, { headers });
    return new Response(await renderPage(page, { assets, nonce, onError }), { headers });
  }

  return {
    show,
    async showSubmitted(submitted, status) {
      const { pathname, searchParams } = new URL(submitted.page, siteUrl);
      const match = matchRoute(pathname);
      const body = await wholePage({
        match,
        location: submitted.page,
        siteUrl: null,
        data: await new PageData(catalog, match.route.reads(match.params, searchParams)).settle(),
        submitted,
      });
      return new Response(body, { status, headers: { ...onceHeaders, ...headersOf(match) } });
    },
  };
}

/** A detail page without its thing is missing, or, when the backend fails, not available now. */
function statusOf(match: RouteMatch, data: PageData): number {
  if (pageAt(match, data) === null) return 404;
  return match.route.detail && data.unavailable ? 503 : 200;
}

function significantQuery({ route }: RouteMatch, search: URLSearchParams): string {
  const kept = new URLSearchParams();
  for (const name of [...route.search ?? [], ...outcomeNames]) {
    const value = search.get(name);
    if (value !== null) kept.set(name, value);
  }
  return kept.size > 0 ? `?${kept}` : "";
}
