/**
 * Worker of one edge function. Its `Deno.serve(handler)` hands over the handler instead of opening a
 * port. An error ends the worker.
 */
import type { Call, Reply } from "./functions.ts";

type Handler = (request: Request) => Response | Promise<Response>;

const handler = Promise.withResolvers<Handler>();

self.onmessage = async ({ data, ports: [port] }: MessageEvent) => {
  if (port) return port.postMessage(await answer(data));
  // Only this worker is changed, not the process and its environment.
  const serve = (...parameters: unknown[]) => handler.resolve(parameters.at(-1) as Handler);
  const env = new Map(Object.entries(data.env));
  Object.defineProperty(Deno, "serve", { value: serve });
  Object.defineProperty(Deno.env, "get", { value: (name: string) => env.get(name) });
  await import(data.module);
};

async function answer({ url, ...init }: Call): Promise<Reply> {
  const response = await (await handler.promise)(new Request(url, init));
  const { status, headers } = response;
  return { status, headers: [...headers], body: response.body && await response.bytes() };
}
