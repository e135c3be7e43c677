/** Client of the backend: supabase-js with the public key (SPEC §6, §7). */
import { createClient } from "@supabase/supabase-js";
import pLimit from "p-limit";
import { backendCalls } from "../metrics.ts";

/** A backend. Embedded, hosted and faulty ones differ only in `fetch`. */
export interface BackendConfig {
  url: string;
  key: string;
  fetch?: typeof fetch;
  /** Whether it is on this machine, where visitors cannot reach it. */
  isLocal?: boolean;
}

export type Backend = ReturnType<typeof createBackend>;

/** Most unpacked bytes of a response: a resume of 10 MB fits. */
const responseLimit = 16 * 1024 * 1024;
/**
 * Most values in a JSON response, about: a full list of services has 20,000. Parsing the millions that
 * fit into 16 MB would take 1 GB and block the event loop.
 */
const valueLimit = 100_000;

/** Milliseconds until a call is aborted. */
export const timeoutMs = { read: 5_000, write: 15_000, function: 5_000 };
/** Writes wait for a slot within their timeout, because every connection costs memory. */
const writeSlots = 64;
/** Functions have separate slots, so no form waits for mail. Their timeout begins with the slot. */
const functionSlots = 16;

/** A connection that has sent a file is not reused, because its buffer stays as large. */
const files = Deno.createHttpClient({ poolMaxIdlePerHost: 0 });
const others = Deno.createHttpClient({ poolMaxIdlePerHost: 16 });
const overNetwork: typeof fetch = (input, init) =>
  fetch(input, { ...init, client: init?.body instanceof Uint8Array ? files : others });

export function createBackend({ url, key, fetch: send = overNetwork }: BackendConfig) {
  const inFunctionSlot = pLimit(functionSlots);
  const limited = limitCalls(send);
  const client = createClient(url, key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    // Retries would exceed the timeout; the catalog retries by itself.
    db: { retry: false },
    global: { fetch: limited },
  });
  return {
    client,
    /** `fetch` with the limits of every call. */
    fetch: limited,
    /** POSTs JSON to a function and never rejects. @returns the reason of a failure, else null */
    async callFunction(name: string, body: Record<string, string>): Promise<string | null> {
      // supabase-js sends keys of the newer format without it (SPEC §7).
      const headers = { Authorization: `Bearer ${key}` };
      const call = () => client.functions.invoke(name, { body, headers });
      const { error } = await inFunctionSlot(call);
      return error ? functionFailure(error) : null;
    },
  };
}

/** Limits the time, number and responses of calls, and measures them. */
function limitCalls(send: typeof fetch): typeof fetch {
  const inWriteSlot = pLimit(writeSlots);
  return async (input, init) => {
    const method = init?.method ?? "GET";
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    const kind = kindOfCall(method, pathname);
    using timeout = startTimeout(timeoutMs[kind]);
    const signal = init?.signal ? AbortSignal.any([init.signal, timeout.signal]) : timeout.signal;
    const started = performance.now();
    let status = 0;
    try {
      // A redirect would send the key and the form to another origin.
      const call = () => send(input, { ...init, signal, redirect: "manual" });
      const response = await (kind === "write" ? inWriteSlot(call) : call());
      status = response.status;
      // supabase-js turns a 404 with a list into an empty list and a success.
      const isMissing = method === "GET" && status === 404;
      const body = await readBody(response, signal);
      return new Response(body, {
        status: isMissing ? 400 : status,
        headers: response.headers,
      });
    } finally {
      const call = `${method} ${pathname.split("/", 4).join("/")}`;
      backendCalls.record(performance.now() - started, { call, status });
    }
  };
}

/** AbortSignal.timeout would keep its timer after the call: tens of thousands under load. */
function startTimeout(ms: number): Disposable & { signal: AbortSignal } {
  const controller = new AbortController();
  const timer = setTimeout(
    () => controller.abort(new DOMException("no answer in time", "TimeoutError")),
    ms,
  );
  return { signal: controller.signal, [Symbol.dispose]: () => clearTimeout(timer) };
}

function kindOfCall(method: string, pathname: string): keyof typeof timeoutMs {
  if (pathname.startsWith("/functions/")) return "function";
  const isRead = method === "GET" || pathname.startsWith("/rest/v1/rpc/");
  return isRead ? "read" : "write";
}

/** The status of a function's response, or the name of the error that prevented one. */
function functionFailure(error: { name: string; context?: { status?: number; name?: string } }) {
  const { status, name } = error.context ?? {};
  return status ? `status ${status}` : name ?? error.name;
}

/** @throws when the body is too large, or when the signal aborts it */
async function readBody({ body }: Response, signal: AbortSignal): Promise<Blob | null> {
  if (!body) return null;
  const chunks = [];
  const countValues = valueCounter();
  let size = 0;
  // A `fetch` that is not Deno's may ignore the signal.
  for await (const chunk of body.pipeThrough(new TransformStream(), { signal })) {
    size += chunk.length;
    if (size > responseLimit || countValues(chunk) > valueLimit) {
      throw new Error("the response is too large");
    }
    chunks.push(chunk);
  }
  return new Blob(chunks);
}

const quote = '"'.charCodeAt(0);
const backslash = "\\".charCodeAt(0);
/** Each begins or separates values. */
const separators = [",", "[", "{"].map((character) => character.charCodeAt(0));

/** Counts the opening and separating characters of JSON in chunks. */
function valueCounter() {
  let count = 0;
  let inText = false;
  let isEscaped = false;
  return (chunk: Uint8Array): number => {
    for (const byte of chunk) {
      if (isEscaped) isEscaped = false;
      else if (byte === quote) inText = !inText;
      else if (inText) isEscaped = byte === backslash;
      else if (separators.includes(byte)) count++;
    }
    return count;
  };
}
