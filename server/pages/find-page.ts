/** Finds the page of a route and describes it. */
import { generatePath } from "react-router-dom";
import { query } from "../../client/catalog/queries.ts";
import type { Query } from "../../client/runtime/query-cache.tsx";
import type { RouteMatch } from "../../client/runtime/routing.ts";
import { type Page, servicePageOf } from "../../content/page.ts";
import { findPage, listPages, unreadService } from "../../content/pages.ts";
import { type AsyncResult, peek } from "../runtime/cache/swr-cache.ts";
import type { DescribedPage } from "./seo/structured-data.ts";

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

/** Describes a page for search engines and sharing services. */
export function describePage(page: Page, data: PageStore, siteUrl: string): DescribedPage {
  const services = peek(data.read(query("service-summaries")))?.value ?? [];
  const within = listPages(services).filter(({ parent }) => parent === page.path);
  return { ...page, siteUrl, within };
}
