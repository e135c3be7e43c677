/**
 * Runs the edge functions of `supabase/functions/` unchanged, each in a worker. A worker has its own
 * environment, reads only the functions' directory, and connects only to the mail provider and the
 * scanner. A crash or an endless loop does not affect the process.
 */
import { fileURLToPath } from "node:url";
import { readBytes } from "./service.ts";

/** Message to the worker and back. */
interface Message {
  headers: [string, string][];
  body: Uint8Array<ArrayBuffer> | null;
}
export type Call = Message & { url: string; method: string };
export type Reply = Message & { status: number };

export type Functions = ReturnType<typeof hostFunctions>;

export function hostFunctions({ directory, env, log, timeoutMs = 10_000 }: {
  /** Has one directory per function, with an `index.ts`. */
  directory: URL;
  /** Environment of the functions. */
  env: Record<string, string>;
  log: (level: "error", event: string, fields: Record<string, string>) => void;
  /** Milliseconds for a call. */
  timeoutMs?: number;
}) {
  const running = new Map<string, ReturnType<typeof start>>();

  function start(name: string, module: URL) {
    const permissions: Deno.PermissionOptions = {
      read: [fileURLToPath(directory)],
      net: [env.MAIL_API_URL, env.SCANNER_URL].filter((url) => url !== undefined).map(hostOf),
    };
    const url = new URL("./function-worker.ts", import.meta.url);
    const worker = new Worker(url, { type: "module", deno: { permissions } });
    const stopped = Promise.withResolvers<null>();
    /** Fails open calls. The next call starts a new worker. */
    function stop(reason?: string) {
      if (running.get(name) !== isolate) return;
      running.delete(name);
      worker.terminate();
      stopped.resolve(null);
      if (reason) log("error", "function_stopped", { name, reason });
    }
    worker.onerror = (event) => {
      event.preventDefault();
      stop(event.message);
    };
    worker.postMessage({ module: module.href, env });
    const isolate = { worker, stop, stopped: stopped.promise };
    running.set(name, isolate);
    return isolate;
  }

  return {
    async call(name: string, request: Request): Promise<Response> {
      const module = new URL(`${name}/index.ts`, directory);
      const isFile = () => Deno.stat(module).then((info) => info.isFile, () => false);
      if (!/^[a-zA-Z][\w-]*$/.test(name) || !await isFile()) {
        return failure(404, "NOT_FOUND", "Requested function was not found");
      }
      const { url, method, headers } = request;
      const body = request.body && await readBytes(request);
      const { worker, stop, stopped } = running.get(name) ?? start(name, module);
      const { port1, port2 } = new MessageChannel();
      const answered = new Promise<Reply>((resolve) => {
        port1.onmessage = ({ data }) => resolve(data);
      });
      const timer = setTimeout(stop, timeoutMs, "no answer in time");
      worker.postMessage({ url, method, headers: [...headers], body } satisfies Call, [port2]);
      const reply = await Promise.race([answered, stopped]);
      clearTimeout(timer);
      port1.close();
      if (reply) return new Response(reply.body, reply);
      return failure(500, "WORKER_ERROR", "Internal Server Error");
    },
    close() {
      for (const { stop } of running.values()) stop();
    },
  };
}

/** Host with port, as a permission needs it. */
function hostOf(url: string): string {
  const { protocol, hostname, port } = new URL(url);
  return `${hostname}:${port || (protocol === "https:" ? 443 : 80)}`;
}

function failure(status: number, code: string, message: string): Response {
  return Response.json({ code, message }, { status });
}
