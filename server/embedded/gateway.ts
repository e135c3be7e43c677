/** Routes requests to the services of the embedded backend and checks their keys. */
import { messages, type PGlite } from "@electric-sql/pglite";
import type { DataDirectory } from "./data-directory.ts";
import { projectDir } from "./migrate.ts";
import { createMailQueue, type MailQueue } from "./mail-queue.ts";
import { storeMail } from "./received.ts";
import { createRest } from "./rest.ts";
import { type Clock, systemClock } from "../runtime/cache/swr-cache.ts";
import { type Role, ServiceError } from "./service.ts";
import { commands, isCommand } from "./staff.ts";
import { createStorage } from "./storage.ts";

/** Calls after which mail may wait: visitors write, and the newsletter is left. */
const queueingCalls =
  /^POST (contact_submissions|careers_applications|subscribers|rpc\/unsubscribe)$/;

export async function createGateway({ db, directory, keys, scans, log, clock = systemClock }: {
  db: PGlite;
  directory: DataDirectory;
  /** The key of the site, and that of its functions and the operator's tools. */
  keys: Record<Role, string>;
  /** Whether a scanner is configured. If so, uploads call `scanResume`. */
  scans: boolean;
  log: (level: "error", event: string, fields: Record<string, string>) => void;
  /** Time of the mail queue. */
  clock?: Clock;
}) {
  const rest = createRest(db, directory.objects);
  const storage = await createStorage(db, directory.objects, (bucket_id, name) => {
    if (scans && bucket_id === "resumes") scan({ bucket_id, name });
  });
  let mailQueue: MailQueue | null = null;

  async function route(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url);
    const [, service, path = ""] = /^\/(\w+)\/v1\/(.*)$/.exec(pathname) ?? [];
    switch (service) {
      case "rest":
        return await serveRest(request, path);
      case "storage":
        return await serveStorage(request, path);
      case "functions":
        // `verify_jwt = false`: the function itself checks the key.
        return await callFunction(path, request);
      case "mail":
        return await serveMail(request, path);
      case "embedded":
        return await serveStaff(request, path);
      default:
        throw noRoute();
    }
  }

  async function serveRest(request: Request, path: string): Promise<Response> {
    const response = await rest(request, path, roleOf(request, keys));
    if (queueingCalls.test(`${request.method} ${path}`)) mailQueue?.work();
    return response;
  }

  async function serveStorage(request: Request, path: string): Promise<Response> {
    // Files of a public bucket need no key.
    const role = path.startsWith("object/public/") ? null : roleOf(request, keys);
    return await storage(request, path, role);
  }

  async function serveMail(request: Request, path: string): Promise<Response> {
    if (request.method !== "POST" || path !== "emails") throw noRoute();
    requireServiceKey(request);
    return await storeMail(request, directory.outbox);
  }

  /** The operator's commands (operator.ts). */
  async function serveStaff(request: Request, name: string): Promise<Response> {
    requireServiceKey(request);
    if (request.method !== "POST" || !isCommand(name)) throw noRoute();
    const argument = await request.text();
    try {
      return Response.json({ answer: await commands[name](db, directory, argument) });
    } catch (error) {
      if (!(error instanceof messages.DatabaseError)) throw error;
      throw new ServiceError(400, { message: error.message });
    }
  }

  function requireServiceKey({ headers }: Request): void {
    if (bearerOf(headers) === keys.service_role) return;
    throw new ServiceError(401, { message: "API key is invalid" });
  }

  async function respond(request: Request): Promise<Response> {
    try {
      return await route(request);
    } catch (error) {
      if (error instanceof ServiceError) return Response.json(error.body, { status: error.status });
      log("error", "embedded_backend_failed", { reason: String(error).slice(0, 300) });
      return Response.json({ message: "Internal Server Error" }, { status: 500 });
    } finally {
      // Tells the client that the rest of its body is not read.
      if (!request.bodyUsed) await request.body?.cancel();
    }
  }

  /** Calls an edge function with the service key. @returns the status of its answer */
  async function callAsService(name: string, body: object): Promise<number> {
    const headers = { apikey: keys.service_role, "content-type": "application/json" };
    const url = `http://127.0.0.1/functions/v1/${name}`;
    const request = new Request(url, { method: "POST", headers, body: JSON.stringify(body) });
    const response = await respond(request);
    await response.body?.cancel();
    return response.status;
  }

  /** Does the same as the trigger on the hosted bucket (supabase/migrations). */
  async function scan(record: { bucket_id: string; name: string }) {
    const event = { type: "INSERT", schema: "storage", table: "objects", record };
    const status = await callAsService("scanResume", event);
    if (status !== 200) log("error", "scan_failed", { status: String(status) });
  }

  return {
    respond,
    /** Begins to send what waits. The edge functions need their environment first. */
    startMailQueue() {
      mailQueue = createMailQueue({
        call: () => callAsService("mailQueue", {}),
        clock,
        onFailure: (status) => log("error", "mail_queue_failed", { status: String(status) }),
      });
      return mailQueue;
    },
  };
}

const noRoute = () => new ServiceError(404, { message: "no Route matched with those values" });

const bearerOf = (headers: Headers) => headers.get("authorization")?.replace(/^Bearer\s+/i, "");

/** The role of the request's key, which comes in one header or twice. */
function roleOf({ headers }: Request, keys: Record<Role, string>): Role {
  const apikey = headers.get("apikey");
  if (!apikey) throw new ServiceError(401, { message: "No API key found in request" });
  const bearer = bearerOf(headers) ?? apikey;
  for (const role of ["anon", "service_role"] as const) {
    if (apikey === keys[role] && bearer === apikey) return role;
  }
  throw new ServiceError(401, { message: "Invalid API key" });
}

/** Runs an edge function of `supabase/functions/` in this process. */
async function callFunction(name: string, request: Request): Promise<Response> {
  const module = new URL(`functions/${name}/handler.ts`, projectDir);
  const isFile = () => Deno.stat(module).then((info) => info.isFile, () => false);
  if (!/^\w+$/.test(name) || !await isFile()) {
    throw new ServiceError(404, { code: "NOT_FOUND", message: "Requested function was not found" });
  }
  const { handler } = await import(module.href);
  return await handler(request);
}
