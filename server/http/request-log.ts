/** One line in the log for each request: never what was asked with it, and never who asked. */
import type { MiddlewareHandler } from "hono";
import type { Log } from "../log.ts";
import { readAddress } from "./address.ts";

export interface Logged {
  Variables: {
    /** Stands beside everything that the log says of the request. */
    id: string;
  };
}

export function requestLog(log: Log): MiddlewareHandler<Logged> {
  const boot = crypto.randomUUID().slice(0, 8);
  let count = 0;
  return async (context, next) => {
    const id = `${boot}-${(++count).toString(36)}`;
    const started = performance.now();
    context.set("id", id);
    await next();
    log.info("request", {
      id,
      method: context.req.method,
      path: readAddress(context.req.raw)?.path.slice(0, 120),
      status: context.res.status,
      ms: Math.round((performance.now() - started) * 10) / 10,
    });
  };
}
