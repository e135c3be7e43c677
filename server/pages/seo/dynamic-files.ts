/** Serves dynamic files from the response cache until their data or the day changes. */
import { listPages } from "../../../content/page-list.ts";
import { isUnchanged } from "../../runtime/cache/swr-cache.ts";
import type { AppContext } from "../../app-context.ts";
import { feed } from "./feed.ts";
import { llms, manifest, robots, security as securityText, sitemap } from "./text-files.ts";

const dynamicFiles = [sitemap, feed, robots, securityText, llms, manifest];

export const dynamicFilePaths = dynamicFiles.map(({ path }) => path);

/** Responds 200 or 304, or 503 when the services of a file cannot be loaded. */
export function createDynamicFiles({ siteUrl, catalog, responseCache, security }: AppContext) {
  return async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    const { path, type, make, ...needs } = dynamicFiles.find(({ path }) => path === pathname)!;
    const services = needs.services ? await catalog.services() : null;
    if (services?.ok === false) {
      const headers = { ...security.sandboxed, "cache-control": "no-store", "retry-after": "60" };
      return new Response(null, { status: 503, headers });
    }
    const now = new Date();
    const isCurrent = () =>
      new Date().toDateString() === now.toDateString() &&
      (services === null || isUnchanged(services, catalog.services));
    const headers = {
      ...security.sandboxed,
      "content-type": type,
      "cache-control": "public, max-age=3600",
    };
    return await responseCache.respond(request, path, { isCurrent }, () => {
      const text = make({ siteUrl, pages: listPages(services?.value ?? []), now });
      return Promise.resolve({ bytes: new TextEncoder().encode(text), headers });
    });
  };
}
