/** Finds the page of a route. */
import { generatePath } from "react-router-dom";
import { query } from "../../client/catalog/queries.ts";
import type { RouteMatch } from "../../client/runtime/routing.ts";
import { type Page, servicePageOf } from "../../content/page.ts";
import { findPage, unreadService } from "../../content/pages.ts";
import { peek } from "../runtime/cache/swr-cache.ts";
import type { PageData } from "./page-data.ts";

/** Query results that a page is rendered from. */
export type PageStore = Pick<PageData, "read">;

/** @returns null for a 404 */
export function pageAt({ route, params }: RouteMatch, data: PageStore): Page | null {
  if (route.path === "*") return null;
  if (params.serviceSlug === undefined) {
    return findPage(generatePath(route.path, params)) ?? null;
  }
  const service = peek(data.read(query("service", params.serviceSlug)));
  return service ? service.value && servicePageOf(service.value) : unreadService;
}
