/** A route table whose pages are lazy chunks. */
import type { FunctionComponent } from "react";
import { matchPath, type Params } from "react-router-dom";
import { type Query, type QueryStore, waitForData } from "./query-cache.tsx";
import { type LazyChunk, lazyChunk } from "./lazy-chunk.ts";
import type { PageLoad } from "./navigation/page-history.ts";
import { loadPageCss } from "./page-css.ts";
import { hasLeftMarkup } from "./static-markup.tsx";

/** Props of every page. */
export type PageProps = Pick<RouteMatch, "params">;

export interface Route {
  path: string;
  page: LazyChunk<{ default: FunctionComponent<PageProps> }>;
  /** The page's props besides `params`. Null where an address does not need the query. */
  queries?(params: Params, search: URLSearchParams): Record<string, Query<unknown> | null>;
  /** Further chunks that the page renders. */
  chunks?(params: Params, search: URLSearchParams): readonly LazyChunk[];
  /** The server then waits for the queries before it sends a status (SPEC §8). */
  statusDependsOnData?: boolean;
  /** Normalizes the query parameters that change the page. The empty string drops a parameter. */
  search?: Record<string, (value: string) => string>;
}

type Options = Omit<Route, "path" | "page" | "queries">;

/** Requires the queries that are props of the page. */
type OptionsFor<Props> = Record<never, never> extends Omit<Props, "params"> ? [Options?]
  : [
    Options & {
      queries(params: Params, search: URLSearchParams): NoInfer<Omit<Props, "params">>;
    },
  ];

export interface RouteMatch {
  route: Route;
  params: Params;
}

/** @param file the page's module below `client/pages` */
export function route<Props extends object>(
  path: string,
  file: string,
  load: () => Promise<{ default: FunctionComponent<Props> }>,
  ...[options]: OptionsFor<Props>
): Route {
  const module = `client/pages/${file}`;
  const page = lazyChunk(module, async () => {
    // First, because it is the largest file, and parsing it takes time.
    const css = loadPageCss(module);
    const [loaded] = await Promise.all([load(), css]);
    return loaded;
  });
  return { ...options, path, page } as Route;
}

/** @returns the first route that matches. @throws when none does */
export function findRoute(routes: readonly Route[], pathname: string): RouteMatch {
  // `matchPath` decodes %2F itself, after it has split the segments.
  const plain = pathname.split("/")
    .map((segment) => decodeURIComponent(segment).replaceAll("/", "%2F")).join("/");
  for (const route of routes) {
    const match = matchPath(route.path, plain);
    if (match) return { route, params: match.params };
  }
  throw new Error(`no route for ${pathname}`);
}

export function queriesOf({ route, params }: RouteMatch, search: URLSearchParams) {
  return Object.values(route.queries?.(params, search) ?? {}).filter((query) => query !== null);
}

export function chunksOf({ route, params }: RouteMatch, search: URLSearchParams): LazyChunk[] {
  return [route.page, ...route.chunks?.(params, search) ?? []];
}

/** The chunks that hydration needs: static ones are in the document already. */
export function hydratedChunksOf(match: RouteMatch, search: URLSearchParams): LazyChunk[] {
  return chunksOf(match, search).filter((chunk) => !chunk.isStatic);
}

/**
 * How much earlier a page asks for what its heading needs. HTTP/1.1 shares the bandwidth among all requests, and on a
 * phone's line of 1.6 Mbit/s these files take as long.
 */
const headStartMs = 60;

/**
 * Asks in one round trip for everything that a page needs: first for what its heading needs, then for other data
 * and long text. Whatever is there is not asked for again.
 */
export function requestPage(
  match: RouteMatch,
  search: URLSearchParams,
  store: QueryStore,
): PageLoad | null {
  const missing = chunksOf(match, search)
    .filter((chunk) => !chunk.isLoaded() && !hasLeftMarkup(chunk));
  const chunks = missing.filter((chunk) => !chunk.isStatic).map((chunk) => chunk.preload());
  const texts = missing.filter((chunk) => chunk.isStatic);
  const askForData = () => waitForData(store, queriesOf(match, search));
  const { statusDependsOnData } = match.route;
  const data = statusDependsOnData || chunks.length === 0 ? askForData() : null;
  if (missing.length === 0 && !data) return null;
  const heading = Promise.all(statusDependsOnData ? [...chunks, data] : chunks);
  const rest = Promise.race([heading, headStart()])
    .then(() => Promise.all([askForData(), ...texts.map((text) => text.preload())]));
  return { heading, whole: Promise.all([heading, rest]) };
}

const headStart = () => new Promise((resolve) => setTimeout(resolve, headStartMs));

/** Fetches chunks, which then render without suspending. */
export async function preload(chunks: readonly LazyChunk[]) {
  await Promise.all(chunks.map((chunk) => chunk.preload()));
}
