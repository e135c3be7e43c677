/** One line in the log for each request: never what was asked with it, and never who asked. */
import type { Log } from "../log.ts";
import { answers, kindOf } from "../metrics.ts";
import { readAddress } from "./address.ts";
import type { Found } from "./ready.ts";

/** Statuses that answer to paths and methods which are not the site's. */
const invented = new Set([308, 400, 403, 404, 405]);

/** @returns what gives a request its number, which stands beside everything the log says of it. */
export function requestLog(log: Log) {
  const boot = crypto.randomUUID().slice(0, 8);
  let count = 0;
  return (request: Request, handle: (id: string) => Found): Response | Promise<Response> => {
    const id = `${boot}-${(++count).toString(36)}`;
    const started = performance.now();
    const { response, path } = handle(id);
    const done = (response: Response) => {
      const { method } = request;
      const { status } = response;
      const asked = path ?? readAddress(request)?.path;
      const ms = Math.round((performance.now() - started) * 10) / 10;
      // What anyone may invent would be counted without end.
      const kind = invented.has(status) ? {} : { method, route: kindOf(asked ?? "", 1) };
      answers.record(ms, { ...kind, status, ready: path !== undefined });
      log.info("request", { id, method, path: asked?.slice(0, 120), status, ms });
      return response;
    };
    return response instanceof Promise ? response.then(done) : done(response);
  };
}
