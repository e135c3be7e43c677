/** HTTP/1.1 by hand: what `fetch` would tidy up first (paths) or take away (compression). */

export interface RawResponse {
  status: number;
  headers: Headers;
  body: Uint8Array<ArrayBuffer>;
}

/** Sends the request line as it is given, for example with `..` in its path. */
export async function rawRequest(
  origin: string,
  path: string,
  { method = "GET", headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<RawResponse> {
  const { hostname, port, host } = new URL(origin);
  using connection = await Deno.connect({ hostname, port: Number(port) });
  const lines = Object.entries({ host, connection: "close", ...headers })
    .map(([name, value]) => `${name}: ${value}\r\n`);
  const request = `${method} ${path} HTTP/1.1\r\n${lines.join("")}\r\n`;
  await connection.write(new TextEncoder().encode(request));
  const answer = new Uint8Array(await new Response(connection.readable).arrayBuffer());
  return parse(answer);
}

function parse(answer: Uint8Array<ArrayBuffer>): RawResponse {
  // Latin-1 keeps one character for each byte, so positions in the text are positions in the bytes.
  const text = new TextDecoder("latin1").decode(answer);
  const end = text.indexOf("\r\n\r\n");
  const [statusLine = "", ...lines] = text.slice(0, end).split("\r\n");
  const headers = new Headers(lines.map((line): [string, string] => {
    const colon = line.indexOf(":");
    return [line.slice(0, colon), line.slice(colon + 1).trim()];
  }));
  const rest = answer.slice(end + 4);
  const body = headers.get("transfer-encoding") === "chunked" ? dechunk(rest) : rest;
  return { status: Number(statusLine.split(" ")[1]), headers, body };
}

function dechunk(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  for (let at = 0; at < bytes.length;) {
    const lineEnd = bytes.indexOf(13, at);
    const size = parseInt(new TextDecoder().decode(bytes.subarray(at, lineEnd)), 16);
    if (!size) break;
    parts.push(bytes.slice(lineEnd + 2, lineEnd + 2 + size));
    at = lineEnd + 2 + size + 2;
  }
  return new Uint8Array(parts.flatMap((part) => [...part]));
}
