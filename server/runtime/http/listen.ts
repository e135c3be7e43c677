/**
 * Serves until it is shut down. `Deno.serve` has no timeouts, and ends when the process has no room
 * for another connection ("too many open files"). Then who has asked for nothing is let go here,
 * who has asked is answered, and it begins anew.
 */

/** Milliseconds until it is tried again. */
const pause = 250;
/** Milliseconds that forms get to arrive while there is no room. */
const arrival = 10_000;

/**
 * @param refused is told why no connection is taken for a moment
 * @throws what `Deno.serve` throws when the address cannot be listened on
 */
export function listen(
  options: Deno.ServeTcpOptions,
  app: Deno.ServeHandler<Deno.NetAddr>,
  refused: (error: unknown) => void,
) {
  const servers = new Set<ReturnType<typeof serve>>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isEnding = false;

  function open() {
    const server = serve(options, app);
    servers.add(server);
    server.finished.catch(async (error) => {
      again(error);
      await server.shutdown(arrival);
      servers.delete(server);
    });
  }

  function again(error: unknown) {
    refused(error);
    if (isEnding) return;
    timer = setTimeout(() => {
      try {
        open();
      } catch (error) {
        again(error);
      }
    }, pause);
  }

  open();
  return {
    /**
     * No new connections, once no form is under way: the app refuses new ones, or there is no end.
     * Resolves when the answers under way have ended.
     */
    async shutdown() {
      isEnding = true;
      clearTimeout(timer);
      await Promise.all([...servers].map((server) => server.shutdown()));
    },
  };
}

/** `Deno.serve`, whose own shutdown cuts off what is still being sent to it. */
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
    /** @param patience milliseconds for forms under way */
    async shutdown(patience = Infinity) {
      const late = performance.now() + patience;
      while (posts.size > 0 && performance.now() < late) {
        await new Promise((later) => setTimeout(later, 50));
      }
      await server.shutdown();
    },
  };
}
