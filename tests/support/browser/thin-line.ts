/** A site as it is reached over a phone's network: late, and little at a time. */
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** Bytes a second for all connections together, and milliseconds that each piece is on its way. */
const rate = 200_000;
const latency = 75;

/**
 * For one page. Chromium's own emulation kept, once in some hundred pages, all that a page waited for.
 */
export async function thinLine(site: { url: string }) {
  const ends = new Set<Socket>();
  let free = 0;

  /** In its order: two timers may change theirs by a millisecond. */
  function carry(from: Socket, to: Socket) {
    let sent = Promise.resolve();
    const later = (length: number, work: () => void) => {
      free = Math.max(free, performance.now()) + length / rate * 1_000;
      const arrival = free + latency;
      sent = sent.then(() =>
        new Promise<void>((arrive) => setTimeout(arrive, Math.max(0, arrival - performance.now())))
      ).then(work);
    };
    ends.add(from);
    from.on("data", (piece) => later(piece.length, () => to.write(piece)));
    from.on("end", () => later(0, () => to.end()));
    // Whoever hangs up has what it wanted.
    from.on("error", () => to.destroy());
    from.on("close", () => ends.delete(from));
  }

  const server = createServer((visitor) => {
    const there = connect(Number(new URL(site.url).port), "127.0.0.1");
    carry(visitor, there);
    carry(there, visitor);
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    [Symbol.dispose]() {
      server.close();
      ends.forEach((end) => end.destroy());
    },
  };
}
