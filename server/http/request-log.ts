/** One line in the log for each request: never what was asked with it, and never who asked. */
import type { Log } from "../log.ts";
import { readAddress } from "./address.ts";

interface Handled {
  response: Response | Promise<Response>;
  /** Where it is known already. */
  path?: string;
}

/** @returns what gives a request its number, which stands beside everything the log says of it. */
export function requestLog(log: Log) {
  const boot = crypto.randomUUID().slice(0, 8);
  let count = 0;
  return (request: Request, handle: (id: string) => Handled): Response | Promise<Response> => {
    const id = `${boot}-${(++count).toString(36)}`;
    const started = performance.now();
    const { response, path } = handle(id);
    const done = (response: Response) => {
      log.info("request", {
        id,
        method: request.method,
        path: (path ?? readAddress(request)?.path)?.slice(0, 120),
        status: response.status,
        ms: Math.round((performance.now() - started) * 10) / 10,
      });
      return response;
    };
    return response instanceof Promise ? response.then(done) : done(response);
  };
}
