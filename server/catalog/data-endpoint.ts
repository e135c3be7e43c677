/** Query results as JSON for client-side navigation. */
import { paths } from "../../content/paths.ts";
import { isDraft } from "../../client/catalog/queries.ts";
import type { AppContext } from "../app-context.ts";
import { CachedResponse, type Content } from "../runtime/cache/cached-response.ts";
import { runQuery } from "./catalog.ts";
import { isUnchanged } from "../runtime/cache/swr-cache.ts";

/** Queries whose result depends on the argument. */
const withArgument = ["service", "article"];

/** Responds 200 with the value, 404 with null, or 503 when the backend fails. */
export function createDataEndpoint({ catalog, responseCache, security }: AppContext) {
  const headers = { ...security.subresource, "content-type": "application/json; charset=utf-8" };
  const content = (value: unknown, cache: string, status = 200): Content => ({
    bytes: new TextEncoder().encode(JSON.stringify(value)),
    status,
    headers: { ...headers, "cache-control": cache },
  });
  return async (request: Request): Promise<Response> => {
    const { pathname, searchParams } = new URL(request.url);
    const argument = searchParams.get("q") ?? "";
    const name = pathname.slice(paths.data("").length);
    const uncached = async (value: unknown, status?: number) =>
      await new CachedResponse(content(value, "no-store", status)).respondTo(request);

    if (!Object.hasOwn(catalog, name)) return await uncached(null, 404);
    const read = () => runQuery(catalog, { name, argument });
    const result = await read();
    if (!result.ok) return await uncached({ error: "unavailable" }, 503);
    const { value } = result;
    if (value === null) return await uncached(null, 404);
    if (!isCacheable(name)) return await uncached(value);

    const key = withArgument.includes(name) ? `${pathname}?q=${argument}` : pathname;
    const validator = { isCurrent: () => isUnchanged(result, read) };
    const create = () => Promise.resolve(content(value, "no-cache"));
    return await responseCache.respond(request, key, validator, create);
  };
}

/** Arguments of searches can be invented, and drafts are stored nowhere. */
function isCacheable(name: string): boolean {
  return name !== "search" && name !== "nearest" && !isDraft({ name });
}
