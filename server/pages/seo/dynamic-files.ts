/** The files that are made on request, kept until what they are made from changes. */
import { listPages } from "../../../content/pages.ts";
import { peek } from "../../runtime/cache/swr-cache.ts";
import type { AppContext } from "../../app-context.ts";
import { feed } from "./feed.ts";
import { llms, robots, security as securityText, sitemap, webManifest } from "./text-files.ts";

const dynamicFiles = [sitemap, feed, robots, securityText, llms, webManifest];

export const dynamicFilePaths = dynamicFiles.map(({ path }) => path);

/** Answers 200 or 304, and 503 when it lists services that cannot be read. */
export function createDynamicFiles({ siteUrl, catalog, responseCache, security }: AppContext) {
  return async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    const { path, type, make, ...needs } = dynamicFiles.find(({ path }) => path === pathname)!;
    const answer = needs.services ? await catalog.services() : null;
    if (answer?.ok === false) {
      const headers = { ...security.sandboxed, "cache-control": "no-store", "retry-after": "60" };
      return new Response(null, { status: 503, headers });
    }
    const now = new Date();
    const isCurrent = () =>
      (!needs.daily || new Date().toDateString() === now.toDateString()) &&
      (!answer || peek(catalog.services())?.version === answer.version);
    const headers = {
      ...security.sandboxed,
      "content-type": type,
      "cache-control": "public, max-age=3600",
    };
    const response = await responseCache.getOrCreate(path, { isCurrent }, () => {
      const text = make({ siteUrl, pages: listPages(answer?.value ?? []), now });
      return Promise.resolve({ bytes: new TextEncoder().encode(text), headers });
    });
    return await response.respondTo(request);
  };
}
