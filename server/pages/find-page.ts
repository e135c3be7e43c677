/** Finds the page of a route. */
import { generatePath } from "react-router-dom";
import { query } from "../../client/catalog/queries.ts";
import type { Query } from "../../client/runtime/query-cache.tsx";
import type { RouteMatch } from "../../client/runtime/routing.ts";
import { type Page, servicePageOf } from "../../content/page.ts";
import { findPage, unreadService } from "../../content/pages.ts";
import { type AsyncResult, peek } from "../runtime/cache/swr-cache.ts";

/** Query results that a page is rendered from. */
export interface PageStore {
  read<T>(query: Query<T>): AsyncResult<T>;
}

/** @returns null for a 404 */
export function pageAt({ route, params }: RouteMatch, data: PageStore): Page | null {
  if (route.path === "*") return null;
  if (params.serviceSlug === undefined) {
    return findPage(generatePath(route.path, params)) ?? null;
  }
  const service = peek(data.read(query("service", params.serviceSlug)));
  return service ? service.value && servicePageOf(service.value) : unreadService;
}
