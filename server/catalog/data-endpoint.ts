/** The backend's data as JSON, for pages opened without a reload. */
import { normalizeQuery } from "../../client/search/query.ts";
import { paths } from "../../content/paths.ts";
import type { Catalog } from "./catalog.ts";
import { ByteCache, respond } from "../http/byte-cache.ts";
import type { Security } from "../http/security-headers.ts";

const searchPrefix = paths.data.search("");

/** The key a request asks for: its path and, for a search, the query as pages write it. */
function keyOf({ pathname, searchParams }: URL): string {
  if (!searchPrefix.startsWith(`${pathname}?`)) return pathname;
  return paths.data.search(normalizeQuery(searchParams.get("q")));
}

/** Answers 200 with the value, 404 with null for a missing service, 503 when the backend fails. */
export function createDataEndpoint(catalog: Catalog, security: Security) {
  const cache = new ByteCache();
  const headers = { ...security.plain, "content-type": "application/json; charset=utf-8" };
  const once = { ...headers, "cache-control": "no-store" };
  return async (request: Request): Promise<Response> => {
    const key = keyOf(new URL(request.url));
    const answer = await catalog.read(key);
    if (!answer.ok) {
      return Response.json({ error: "unavailable" }, { status: 503, headers: once });
    }
    if (answer.value === null) return Response.json(null, { status: 404, headers: once });
    if (key.startsWith(searchPrefix)) {
      return Response.json(answer.value, { headers: once });
    }
    const kept = cache.get(key, answer.version) ?? await cache.put(
      key,
      answer.version,
      new TextEncoder().encode(JSON.stringify(answer.value)),
      { ...headers, "cache-control": "no-cache" },
    );
    return respond(request, kept);
  };
}
