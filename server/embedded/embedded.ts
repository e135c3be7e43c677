/**
 * The services of the hosted backend in this process: PostgreSQL (PGlite) with the migrations and seed
 * of `supabase/`, behind the HTTP API that supabase-js calls.
 */
import type { PGlite } from "@electric-sql/pglite";
import type { Clock } from "../runtime/cache/swr-cache.ts";
import { resolve } from "node:path";
import { setTimeout as elapsed } from "node:timers/promises";
import { openDataDirectory, writeAtomically } from "./data-directory.ts";
import { createGateway } from "./gateway.ts";
import { migrate } from "./migrate.ts";
import { openCluster } from "./postgres.ts";
import { readReceived } from "./received.ts";
import type { Role } from "./service.ts";

interface EmbeddedOptions {
  dataDir: string;
  /** Virus scanner: `tcp://host:port` of clamd, or the URL of an HTTP scanner. */
  scannerUrl?: string;
  /** A mail provider. Without one, mails become files, which `deno task inbox` shows. */
  mail?: { url: string; key: string };
  /** Time of the mail queue. */
  clock?: Clock;
  log(level: "info" | "error", event: string, fields: Record<string, string>): void;
  /** Opens the database of a directory. Tests open one in memory. */
  open?: (path: string) => Promise<PGlite>;
}

/** @throws Error of one line when the directory or the database cannot be used */
export async function openEmbedded(options: EmbeddedOptions) {
  const { dataDir, scannerUrl, log, clock, open = openCluster } = options;
  await using opened = new AsyncDisposableStack();

  const directory = opened.use(await openDataDirectory(resolve(dataDir)));
  const db = opened.use(await open(directory.postgres));
  for (const file of await migrate(db)) log("info", "migrated", { file });

  const keys = {
    anon: `sb_publishable_${randomText()}`,
    service_role: `sb_secret_${randomText()}`,
  };
  const { respond, startMailQueue } = await createGateway({
    db,
    directory,
    keys,
    scans: scannerUrl !== undefined,
    log,
    clock,
  });
  const server = await listen(directory.tools, respond);
  // Open calls get one second.
  opened.defer(() => Promise.race([server.shutdown(), elapsed(1_000, undefined, { ref: false })]));
  const url = `http://127.0.0.1:${server.addr.port}`;
  // Links to resumes begin with it (private.resume_url).
  await db.query("select set_config('project.url', $1, false)", [url]);
  setFunctionVariables(url, keys, options);
  await writeAtomically(directory.tools, JSON.stringify({ url, token: keys.service_role }));
  const mailQueue = startMailQueue();
  opened.defer(() => mailQueue.stop());

  const resources = opened.move();
  return {
    /** Loopback origin, also of public storage URLs. */
    url,
    /** The public key; each start makes a new one. */
    key: keys.anon,
    isLocal: true,
    /** Same as requests to `url`, without the network. */
    fetch: (input: string | URL | Request, init?: RequestInit) => respond(new Request(input, init)),
    received: () => readReceived(db, directory),
    close: () => resources.disposeAsync(),
  };
}

/** The edge functions run in this process, and read its environment. */
function setFunctionVariables(
  url: string,
  keys: Record<Role, string>,
  { scannerUrl, mail }: EmbeddedOptions,
): void {
  const { url: mailUrl, key: mailKey } = mail ??
    { url: `${url}/mail/v1/emails`, key: keys.service_role };
  Deno.env.set("SUPABASE_URL", url);
  Deno.env.set("SUPABASE_ANON_KEY", keys.anon);
  Deno.env.set("SUPABASE_SERVICE_ROLE_KEY", keys.service_role);
  Deno.env.set("MAIL_API_URL", mailUrl);
  Deno.env.set("MAIL_API_KEY", mailKey);
  if (scannerUrl) Deno.env.set("SCANNER_URL", scannerUrl);
}

/** Reuses the port of the last run if it is free, so that its storage URLs stay valid. */
async function listen(tools: string, handle: (request: Request) => Promise<Response>) {
  const options = { hostname: "127.0.0.1", onListen() {} };
  try {
    const { url } = JSON.parse(await Deno.readTextFile(tools));
    return Deno.serve({ ...options, port: Number(new URL(url).port) }, handle);
  } catch {
    return Deno.serve({ ...options, port: 0 }, handle);
  }
}

function randomText(): string {
  return crypto.getRandomValues(new Uint8Array(24)).toBase64({ alphabet: "base64url" });
}
