/**
 * The services of the hosted backend in this process: PostgreSQL (PGlite) with the migrations and seed
 * of `supabase/`, behind the HTTP API that supabase-js calls.
 */
import type { PGlite } from "@electric-sql/pglite";
import { resolve } from "node:path";
import { setTimeout as elapsed } from "node:timers/promises";
import { openDataDirectory, writeAtomically } from "./data-directory.ts";
import { fullDisk } from "./durable-file-system.ts";
import { hostFunctions } from "./functions.ts";
import { createGateway } from "./gateway.ts";
import { migrate, projectDir } from "./migrate.ts";
import { openCluster } from "./postgres.ts";
import { readReceived } from "./received.ts";

interface EmbeddedOptions {
  dataDir: string;
  /** Virus scanner: `tcp://host:port` of clamd, or the URL of an HTTP scanner. */
  scannerUrl?: string;
  log(level: "info" | "error", event: string, fields: Record<string, string>): void;
  /** Opens the database of a directory. Tests open one in memory. */
  open?: (path: string) => Promise<PGlite>;
}

/**
 * @throws DataDirectoryLocked when another process uses the directory; an Error of one line when the
 * database cannot be used or the disk is full
 */
export function openEmbedded(options: EmbeddedOptions) {
  return start(options).catch((error) => {
    const isFull = /No space left on device/.test(String(error));
    throw isFull ? new Error(fullDisk(resolve(options.dataDir))) : error;
  });
}

async function start({ dataDir, scannerUrl, log, open = openCluster }: EmbeddedOptions) {
  await using opened = new AsyncDisposableStack();

  const directory = opened.use(await openDataDirectory(resolve(dataDir)));
  const db = opened.use(await open(directory.postgres));
  for (const file of await migrate(db)) log("info", "migrated", { file });

  const last = await readTools(directory.tools);
  const secrets = {
    key: last.key ?? `sb_publishable_${randomText()}`,
    service: `sb_secret_${randomText()}`,
    mail: randomText(),
    tools: randomText(),
  };
  const env: Record<string, string> = {};
  const functions = hostFunctions({ directory: new URL("functions/", projectDir), env, log });
  opened.defer(() => functions.close());
  const handle = await createGateway({
    db,
    directory,
    secrets,
    functions,
    scans: scannerUrl !== undefined,
    log,
  });

  const server = listen(last.port, handle);
  // Open calls get one second.
  opened.defer(() => Promise.race([server.shutdown(), elapsed(1_000, undefined, { ref: false })]));
  const url = `http://127.0.0.1:${server.addr.port}`;
  Object.assign(env, {
    SUPABASE_URL: url,
    SUPABASE_ANON_KEY: secrets.key,
    SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: secrets.key }),
    SUPABASE_SERVICE_ROLE_KEY: secrets.service,
    MAIL_API_URL: `${url}/mail/v1/emails`,
    MAIL_API_KEY: secrets.mail,
    ...scannerUrl ? { SCANNER_URL: scannerUrl } : {},
  });
  const tools = { url, key: secrets.key, token: secrets.tools };
  await writeAtomically(directory.tools, JSON.stringify(tools));

  const resources = opened.move();
  const closing = new AbortController();
  return {
    /** Loopback origin, also of public storage URLs. */
    url,
    /** The public key; stays the same for one directory. */
    key: secrets.key,
    isLocal: true,
    /** Same as requests to `url`, without the network. Rejects with a TypeError after `close`. */
    async fetch(input: string | URL | Request, init?: RequestInit): Promise<Response> {
      const request = new Request(input, init);
      const signal = AbortSignal.any([request.signal, closing.signal]);
      signal.throwIfAborted();
      const aborted = Promise.withResolvers<never>();
      const abort = () => aborted.reject(signal.reason);
      signal.addEventListener("abort", abort, { once: true });
      try {
        return await Promise.race([handle(request), aborted.promise]);
      } finally {
        signal.removeEventListener("abort", abort);
      }
    },
    received: () => readReceived(db, directory),
    async close() {
      closing.abort(new TypeError("the embedded backend is closed"));
      await resources.disposeAsync();
    },
  };
}

/** Reuses the port if possible, so that storage URLs of earlier runs stay valid. */
function listen(port: number, handle: (request: Request) => Promise<Response>) {
  const options = { hostname: "127.0.0.1", onListen() {} };
  try {
    return Deno.serve({ ...options, port }, handle);
  } catch (error) {
    if (!(error instanceof Deno.errors.AddrInUse)) throw error;
    return Deno.serve({ ...options, port: 0 }, handle);
  }
}

/** Port and key of the last run, if they are valid. */
async function readTools(file: string): Promise<{ port: number; key?: string }> {
  try {
    const { url, key } = JSON.parse(await Deno.readTextFile(file));
    const port = Number(new URL(url).port);
    return { port, key: /^sb_publishable_[\w-]{32}$/.test(key) ? key : undefined };
  } catch {
    return { port: 0 };
  }
}

function randomText(): string {
  return crypto.getRandomValues(new Uint8Array(24)).toBase64({ alphabet: "base64url" });
}
