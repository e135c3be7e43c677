/** Routes requests to the services of the embedded backend and checks their keys. */
import type { PGlite } from "@electric-sql/pglite";
import { Buffer } from "node:buffer";
import { timingSafeEqual } from "node:crypto";
import type { DataDirectory } from "./data-directory.ts";
import type { Functions } from "./functions.ts";
import { type Role, ServiceError } from "./service.ts";
import { storeMail } from "./mail-provider.ts";
import { readReceived } from "./received.ts";
import { createRest } from "./rest.ts";
import { createStorage } from "./storage.ts";

export async function createGateway({ db, directory, functions, secrets, scans, log }: {
  db: PGlite;
  directory: DataDirectory;
  functions: Functions;
  /** Keys of the site, its functions, the mail provider and the operator's tools. */
  secrets: { key: string; service: string; mail: string; tools: string };
  /** Whether a scanner is configured. If so, uploads call `scanResume`. */
  scans: boolean;
  log: (level: "error", event: string, fields: Record<string, string>) => void;
}) {
  const rest = await createRest(db);
  const storage = await createStorage(db, directory.objects, (bucket_id, name) => {
    if (scans && bucket_id === "resumes") scan({ bucket_id, name });
  });

  /** Does the same as the trigger on the hosted bucket (supabase/migrations). */
  async function scan(record: { bucket_id: string; name: string }) {
    const body = JSON.stringify({ type: "INSERT", schema: "storage", table: "objects", record });
    const headers = { apikey: secrets.service, "content-type": "application/json" };
    const url = "http://127.0.0.1/functions/v1/scanResume";
    const request = new Request(url, { method: "POST", headers, body });
    const { status } = await functions.call("scanResume", request);
    if (status !== 200) log("error", "scan_failed", { status: String(status) });
  }

  async function route(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url);
    const [, service, path = ""] = /^\/(\w+)\/v1\/(.*)$/.exec(pathname) ?? [];
    const called = `${request.method} ${service}/${path}`;
    if (service === "rest") return await rest(request, path, roleOf(request));
    if (service === "storage") {
      // Files of a public bucket need no key.
      const role = path.startsWith("object/public/") ? null : roleOf(request);
      return await storage(request, path, role);
    }
    // `verify_jwt = false`: the function itself checks the key.
    if (service === "functions") return await functions.call(path, request);
    if (called === "POST mail/emails") {
      if (!isBearer(request, secrets.mail)) throw unauthorized("API key is invalid");
      return await storeMail(request, directory.outbox);
    }
    if (called === "GET embedded/received") {
      if (!isBearer(request, secrets.tools)) throw unauthorized("Wrong token");
      return Response.json(await readReceived(db, directory));
    }
    throw new ServiceError(404, { message: "no Route matched with those values" });
  }

  function roleOf(request: Request): Role {
    const apikey = request.headers.get("apikey");
    if (apikey === null) {
      throw unauthorized(
        "No API key found in request",
        "No `apikey` request header or url param was found.",
      );
    }
    const isBare = !request.headers.has("authorization");
    for (const [role, key] of [["anon", secrets.key], ["service_role", secrets.service]] as const) {
      if (isSame(apikey, key) && (isBare || isBearer(request, key))) return role;
    }
    throw unauthorized(
      "Invalid API key",
      "Double check your Supabase `anon` or `service_role` API key.",
    );
  }

  return async (request: Request): Promise<Response> => {
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
  };
}

const unauthorized = (message: string, hint?: string) => new ServiceError(401, { message, hint });

function isBearer(request: Request, secret: string): boolean {
  return isSame(request.headers.get("authorization")?.replace(/^Bearer\s+/i, "") ?? "", secret);
}

/** Compares in constant time. */
function isSame(sent: string, secret: string): boolean {
  const [a, b] = [Buffer.from(sent), Buffer.from(secret)];
  return a.length === b.length && timingSafeEqual(a, b);
}
