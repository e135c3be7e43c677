/**
 * A `Deno.serve` that survives "too many open files". That error ends `Deno.serve`. This module then
 * closes idle connections, completes open requests and listens again.
 */

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
  const posts = new Set<unknown>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isEnding = false;

  function open() {
    const server = Deno.serve(options, (request, connection) => {
      const response = app(request, connection);
      if (request.method === "POST") {
        const forget = () => posts.delete(response);
        posts.add(response);
        Promise.resolve(response).then(forget, forget);
      }
      return response;
    });
    servers.add(server);
    server.finished.catch((error) => {
      retry(error);
      close(server, postDrainTimeoutMs);
    });
  }

  function retry(error: unknown) {
    onRefused(error);
    if (isEnding) return;
    timer = setTimeout(() => {
      try {
        open();
      } catch (error) {
        retry(error);
      }
    }, retryDelayMs);
  }

  /** `shutdown` of Deno would abort request bodies that are still arriving. */
  async function close(server: Deno.HttpServer, timeoutMs: number) {
    const deadline = performance.now() + timeoutMs;
    while (posts.size > 0 && performance.now() < deadline) {
      await new Promise((later) => setTimeout(later, 50));
    }
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
      clearTimeout(timer);
      await Promise.all([...servers].map((server) => close(server, Infinity)));
    },
  };
}
