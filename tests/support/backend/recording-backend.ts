/**
 * A backend with the wire contract that records every call. A test sets its rows, holds its responses
 * or replaces them.
 */
import type { Rows } from "../../../client/catalog/rows.ts";
import type { BackendConfig } from "../../../server/backend/client.ts";
import { commitmentRows, serviceRows } from "./rows.ts";
import { until } from "../until.ts";

export interface Call {
  method: string;
  path: string;
  /** Decoded, in the order sent. */
  query: [name: string, value: string][];
  headers: Record<string, string>;
  body: string;
}

/** Undefined leaves the call to the contract. */
type Instead = (call: Call) => Response | Promise<Response> | undefined;

export interface RecordingBackend extends AsyncDisposable {
  /** In this process; `served` is the same over a loopback port. */
  address: BackendConfig & { fetch: typeof fetch };
  served(): BackendConfig;
  calls: Call[];
  /** The calls for a path, newest last. */
  to(path: string): Call[];
  tables: Record<keyof Rows, unknown>;
  instead: Instead | null;
  /** Answers wait from now on, until the returned function is called. */
  hold(): () => void;
  /** Resolves once that many calls have come for the path. */
  called(path: string, count?: number): Promise<void>;
}

export const key = "sb_publishable_test_key_of_the_site";

export function recordingBackend(): RecordingBackend {
  const calls: Call[] = [];
  let gate: Promise<void> = Promise.resolve();
  let server: Deno.HttpServer<Deno.NetAddr> | null = null;

  async function answer(request: Request): Promise<Response> {
    const url = new URL(request.url);
    const call: Call = {
      method: request.method,
      path: url.pathname,
      query: [...url.searchParams],
      headers: Object.fromEntries(request.headers),
      body: await request.text(),
    };
    calls.push(call);
    await gate;
    return await backend.instead?.(call) ?? contract(call, backend.tables);
  }

  const backend: RecordingBackend = {
    address: {
      url: "http://backend.test",
      key,
      async fetch(input, init) {
        const request = new Request(input, init);
        const { promise, reject } = Promise.withResolvers<never>();
        request.signal.addEventListener("abort", () => reject(request.signal.reason));
        return await Promise.race([answer(request), promise]);
      },
    },
    served() {
      server ??= Deno.serve({ hostname: "127.0.0.1", port: 0, onListen() {} }, answer);
      return { url: `http://127.0.0.1:${server.addr.port}`, key };
    },
    calls,
    to: (path) => calls.filter((call) => call.path === path),
    tables: { services: serviceRows(), commitments: commitmentRows() },
    instead: null,
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>();
      gate = promise;
      return resolve;
    },
    called: (path, count = 1) =>
      until(`${count} calls of ${path}`, () => backend.to(path).length >= count),
    async [Symbol.asyncDispose]() {
      await server?.shutdown();
    },
  };
  return backend;
}

/** The responses of a working backend. */
function contract({ method, path, query }: Call, tables: Record<string, unknown>): Response {
  const table = path.match(/^\/rest\/v1\/(\w+)$/)?.[1];
  if (method === "GET" && table && table in tables) {
    const rows = tables[table];
    const slug = query.find(([name]) => name === "slug")?.[1].replace(/^eq\./, "");
    const found = slug && Array.isArray(rows) ? rows.filter((row) => row?.slug === slug) : rows;
    return Response.json(found, { headers: { "content-range": "0-9/*" } });
  }
  if (path === "/rest/v1/rpc/mail_status") {
    return Response.json({ oldest_notice_seconds: 0, hourly_share: 0 });
  }
  if (method === "POST" && table) return new Response(null, { status: 201 });
  if (method === "POST" && path.startsWith("/storage/v1/object/")) {
    return Response.json({ Key: path.slice("/storage/v1/object/".length), Id: "1" });
  }
  if (method === "POST" && path.startsWith("/functions/v1/")) return Response.json({ ok: true });
  return Response.json({ message: "no Route matched with those values" }, { status: 404 });
}

/** Never responds. */
export const hanging: Instead = () => new Promise(() => {});

export const failing = (status = 500): Instead => () =>
  Response.json({ message: "the backend is out of order", code: "XX000" }, { status });
