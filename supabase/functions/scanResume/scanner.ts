/** Asks a virus scanner about a file: clamd over TCP, or a scanner over HTTP. */

/** Bytes of an answer of clamd. */
const answerLimit = 1_024;

/**
 * @param scanner `tcp://host:port` of clamd, or the http address of a scanner that takes a multipart
 * POST with the part `file` and answers 200 for a clean and 406 for an infected file, as clamav-rest does
 * @throws when the scanner gives no verdict
 */
export async function isInfected(
  scanner: string,
  file: ReadableStream<Uint8Array<ArrayBuffer>>,
  timeoutMs: number,
): Promise<boolean> {
  const url = new URL(scanner);
  return url.protocol === "tcp:"
    ? await askClamd(url, file, timeoutMs)
    : await askHttp(url, file, timeoutMs);
}

/** The command INSTREAM of clamd(8): chunks after their length, four bytes of zero at the end. */
async function askClamd(url: URL, file: ReadableStream<Uint8Array>, timeoutMs: number) {
  const timeout = AbortSignal.timeout(timeoutMs);
  const connection = await connect(url, timeout);
  const close = () => connection.close();
  timeout.addEventListener("abort", close);
  try {
    const writer = connection.writable.getWriter();
    // Errors of writing are seen in the answer: clamd says why before it closes.
    const sent = (async () => {
      await writer.write(new TextEncoder().encode("zINSTREAM\0"));
      for await (const chunk of file) {
        await writer.write(bigEndian(chunk.length));
        await writer.write(chunk);
      }
      await writer.write(bigEndian(0));
    })();
    sent.catch(() => {});
    let answer = "";
    for await (const chunk of connection.readable.values({ preventCancel: true })) {
      answer += new TextDecoder().decode(chunk);
      if (answer.includes("\0") || answer.length > answerLimit) break;
    }
    if (answer === "stream: OK\0") return false;
    if (/^stream: .* FOUND\0$/.test(answer)) return true;
    throw new Error("clamd gave no verdict");
  } finally {
    timeout.removeEventListener("abort", close);
    if (!timeout.aborted) connection.close();
  }
}

/** @throws when no connection is made in time. A late one is closed. */
async function connect({ hostname, port }: URL, timeout: AbortSignal): Promise<Deno.TcpConn> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  timeout.addEventListener("abort", () => reject(timeout.reason), { once: true });
  const connecting = Deno.connect({ hostname, port: Number(port) });
  connecting.then((connection) => timeout.aborted && connection.close(), () => {});
  return await Promise.race([connecting, late]);
}

function bigEndian(value: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, value);
  return bytes;
}

async function askHttp(url: URL, file: ReadableStream<Uint8Array<ArrayBuffer>>, timeoutMs: number) {
  const body = new FormData();
  body.append("file", await new Response(file).blob(), "resume");
  const response = await fetch(url, {
    method: "POST",
    body,
    redirect: "manual",
    signal: AbortSignal.timeout(timeoutMs),
  });
  await response.body?.cancel();
  if (response.status === 200) return false;
  if (response.status === 406) return true;
  throw new Error("the scanner gave no verdict");
}
