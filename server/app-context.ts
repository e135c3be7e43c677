/** Dependencies of the handlers: for the lifetime of the app, and for one request. */
import type { Context } from "hono";
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
    /** Request id, in every log line of the request. */
    id: string;
    isCached?: boolean;
  };
}

export type AppRequest = Context<RequestEnv>;
