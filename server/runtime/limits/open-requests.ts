/**
 * Limits the open requests of each client: those that wait for a response, and those whose response
 * is a stream. To `Deno.serve`, a response of bytes is complete before the client has read it.
 */
export function createOpenRequestLimit(limit: number) {
  const open = new Map<string, number>();

  return {
    /**
     * Counts a request, or returns false when the client is at its limit. An unknown client (null) is
     * never limited.
     *
     * @param completed of `Deno.serve`; settles when the response has ended or the connection has failed
     */
    tryOpen(client: string | null, completed: Promise<unknown>): boolean {
      if (client === null) return true;
      const count = open.get(client) ?? 0;
      if (count >= limit) return false;
      open.set(client, count + 1);
      completed.catch(() => {}).then(() => {
        const left = open.get(client)! - 1;
        if (left > 0) open.set(client, left);
        else open.delete(client);
      });
      return true;
    },
  };
}
