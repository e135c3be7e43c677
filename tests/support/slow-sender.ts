/** Requests whose bodies arrive bit by bit, as a test says. */
import type { RunningApp } from "./app.ts";

export interface SlowSender {
  /** Sends the next bytes, or fewer at the end. */
  send(count: number): void;
  /** The status of the response; null while there is none. */
  status: number | null;
  ended: Promise<Response>;
}

export interface SlowForm {
  path: string;
  /** Network that the request comes from. */
  address: string;
  body: FormData | URLSearchParams;
}

/** Posts a form to a site behind one proxy. Without script it may be answered by a redirect. */
export async function postSlowly(
  { url, app }: RunningApp,
  { path, address, body }: SlowForm,
): Promise<SlowSender> {
  const complete = new Request(url + path, { method: "POST", body });
  const bytes = await complete.clone().bytes();
  const type = complete.headers.get("content-type")!;
  let to!: ReadableStreamDefaultController<Uint8Array>;
  let isOpen = true;
  const stream = new ReadableStream<Uint8Array>({
    start: (controller) => void (to = controller),
    cancel: () => void (isOpen = false),
  });
  const headers = {
    accept: "application/json",
    "content-type": type,
    "content-length": String(bytes.length),
    "x-forwarded-for": address,
  };
  let sent = 0;
  const sender: SlowSender = {
    status: null,
    ended: Promise.resolve(
      app(new Request(url + path, { method: "POST", headers, body: stream })),
    ),
    send(count) {
      if (!isOpen || sent === bytes.length) return;
      to.enqueue(bytes.subarray(sent, sent + count));
      sent = Math.min(bytes.length, sent + count);
      if (sent === bytes.length) to.close();
    },
  };
  sender.ended.then(({ status }) => sender.status = status);
  return sender;
}
