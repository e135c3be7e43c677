/** Renders a page as a stream of HTML. */
import { renderToReadableStream } from "react-dom/server.edge";
import { generatePath, StaticRouter } from "react-router-dom";
import { query } from "../../client/catalog/queries.ts";
import { Root } from "../../client/root.tsx";
import type { Receipt, Submitted } from "../../client/request-context.ts";
import type { QueryStore } from "../../client/runtime/query-cache.tsx";
import {
  chunksOf,
  hydratedChunksOf,
  preload,
  type RouteMatch,
} from "../../client/runtime/routing.ts";
import { missingPage } from "../../client/ui/status/lazy-missing-page.tsx";
import { type Page, servicePageOf } from "../../content/page-entry.ts";
import { findPage, unreadService } from "../../content/page-list.ts";
import { notFoundPage } from "../../content/pages/not-found.ts";
import type { AppContext } from "../app-context.ts";
import { Document } from "./document.tsx";

export interface PageRequest {
  match: RouteMatch;
  /** Path with the significant query. */
  location: string;
  /** Canonical origin; null for pages that are not to be indexed. */
  siteUrl: string | null;
  /** Results that are not available yet are streamed later. */
  data: QueryStore;
  submitted?: Submitted | null;
  receipt?: Receipt | null;
}

/**
 * Resolves when the shell is rendered; rejects when the shell fails.
 *
 * @param nonce for React's inline scripts, which stream results that are still pending
 */
export async function renderPage(
  { match, location, siteUrl, data, submitted = null, receipt = null }: PageRequest,
  { assets, log }: AppContext,
  nonce?: string,
) {
  const page = pageAt(match, data);
  const { searchParams } = new URL(location, "http://site");
  // The shell would be empty while the module of the page is loading.
  await preload([...chunksOf(match, searchParams), missingPage]);
  return await renderToReadableStream(
    <Document
      description={(page ?? notFoundPage.meta).description}
      described={page && siteUrl ? { ...page, siteUrl } : null}
      module={match.route.page.module}
      scripts={assets.scripts(hydratedChunksOf(match, searchParams).map(({ module }) => module))}
      assets={assets}
    >
      <StaticRouter location={location}>
        <Root store={data} request={{ submitted, receipt, origin: siteUrl ?? "" }} />
      </StaticRouter>
    </Document>,
    {
      nonce,
      // Large content stays in place instead of being moved there by a script.
      progressiveChunkSize: Infinity,
      onError: (error) => log.exception("render_failed", error),
    },
  );
}

/** @returns null for a 404 */
export function pageAt({ route, params }: RouteMatch, data: QueryStore): Page | null {
  if (route.path === "*") return null;
  if (params.serviceSlug === undefined) {
    return findPage(generatePath(route.path, params)) ?? null;
  }
  const service = data.read(query("service", params.serviceSlug));
  if (service instanceof Promise || !service.ok) return unreadService;
  return service.value && servicePageOf(service.value);
}
