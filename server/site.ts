/** What answers are made of. */
import type { Catalog } from "./catalog/catalog.ts";
import type { Assets } from "./http/assets.ts";
import type { ReadyAnswers } from "./http/ready.ts";
import type { Security } from "./http/security-headers.ts";
import type { Log } from "./log.ts";

export interface Site {
  /** Canonical origin, without a trailing slash. */
  siteUrl: string;
  catalog: Catalog;
  assets: Assets;
  ready: ReadyAnswers;
  security: Security;
  log: Log;
}
