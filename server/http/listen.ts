/**
 * Serves until it is shut down. `Deno.serve` ends when the process has no room for another
 * connection ("too many open files"); here it begins anew, and who is connected is served on.
 */

/** Milliseconds until it is tried again. */
const pause = 1_000;

export interface Listener {
  /** No new connections; resolves when the answers under way have ended. */
  shutdown(): Promise<void>;
}

/**
 * @param refused is told why no connection is taken for a moment
 * @throws what `Deno.serve` throws when the address cannot be listened on
 */
export function listen(
  options: Deno.ServeTcpOptions,
  app: Deno.ServeHandler<Deno.NetAddr>,
  refused: (error: unknown) => void,
): Listener {
  let server = open();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function open() {
    const opened = Deno.serve(options, app);
    opened.finished.catch(again);
    return opened;
  }

  function again(error: unknown) {
    refused(error);
    timer = setTimeout(() => {
      try {
        server = open();
      } catch (error) {
        again(error);
      }
    }, pause);
  }

  return {
    shutdown() {
      clearTimeout(timer);
      return server.shutdown();
    },
  };
}
