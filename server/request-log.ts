/** One log line per request, without query, body and client address. */
import type { MiddlewareHandler } from "hono";
import type { RequestEnv } from "./app-context.ts";
import type { Log } from "./log.ts";
import { requestDuration } from "./metrics.ts";

/** Statuses of requests whose path or method may be invented. They are no metric labels. */
const unlabeledStatuses = new Set([308, 400, 403, 404, 405, 414]);

/** Assigns a request id, and logs and measures the response. */
export function requestLog(log: Log): MiddlewareHandler<RequestEnv> {
  const boot = crypto.randomUUID().slice(0, 8);
  let count = 0;
  return async (context, next) => {
    const id = `${boot}-${(++count).toString(36)}`;
    context.set("id", id);
    const started = performance.now();
    await next();
    const { req: { raw }, res: { status } } = context;
    const path = pathOf(raw.url);
    const ms = Math.round((performance.now() - started) * 10) / 10;
    const isUnlabeled = unlabeledStatuses.has(status) || status === 429 && raw.method !== "POST";
    // Without slugs and file names.
    const [route] = /^\/?[^/]*/.exec(path)!;
    const labels = isUnlabeled ? {} : { method: raw.method, route };
    requestDuration.record(ms, { ...labels, status, cached: context.get("isCached") ?? false });
    log.info("request", { id, method: raw.method, path: path.slice(0, 120), status, ms });
  };
}

function pathOf(url: string): string {
  const end = url.indexOf("?");
  return url.slice(url.indexOf("/", 8), end < 0 ? undefined : end);
}
