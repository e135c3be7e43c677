/** A site behind a line that can fail while `navigator.onLine` stays true. */
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

type LineState = "works" | "hangs" | "resets";

export interface BadLine extends Disposable {
  url: string;
  /**
   * "hangs" holds all bytes back, as in a tunnel; they arrive when it works again. "resets" ends open
   * and new connections.
   */
  set(state: LineState): void;
}

export async function badLine(site: { url: string }): Promise<BadLine> {
  let state: LineState = "works";
  const sockets = new Set<Socket>();
  let held: (() => void)[] = [];
  const whenWorking = (work: () => void) => state === "hangs" ? held.push(work) : work();

  function carry(from: Socket, to: Socket) {
    sockets.add(from);
    from.on("data", (piece) => whenWorking(() => to.write(piece)));
    from.on("end", () => whenWorking(() => to.end()));
    from.on("error", () => to.destroy());
    from.on("close", () => sockets.delete(from));
  }

  const server = createServer((visitor) => {
    if (state === "resets") return void visitor.resetAndDestroy();
    const there = connect(Number(new URL(site.url).port), "127.0.0.1");
    carry(visitor, there);
    carry(there, visitor);
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    set(next) {
      state = next;
      if (state === "resets") sockets.forEach((socket) => socket.resetAndDestroy());
      if (state === "works") held.splice(0).forEach((work) => work());
    },
    [Symbol.dispose]() {
      held = [];
      server.close();
      sockets.forEach((socket) => socket.destroy());
    },
  };
}
