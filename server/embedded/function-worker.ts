/**
 * One edge function's isolate. The module calls `Deno.serve(handler)` as it does when deployed; here
 * that hands over the handler instead of opening a port.
 */
import type { Call, Reply } from "./functions.ts";

type Handler = (request: Request) => Response | Promise<Response>;

let handler: Promise<Handler> | undefined;

self.onmessage = async ({ data }: MessageEvent<Call | { module: string; env: object }>) => {
  if ("module" in data) {
    handler = load(data.module, new Map(Object.entries(data.env)));
    handler.catch(() => {}); // told with the first call
    return;
  }
  const reply = await answer(data).catch((error): Reply => ({
    id: data.id,
    failed: String(error),
  }));
  self.postMessage(reply);
};

async function load(module: string, env: Map<string, string>): Promise<Handler> {
  const { promise, resolve } = Promise.withResolvers<Handler>();
  // Both belong to this worker alone; the process and its environment stay as they are.
  const serve = (...parameters: unknown[]) => resolve(parameters.at(-1) as Handler);
  Object.defineProperty(Deno, "serve", { value: serve });
  Object.defineProperty(Deno.env, "get", { value: (name: string) => env.get(name) });
  await import(module);
  return await promise;
}

async function answer({ id, url, method, headers, body }: Call): Promise<Reply> {
  const request = new Request(url, {
    method,
    headers,
    body: method === "GET" || method === "HEAD" ? undefined : body,
  });
  const response = await (await handler!)(request);
  return {
    id,
    status: response.status,
    headers: [...response.headers],
    body: await response.bytes(),
  };
}
