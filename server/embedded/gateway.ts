/** The hosted project's front door: which service answers, and who may ask it. */
import type { PGlite } from "@electric-sql/pglite";
import type { DataDirectory } from "./data-directory.ts";
import type { Functions } from "./functions.ts";
import { bearer, BodyTooLarge, json, type Role, sameSecret } from "./http.ts";
import { acceptMail } from "./mail-provider.ts";
import { readReceived } from "./received.ts";
import type { Rest } from "./rest.ts";
import type { Storage } from "./storage.ts";

export interface GatewayOptions {
  db: PGlite;
  directory: DataDirectory;
  rest: Rest;
  storage: Storage;
  functions: Functions;
  /** Of the site, of its functions, of their mail provider, and of the operator's tools. */
  secrets: { key: string; service: string; mail: string; tools: string };
  log: (level: "error", event: string, fields: Record<string, string>) => void;
}

export function createGateway(options: GatewayOptions): (request: Request) => Promise<Response> {
  const { db, directory, rest, storage, functions, secrets } = options;

  async function route(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url);
    const [, service, path = ""] = /^(\/\w+\/v1\/)(.*)$/.exec(pathname) ?? [];
    switch (service) {
      case "/rest/v1/": {
        const role = roleOf(request);
        return role instanceof Response ? role : await rest.handle(request, path, role);
      }
      case "/storage/v1/": {
        // A public bucket's files are for anyone who has the address.
        const role = path.startsWith("object/public/") || roleOf(request);
        return role instanceof Response ? role : await storage.handle(request, path);
      }
      case "/functions/v1/":
        // `verify_jwt = false`: the function itself checks the key.
        return await functions.call(path, request);
      case "/mail/v1/":
        if (path !== "emails" || request.method !== "POST") return noRoute();
        if (!sameSecret(bearer(request), secrets.mail)) {
          return json(401, { message: "API key is invalid" });
        }
        return await acceptMail(request, directory.outbox);
      case "/embedded/v1/":
        if (path !== "received" || request.method !== "GET") return noRoute();
        if (!sameSecret(bearer(request), secrets.tools)) {
          return json(401, { message: "Wrong token" });
        }
        return json(200, await readReceived(db, directory));
      default:
        return noRoute();
    }
  }

  function roleOf(request: Request): Role | Response {
    const apikey = request.headers.get("apikey");
    if (apikey === null) {
      const hint = "No `apikey` request header or url param was found.";
      return json(401, { message: "No API key found in request", hint });
    }
    const authorization = request.headers.get("authorization");
    for (const [role, key] of [["anon", secrets.key], ["service_role", secrets.service]] as const) {
      const known = sameSecret(apikey, key) &&
        (authorization === null || sameSecret(bearer(request), key));
      if (known) return role;
    }
    const hint = "Double check your Supabase `anon` or `service_role` API key.";
    return json(401, { message: "Invalid API key", hint });
  }

  return async (request) => {
    try {
      return await route(request);
    } catch (error) {
      if (error instanceof BodyTooLarge) return json(413, { message: "Payload too large" });
      options.log("error", "embedded_backend_failed", { reason: String(error).slice(0, 300) });
      return json(500, { message: "Internal Server Error" });
    } finally {
      // Whoever sends a body that nobody reads is told so.
      if (!request.bodyUsed) await request.body?.cancel();
    }
  };
}

function noRoute(): Response {
  return json(404, { message: "no Route matched with those values" });
}
