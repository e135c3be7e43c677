/**
 * `floor.ts PORT ADDRESS`: a bare `Deno.serve` with the bytes and headers of another server's response,
 * without router or log.
 */
import { brotliCompressSync, constants } from "node:zlib";

const [port, address] = Deno.args;
const got = await fetch(address!, { headers: { "accept-encoding": "br" } });
const packed = got.headers.get("content-encoding") === "br";
const bytes = new Uint8Array(await got.arrayBuffer());
const body = packed
  ? new Uint8Array(
    brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  )
  : bytes;
const hop = ["content-encoding", "transfer-encoding", "content-length", "date", "connection"];
const headers = new Headers([...got.headers].filter(([name]) => !hop.includes(name)));
if (packed) headers.set("content-encoding", "br");
const etag = headers.get("etag");
Deno.serve(
  { port: Number(port), hostname: "127.0.0.1", onListen() {} },
  (request) =>
    etag && request.headers.get("if-none-match") === etag
      ? new Response(null, { status: 304, headers })
      : new Response(body, { headers }),
);
