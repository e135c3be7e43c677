/** Finds the page of a route. */
import { generatePath } from "react-router-dom";
import { query } from "../../client/catalog/queries.ts";
import type { QueryStore } from "../../client/runtime/query-cache.tsx";
import type { RouteMatch } from "../../client/runtime/routing.ts";
import { type Page, servicePageOf } from "../../content/page.ts";
import { findPage, unreadService } from "../../content/pages.ts";

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
