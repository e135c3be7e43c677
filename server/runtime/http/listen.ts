/**
 * A `Deno.serve` that survives "too many open files". That error ends `Deno.serve`. This module then
 * closes idle connections, completes open requests and listens again.
 */
import { setTimeout as elapsed } from "node:timers/promises";

/** Milliseconds before listening is tried again. */
const retryDelayMs = 250;
/** Milliseconds that open POST requests get before a server that failed is closed. */
const postDrainTimeoutMs = 10_000;

/**
 * @param onRefused called with the error while no connection can be accepted
 * @throws the error of `Deno.serve` when the address cannot be listened on
 */
export function listen(
  options: Deno.ServeTcpOptions,
  app: Deno.ServeHandler<Deno.NetAddr>,
  onRefused: (error: unknown) => void,
) {
  const servers = new Set<Deno.HttpServer>();
  const posts = new Set<Promise<unknown>>();
  let isEnding = false;

  function open() {
    const server = Deno.serve(options, (request, connection) => {
      const response = app(request, connection);
      if (request.method === "POST") {
        const post = Promise.allSettled([response]);
        posts.add(post);
        post.then(() => posts.delete(post));
      }
      return response;
    });
    servers.add(server);
    server.finished.catch((error) => {
      retry(error);
      close(server, elapsed(postDrainTimeoutMs));
    });
  }

  async function retry(error: unknown) {
    onRefused(error);
    await elapsed(retryDelayMs);
    if (isEnding) return;
    try {
      open();
    } catch (error) {
      await retry(error);
    }
  }

  /** `shutdown` of Deno would abort request bodies that are still arriving. */
  async function close(server: Deno.HttpServer, ...timeout: Promise<unknown>[]) {
    await Promise.race([Promise.all(posts), ...timeout]);
    await server.shutdown();
    servers.delete(server);
  }

  open();
  return {
    /**
     * Waits for open POST requests, then closes the listeners. The app must refuse new POST requests
     * first. Resolves when the last response has ended.
     */
    async shutdown() {
      isEnding = true;
      await Promise.all([...servers].map((server) => close(server)));
    },
  };
}
