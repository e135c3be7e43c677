/** The files that are made on request, kept until what they are made from changes. */
import { listPages } from "../../../content/pages.ts";
import type { Catalog } from "../../catalog/catalog.ts";
import { ByteCache, respond } from "../../http/byte-cache.ts";
import type { Security } from "../../http/security-headers.ts";
import { feed } from "./feed.ts";
import type { Publication } from "./publication.ts";
import { sitemap } from "./sitemap.ts";
import { llms, robots, security as securityText } from "./text-files.ts";
import { webManifest } from "./web-manifest.ts";

const publications: readonly Publication[] = [
  sitemap,
  feed,
  robots,
  securityText,
  llms,
  webManifest,
];

export const publicationPaths = publications.map(({ path }) => path);

interface PublicationsOptions {
  siteUrl: string;
  catalog: Catalog;
  security: Security;
  now?: () => Date;
}

/** Answers 200 or 304, and 503 when it lists services that cannot be read. */
export function createPublications(
  { siteUrl, catalog, security, now = () => new Date() }: PublicationsOptions,
) {
  const cache = new ByteCache();
  return async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    const { path, type, make, ...needs } = publications.find(({ path }) => path === pathname)!;
    const answer = needs.services ? await catalog.services() : null;
    if (answer?.ok === false) {
      const headers = { ...security.plain, "cache-control": "no-store", "retry-after": "60" };
      return new Response(null, { status: 503, headers });
    }
    const time = now();
    const version = `${answer?.version ?? ""} ${needs.daily ? time.toDateString() : ""}`;
    const kept = cache.get(path, version) ?? await cache.put(
      path,
      version,
      new TextEncoder().encode(
        make({ siteUrl, pages: listPages(answer?.value ?? []), now: time }),
      ),
      { ...security.plain, "content-type": type, "cache-control": "public, max-age=3600" },
    );
    return respond(request, kept);
  };
}
