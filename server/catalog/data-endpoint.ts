/** What pages read as JSON, for pages opened without a reload. */
import { paths } from "../../content/paths.ts";
import { ByteCache, respond } from "../http/byte-cache.ts";
import type { Security } from "../http/security-headers.ts";
import { type Catalog, isRead, readAny } from "./catalog.ts";

/** Answers 200 with the value, 404 with null when there is none, 503 when the backend fails. */
export function createDataEndpoint(catalog: Catalog, security: Security) {
  const cache = new ByteCache();
  const headers = { ...security.plain, "content-type": "application/json; charset=utf-8" };
  const once = { ...headers, "cache-control": "no-store" };
  return async (request: Request): Promise<Response> => {
    const { pathname, searchParams } = new URL(request.url);
    const name = pathname.slice(paths.data("").length);
    const missing = () => Response.json(null, { status: 404, headers: once });
    if (!isRead(catalog, name)) return missing();
    const answer = await readAny(catalog, name, searchParams.get("q") ?? undefined);
    if (!answer.ok) return Response.json({ error: "unavailable" }, { status: 503, headers: once });
    if (answer.value === null) return missing();
    const { value, version } = answer;
    // These are made for one visitor.
    if (name === "search" || name === "nearest") return Response.json(value, { headers: once });
    const kept = cache.get(version, version) ?? await cache.put(
      version,
      version,
      new TextEncoder().encode(JSON.stringify(value)),
      { ...headers, "cache-control": "no-cache" },
    );
    return respond(request, kept);
  };
}
