/** The hosted project's front door: which service answers, and who may ask it. */
import type { PGlite } from "@electric-sql/pglite";
import type { DataDirectory } from "./data-directory.ts";
import type { Functions } from "./functions.ts";
import { bearer, BodyTooLarge, Refusal, type Role, sameSecret } from "./http.ts";
import { acceptMail } from "./mail-provider.ts";
import { readReceived } from "./received.ts";
import { createRest } from "./rest.ts";
import { createStorage } from "./storage.ts";

interface GatewayOptions {
  db: PGlite;
  directory: DataDirectory;
  functions: Functions;
  /** Of the site, of its functions, of their mail provider, and of the operator's tools. */
  secrets: { key: string; service: string; mail: string; tools: string };
  log: (level: "error", event: string, fields: Record<string, string>) => void;
}

export async function createGateway({ db, directory, functions, secrets, log }: GatewayOptions) {
  const rest = await createRest(db);
  const storage = await createStorage(db, directory.objects);

  async function route(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url);
    const [, service, path = ""] = /^\/(\w+)\/v1\/(.*)$/.exec(pathname) ?? [];
    const called = `${request.method} ${service}/${path}`;
    if (service === "rest") return await rest(request, path, roleOf(request));
    if (service === "storage") {
      // A public bucket's files are for anyone who has the address.
      if (!path.startsWith("object/public/")) roleOf(request);
      return await storage(request, path);
    }
    // `verify_jwt = false`: the function itself checks the key.
    if (service === "functions") return await functions.call(path, request);
    if (called === "POST mail/emails") {
      requireToken(request, secrets.mail, "API key is invalid");
      return await acceptMail(request, directory.outbox);
    }
    if (called === "GET embedded/received") {
      requireToken(request, secrets.tools, "Wrong token");
      return Response.json(await readReceived(db, directory));
    }
    throw new Refusal(404, { message: "no Route matched with those values" });
  }

  function roleOf(request: Request): Role {
    const apikey = request.headers.get("apikey");
    if (apikey === null) {
      const hint = "No `apikey` request header or url param was found.";
      throw new Refusal(401, { message: "No API key found in request", hint });
    }
    const isBare = !request.headers.has("authorization");
    for (const [role, key] of [["anon", secrets.key], ["service_role", secrets.service]] as const) {
      if (sameSecret(apikey, key) && (isBare || sameSecret(bearer(request), key))) return role;
    }
    const hint = "Double check your Supabase `anon` or `service_role` API key.";
    throw new Refusal(401, { message: "Invalid API key", hint });
  }

  return async (request: Request): Promise<Response> => {
    try {
      return await route(request);
    } catch (error) {
      if (error instanceof Refusal) return Response.json(error.body, { status: error.status });
      if (error instanceof BodyTooLarge) {
        return Response.json({ message: "Payload too large" }, { status: 413 });
      }
      log("error", "embedded_backend_failed", { reason: String(error).slice(0, 300) });
      return Response.json({ message: "Internal Server Error" }, { status: 500 });
    } finally {
      // Whoever sends a body that nobody reads is told so.
      if (!request.bodyUsed) await request.body?.cancel();
    }
  };
}

function requireToken(request: Request, token: string, message: string) {
  if (!sameSecret(bearer(request), token)) throw new Refusal(401, { message });
}
