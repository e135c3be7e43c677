/** The one door to the hosted backend: supabase-js with the public key (SPEC §6, §7). */
import { createClient } from "@supabase/supabase-js";
import { semaphore } from "../runtime/limits/semaphore.ts";
import { backendCalls, kindOf } from "../metrics.ts";
import type { Database } from "./database.ts";

/** What a backend is to the server. Embedded, hosted and faulty ones differ only in `fetch`. */
export interface BackendAddress {
  url: string;
  key: string;
  fetch?: typeof fetch;
  /** It is this machine's own: visitors could not reach it, and are not told of it. */
  isLocal?: boolean;
}

export type Backend = ReturnType<typeof createBackend>;

interface CallLimits {
  /** Milliseconds after which a call is given up. */
  timeoutMs: number;
  /** Runs a call when there is a slot for it. */
  inSlot(call: () => Promise<Response>): Promise<Response>;
}

const immediately: CallLimits["inSlot"] = (call) => call();

/** Bytes of an answer, unpacked: 10,000 services fit, and what a container has room for. */
const answerLimit = 16 * 1024 * 1024;
/**
 * Lists, objects and their entries in an answer, about: 10,000 full services have 400,000. To parse
 * the millions that 16 MB have room for would take a gigabyte, and everybody's time.
 */
const valueLimit = 500_000;

const readLimits: CallLimits = { timeoutMs: 5_000, inSlot: immediately };
/**
 * Writes wait for a slot, within their timeout: each takes a connection, whose buffers the allocator
 * keeps between what lives longer. Reads do not wait for them.
 */
const writeLimits: CallLimits = { timeoutMs: 15_000, inSlot: semaphore(64) };
/** Functions have slots of their own, so no form waits for mail; their time begins with the slot. */
const functionLimits: CallLimits = { timeoutMs: 5_000, inSlot: immediately };
const functionSlots = 16;

/** A connection keeps room for as much as it once sent: one that sent a file is not used again. */
const files = Deno.createHttpClient({ poolMaxIdlePerHost: 0 });
const others = Deno.createHttpClient({ poolMaxIdlePerHost: 16 });
const overNetwork: typeof fetch = (input, init) =>
  fetch(input, { ...init, client: init?.body instanceof Uint8Array ? files : others });

export function createBackend({ url, key, fetch: send = overNetwork }: BackendAddress) {
  const inFunctionSlot = semaphore(functionSlots);
  const timed = async (
    input: Parameters<typeof fetch>[0],
    init?: RequestInit,
    limits?: CallLimits,
  ) => {
    const method = init?.method ?? "GET";
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    const isRead = method === "GET" || pathname.startsWith("/rest/v1/rpc/");
    const { timeoutMs, inSlot } = limits ?? (isRead ? readLimits : writeLimits);
    // With a timer that ends with the call: those of AbortSignal.timeout stay until their time has
    // come, tens of thousands where many write.
    const late = new AbortController();
    const timer = setTimeout(
      () => late.abort(new DOMException("no answer in time", "TimeoutError")),
      timeoutMs,
    );
    const over = () => clearTimeout(timer);
    const signal = init?.signal ? AbortSignal.any([init.signal, late.signal]) : late.signal;
    const started = performance.now();
    let status = 0;
    try {
      // Followed, a redirect would take the key and what was typed to another origin.
      const call = () => send(input, { ...init, signal, redirect: "manual" });
      const response = await inSlot(call);
      status = response.status;
      // Of a 404 that holds a list supabase-js would make an empty list, and a success.
      const lost = method === "GET" && status === 404;
      const answer = lost ? new Response(response.body, { status: 400 }) : response;
      return limited(answer, signal, over);
    } catch (error) {
      over();
      throw error;
    } finally {
      const call = `${method} ${kindOf(pathname, 3)}`;
      backendCalls.record(performance.now() - started, { call, status });
    }
  };
  const client = createClient<Database>(url, key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    // Retries would break the deadline and the calls of SPEC §7; the catalog has its own policy.
    db: { retry: false },
    global: { fetch: (input, init) => timed(input, init) },
  });
  return {
    client,
    /** With the deadline and the limit that every call has. */
    fetch: (input: string, init?: RequestInit) => timed(input, init),
    /** POSTs JSON to a hosted function; never rejects: why it was not answered with 2xx, or null. */
    async callFunction(name: string, body: Record<string, unknown>): Promise<string | null> {
      try {
        const headers = {
          "content-type": "application/json",
          apikey: key,
          authorization: `Bearer ${key}`,
        };
        const init = { method: "POST", headers, body: JSON.stringify(body) };
        const response = await inFunctionSlot(() =>
          timed(`${url}/functions/v1/${name}`, init, functionLimits)
        );
        // Read to its end, the connection can be used again.
        await response.text().catch(() => {});
        return response.ok ? null : `status ${response.status}`;
      } catch (error) {
        return error instanceof Error ? error.name : "unknown";
      }
    },
  };
}

/**
 * The same answer, whose body fails where it is over a limit, and at the deadline: what
 * nothing but a finished fetch refers to is collected, and never aborts.
 */
function limited(response: Response, signal: AbortSignal, over: () => void): Response {
  if (!response.body) {
    over();
    return response;
  }
  let left = answerLimit;
  const countValues = valueCounter();
  const body = response.body.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(chunk, controller) {
        left -= chunk.length;
        if (left < 0 || countValues(chunk) > valueLimit) {
          controller.error(new Error("the answer is too large"));
        } else controller.enqueue(chunk);
      },
      flush: over,
    }),
    { signal },
  );
  return new Response(body, response);
}

/** Counts what opens or separates values in JSON that comes in pieces. */
function valueCounter() {
  let count = 0;
  let inText = false;
  let isEscaped = false;
  return (piece: Uint8Array): number => {
    for (const byte of piece) {
      if (isEscaped) isEscaped = false;
      else if (byte === quote) inText = !inText;
      else if (inText) isEscaped = byte === backslash;
      else if (byte === comma || byte === bracket || byte === brace) count++;
    }
    return count;
  };
}

const [quote, comma, bracket, backslash, brace] = new TextEncoder().encode('",[\\{');
