/** Pages that come in pieces, or not to their end. */
import assert from "node:assert/strict";
import type { RunningApp } from "../app.ts";

type How = "goes on" | "ends" | "breaks";

/** A site behind a line that holds each page after each marker until it is released. */
export function slowLine(site: RunningApp, ...markers: string[]) {
  const gates = markers.map(() => Promise.withResolvers<How>());
  let released = 0;
  async function* piecesOf(page: string) {
    let from = 0;
    for (const [index, marker] of markers.entries()) {
      assert(page.indexOf(marker, from) >= 0, marker);
      const to = page.indexOf(marker, from) + marker.length;
      yield page.slice(from, to);
      const how = await gates[index]!.promise;
      if (how === "breaks") throw new Error("the line is broken");
      if (how === "ends") return;
      from = to;
    }
    yield page.slice(from);
  }
  const options = { hostname: "127.0.0.1", port: 0, onListen() {} };
  const server = Deno.serve(options, async (request) => {
    const { headers: all, body } = await site.get(new URL(request.url).pathname);
    const headers = new Headers(all);
    for (const name of ["content-encoding", "content-length"]) headers.delete(name);
    if (!headers.get("content-type")?.startsWith("text/html")) {
      return new Response(body, { headers });
    }
    const pieces = piecesOf(await new Response(body).text());
    return new Response(ReadableStream.from(pieces).pipeThrough(new TextEncoderStream()), {
      headers,
    });
  });
  return {
    url: `http://127.0.0.1:${server.addr.port}`,
    release: (how: How = "goes on") => gates[released++]!.resolve(how),
    [Symbol.asyncDispose]: () => server.shutdown(),
  };
}
