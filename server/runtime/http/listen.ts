/**
 * `Deno.serve` that survives "too many open files". `Deno.serve` ends then; idle connections are
 * closed here, open requests are completed, and listening starts again.
 */

/** Milliseconds before listening is tried again. */
const retryDelayMs = 250;
/** Milliseconds that open POST requests get before their server is closed. */
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
  const servers = new Set<ReturnType<typeof serve>>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isEnding = false;

  function open() {
    const server = serve(options, app);
    servers.add(server);
    server.finished.catch(async (error) => {
      retry(error);
      await server.shutdown(postDrainTimeoutMs);
      servers.delete(server);
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

  open();
  return {
    /**
     * Waits for open POST requests, then closes the listeners. The app must refuse new POST requests
     * first. Resolves when the last response has ended.
     */
    async shutdown() {
      isEnding = true;
      clearTimeout(timer);
      await Promise.all([...servers].map((server) => server.shutdown()));
    },
  };
}

/** `Deno.serve` whose shutdown waits for request bodies that are still arriving. */
function serve(options: Deno.ServeTcpOptions, app: Deno.ServeHandler<Deno.NetAddr>) {
  const posts = new Set<unknown>();
  const server = Deno.serve(options, (request, connection) => {
    const response = app(request, connection);
    if (request.method === "POST") {
      const forget = () => posts.delete(response);
      posts.add(response);
      Promise.resolve(response).then(forget, forget);
    }
    return response;
  });
  return {
    finished: server.finished,
    /** @param timeoutMs for open POST requests */
    async shutdown(timeoutMs = Infinity) {
      const deadline = performance.now() + timeoutMs;
      while (posts.size > 0 && performance.now() < deadline) {
        await new Promise((later) => setTimeout(later, 50));
      }
      await server.shutdown();
    },
  };
}
