/** A route table whose pages are lazy chunks. */
import type { FunctionComponent } from "react";
import { matchPath, type Params } from "react-router-dom";
import type { Query } from "./query-cache.tsx";
import { type LazyChunk, lazyChunk } from "./lazy-chunk.ts";
import type { StaticChunk } from "./static-chunk.ts";
import { loadPageCss } from "./page-css.ts";

/** Every page gets the parameters of its path. */
export interface PageProps {
  params: Params;
}

type Page<Props> = LazyChunk<{ default: FunctionComponent<Props & PageProps> }>;

/** Answers that are not asked for at some addresses are null. */
type PageQueries = Record<string, Query<unknown> | null>;

interface RouteOptions {
  path: string;
  /** Further chunks that the page renders at an address. */
  chunks?(params: Params, search: URLSearchParams): readonly AnyChunk[];
  /** The server then waits for the queries before it sends a status (SPEC §8). */
  statusDependsOnData?: boolean;
  /**
   * Query parameters that change the page, besides the outcomes of forms: the part of a value that
   * matters, or nothing.
   */
  search?: Record<string, (value: string) => string>;
}

type AnyChunk = LazyChunk | StaticChunk<string>;

export interface Route extends RouteOptions {
  page: Page<object>;
  /** The page's other props. */
  queries(params: Params, search: URLSearchParams): PageQueries;
}

export interface RouteMatch {
  route: Route;
  params: Params;
}

/** @param file the page's module, below `client/pages/` */
export function page<Props extends object>(
  file: string,
  load: () => Promise<{ default: FunctionComponent<Props> }>,
): LazyChunk<{ default: FunctionComponent<Props> }> {
  const module = `client/pages/${file}`;
  return lazyChunk(module, () => loadPageCss(module, load));
}

/** A route's queries have to be the props of its page. */
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

/** The first route that a path fits. @throws when none does */
export function findRoute(routes: readonly Route[], pathname: string): RouteMatch {
  // `matchPath` takes back the one escape that would be another segment.
  const plain = pathname.split("/")
    .map((segment) => decodeURIComponent(segment).replaceAll("/", "%2F")).join("/");
  for (const route of routes) {
    const match = matchPath(route.path, plain);
    if (match) return { route, params: match.params };
  }
  throw new Error(`no route for ${pathname}`);
}

/** The queries of the page at an address. */
export function queriesOf({ route, params }: RouteMatch, search: URLSearchParams) {
  return Object.values(route.queries(params, search)).filter((query) => query !== null);
}

/** All chunks of the page at an address. */
export function chunksOf({ route, params }: RouteMatch, search: URLSearchParams): AnyChunk[] {
  return [route.page, ...route.chunks?.(params, search) ?? []];
}

/** The chunks that a first visit fetches: the others' markup is in the document already. */
export function hydratedChunksOf(match: RouteMatch, search: URLSearchParams): AnyChunk[] {
  return chunksOf(match, search).filter((chunk) => !("isStatic" in chunk));
}

/** Fetches chunks; afterwards they render without suspending. */
export async function preload(chunks: readonly AnyChunk[]) {
  await Promise.all(chunks.map((chunk) => chunk.preload()));
}
