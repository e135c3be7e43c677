/**
 * One edge function's isolate. The module calls `Deno.serve(handler)` as it does when deployed; here
 * that hands over the handler instead of opening a port.
 */
import type { Call, Reply } from "./functions.ts";

type Handler = (request: Request) => Response | Promise<Response>;

let handler: Promise<Handler>;

self.onmessage = async ({ data, ports: [port] }: MessageEvent) => {
  if (port) {
    port.postMessage(await answer(data).catch((error): Reply => ({ failed: String(error) })));
  } else {
    handler = load(data.module, new Map(Object.entries(data.env)));
    handler.catch(() => {}); // told with the first call
  }
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

async function answer({ url, body, ...init }: Call): Promise<Reply> {
  const isBodyless = init.method === "GET" || init.method === "HEAD";
  const request = new Request(url, { ...init, body: isBodyless ? undefined : body });
  const response = await (await handler)(request);
  const { status, headers } = response;
  return { status, headers: [...headers], body: await response.bytes() };
}
