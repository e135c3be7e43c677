/** A site behind a line that breaks before the answer to a form arrives. */
import { type AddressInfo, connect, createServer } from "node:net";

export interface LossyLine extends Disposable {
  url: string;
  /** Whether connections break at the first byte of an answer to a POST. */
  losesAnswers: boolean;
  /** POSTs whose answer was lost. Chromium sends a POST again on a new connection if the old one was in use. */
  lost: number;
}

export async function lossyLine(site: { url: string }): Promise<LossyLine> {
  const server = createServer((visitor) => {
    const there = connect(Number(new URL(site.url).port), "127.0.0.1");
    let isPost = false;
    visitor.on("data", (piece) => {
      if (/^[A-Z]+ /.test(piece.toString("latin1"))) {
        isPost = piece.toString("latin1", 0, 4) === "POST";
      }
      there.write(piece);
    });
    there.on("data", (piece) => {
      if (!isPost || !line.losesAnswers) return void visitor.write(piece);
      line.lost++;
      visitor.resetAndDestroy();
      there.destroy();
    });
    visitor.on("close", () => there.destroy());
    there.on("close", () => visitor.destroy());
    for (const end of [visitor, there]) end.on("error", () => {});
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const line: LossyLine = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    losesAnswers: false,
    lost: 0,
    [Symbol.dispose]: () => void server.close(),
  };
  return line;
}
