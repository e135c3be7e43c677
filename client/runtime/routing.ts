/** A route table whose pages are lazy chunks. */
import type { FunctionComponent } from "react";
import { matchPath, type Params } from "react-router-dom";
import type { Query } from "./query-cache.tsx";
import { type LazyChunk, lazyChunk } from "./lazy-chunk.ts";
import type { StaticChunk } from "./static-chunk.ts";
import { loadPageCss } from "./page-css.ts";

/** Props of every page. */
export interface PageProps {
  params: Params;
}

type Page<Props> = LazyChunk<{ default: FunctionComponent<Props & PageProps> }>;

/** Null where an address does not need the query. */
type PageQueries = Record<string, Query<unknown> | null>;

interface RouteOptions {
  path: string;
  /** Further chunks that the page renders. */
  chunks?(params: Params, search: URLSearchParams): readonly AnyChunk[];
  /** The server then waits for the queries before it sends a status (SPEC §8). */
  statusDependsOnData?: boolean;
  /** Normalizes the query parameters that change the page. The empty string drops a parameter. */
  search?: Record<string, (value: string) => string>;
}

type AnyChunk = LazyChunk | StaticChunk<string>;

export interface Route extends RouteOptions {
  page: Page<object>;
  /** The page's props besides `params`. */
  queries(params: Params, search: URLSearchParams): PageQueries;
}

export interface RouteMatch {
  route: Route;
  params: Params;
}

/** @param file path of the page's module below `client/pages/` */
export function page<Props extends object>(
  file: string,
  load: () => Promise<{ default: FunctionComponent<Props> }>,
): LazyChunk<{ default: FunctionComponent<Props> }> {
  const module = `client/pages/${file}`;
  return lazyChunk(module, () => loadPageCss(module, load));
}

/** Types the queries of a route by the props of its page. */
export function route<Props extends object>(
  { queries, ...rest }:
    & RouteOptions
    & { page: LazyChunk<{ default: FunctionComponent<Props> }> }
    & (Record<never, never> extends Omit<Props, "params"> ? { queries?: undefined } : {
      queries(params: Params, search: URLSearchParams): NoInfer<Omit<Props, "params">>;
    }),
): Route {
  return {
    ...rest,
    page: rest.page as LazyChunk as Page<object>,
    queries: (params, search) => ({ ...queries?.(params, search) }),
  };
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
  return Object.values(route.queries(params, search)).filter((query) => query !== null);
}

export function chunksOf({ route, params }: RouteMatch, search: URLSearchParams): AnyChunk[] {
  return [route.page, ...route.chunks?.(params, search) ?? []];
}

/** The chunks that hydration needs: static ones are in the document already. */
export function hydratedChunksOf(match: RouteMatch, search: URLSearchParams): AnyChunk[] {
  return chunksOf(match, search).filter((chunk) => !("isStatic" in chunk));
}

/** Fetches chunks, which then render without suspending. */
export async function preload(chunks: readonly AnyChunk[]) {
  await Promise.all(chunks.map((chunk) => chunk.preload()));
}
