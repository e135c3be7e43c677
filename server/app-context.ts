/** Types of what the app hands down: for its lifetime, and for one request. */
import type { Catalog } from "./catalog/catalog.ts";
import type { Assets } from "./runtime/http/assets.ts";
import type { Connection } from "./runtime/http/client-address.ts";
import type { ResponseCache } from "./runtime/cache/response-cache.ts";
import type { SecurityHeaders } from "./runtime/http/security-headers.ts";
import type { Log } from "./log.ts";

export interface AppContext {
  /** Canonical origin, without a trailing slash. */
  siteUrl: string;
  catalog: Catalog;
  assets: Assets;
  responseCache: ResponseCache;
  security: SecurityHeaders;
  log: Log;
}

/** Hono's environment in this app. */
export interface RequestEnv {
  Bindings: { connection: Connection | undefined };
  Variables: {
    /** Number of the request, in everything that the log says of it. */
    id: string;
    /** Whether the response cache answered it. */
    isCached?: boolean;
  };
}
