/**
 * Runs the edge functions of `supabase/functions/` unchanged, each in a worker of its own, as hosted
 * isolates do: its environment is the one given here, it reads its own folder and reaches the mail
 * provider, and a crash or an endless loop stays inside.
 */
import { fileURLToPath } from "node:url";
import { json, readBytes } from "./http.ts";

export interface Functions {
  call(name: string, request: Request): Promise<Response>;
  close(): void;
}

export interface FunctionsOptions {
  /** Holds one folder for each function, with an `index.ts`. */
  directory: URL;
  /** All that a function's `Deno.env.get` knows. */
  env: Record<string, string>;
  log: (level: "warn" | "error", event: string, fields: Record<string, string>) => void;
  /** Milliseconds until a function must have answered. */
  deadline?: number;
}

/** What crosses to the worker and back. */
export interface Call {
  id: number;
  url: string;
  method: string;
  headers: [string, string][];
  body: Uint8Array<ArrayBuffer>;
}
export type Reply =
  | { id: number; status: number; headers: [string, string][]; body: Uint8Array<ArrayBuffer> }
  | { id: number; failed: string };

export function hostFunctions(options: FunctionsOptions): Functions {
  const running = new Map<string, Isolate>();

  function start(name: string, module: URL): Isolate {
    const isolate = startIsolate(module, options, (reason) => {
      running.delete(name);
      if (reason !== closed) options.log("error", "function_stopped", { name, reason });
    });
    running.set(name, isolate);
    return isolate;
  }

  return {
    async call(name, request) {
      const module = new URL(`${name}/index.ts`, options.directory);
      if (!/^[a-zA-Z][\w-]*$/.test(name) || !await exists(module)) {
        return json(404, { code: "NOT_FOUND", message: "Requested function was not found" });
      }
      const body = await readBytes(request);
      const isolate = running.get(name) ?? start(name, module);
      const { url, method } = request;
      const headers = [...request.headers];
      const reply = await isolate.run(
        { url, method, headers, body },
        options.deadline ?? 10_000,
      );
      if ("failed" in reply) {
        isolate.stop(reply.failed);
        return json(500, { code: "WORKER_ERROR", message: "Internal Server Error" });
      }
      const bodyless = [101, 204, 205, 304].includes(reply.status);
      return new Response(bodyless ? null : reply.body, reply);
    },
    close() {
      for (const isolate of running.values()) isolate.stop(closed);
    },
  };
}

const closed = "closed";

interface Isolate {
  run(call: Omit<Call, "id">, deadline: number): Promise<Reply>;
  /** Fails what is under way. The next call gets a fresh isolate. */
  stop(reason: string): void;
}

function startIsolate(
  module: URL,
  { directory, env }: FunctionsOptions,
  stopped: (reason: string) => void,
): Isolate {
  const permissions: Deno.PermissionOptions = {
    read: [fileURLToPath(directory)],
    net: env.MAIL_API_URL ? [new URL(env.MAIL_API_URL).host] : false,
  };
  const worker = new Worker(new URL("./function-worker.ts", import.meta.url), {
    type: "module",
    deno: { permissions },
  });
  const waiting = new Map<number, (reply: Reply) => void>();
  let last = 0;

  let stopping = false;

  function stop(reason: string): void {
    if (stopping) return;
    stopping = true;
    stopped(reason);
    worker.terminate();
    for (const [id, settle] of waiting) settle({ id, failed: reason });
  }

  worker.onmessage = ({ data }: MessageEvent<Reply>) => waiting.get(data.id)?.(data);
  worker.onerror = (event) => {
    event.preventDefault();
    stop(event.message);
  };
  worker.postMessage({ module: module.href, env });
  return {
    async run(call, deadline) {
      const id = ++last;
      const { promise, resolve } = Promise.withResolvers<Reply>();
      waiting.set(id, resolve);
      worker.postMessage({ ...call, id });
      const timer = setTimeout(() => resolve({ id, failed: "no answer in time" }), deadline);
      const reply = await promise;
      clearTimeout(timer);
      waiting.delete(id);
      return reply;
    },
    stop,
  };
}

async function exists(file: URL): Promise<boolean> {
  return await Deno.stat(file).then((info) => info.isFile, () => false);
}
