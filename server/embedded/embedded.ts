/**
 * The hosted backend's services inside this process: PostgreSQL (PGlite) with the migrations and the
 * seed of `supabase/`, behind the wire protocol that supabase-js speaks.
 */
import { resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { openDataDirectory, openTemporaryDirectory, writeWhole } from "./data-directory.ts";
import { hostFunctions } from "./functions.ts";
import { createGateway } from "./gateway.ts";
import { migrate } from "./migrate.ts";
import { openCluster, openMemory } from "./postgres.ts";
import { readReceived, type Received } from "./received.ts";
import { createRest } from "./rest.ts";
import { createStorage } from "./storage.ts";

export interface EmbeddedOptions {
  /** A folder, held by one process at a time; or `memory://`, which forgets everything on close. */
  dataDir: string;
  /** Migrations, seed and functions; the project's own by default. */
  supabaseDir?: URL | string;
  log: Log;
  /** Loopback port; 0, the default, takes the one of the last run where it is still free. */
  port?: number;
}

type Log = (
  level: "debug" | "info" | "warn" | "error",
  event: string,
  fields?: Record<string, string | number>,
) => void;

export interface Embedded {
  /** Loopback origin. `getPublicUrl` builds on it. */
  url: string;
  /** The public key, the same at each start on one folder. */
  key: string;
  isLocal: true;
  /** Answers without the network what `url` answers over it. Rejects as a network would when closed. */
  fetch: typeof fetch;
  /** What `deno task inbox` prints. */
  received(): Promise<Received>;
  close(): Promise<void>;
}

const memory = "memory://";

/**
 * @throws DataDirectoryBusy when another process has the folder; an Error of one line when the
 * database in it cannot be used.
 */
export async function openEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const supabaseDir = folderUrl(
    options.supabaseDir ?? new URL("../../supabase/", import.meta.url),
  );
  await using opened = new AsyncDisposableStack();

  const directory = options.dataDir === memory
    ? await openTemporaryDirectory()
    : await openDataDirectory(resolve(options.dataDir));
  opened.defer(() => directory.release());

  const cache = fileURLToPath(new URL("../.data/", supabaseDir));
  const db = options.dataDir === memory
    ? await openMemory(supabaseDir, cache)
    : await openCluster(directory.postgres);
  opened.defer(() => db.close());
  for (const file of await migrate(db, supabaseDir)) options.log("info", "migrated", { file });

  const last = await readTools(directory.tools);
  const secrets = {
    key: last.key ?? `sb_publishable_${randomText()}`,
    service: `sb_secret_${randomText()}`,
    mail: randomText(),
    tools: randomText(),
  };
  const functionEnv: Record<string, string> = {};
  const functions = hostFunctions({
    directory: new URL("functions/", supabaseDir),
    env: functionEnv,
    log: options.log,
  });
  opened.defer(() => functions.close());
  const handle = createGateway({
    db,
    directory,
    secrets,
    functions,
    rest: await createRest(db),
    storage: await createStorage(db, directory.objects),
    log: options.log,
  });

  const server = listen(options.port || Number(last.url?.port ?? 0), handle);
  opened.defer(() => shutdown(server));
  const url = `http://127.0.0.1:${server.addr.port}`;
  Object.assign(functionEnv, {
    SUPABASE_URL: url,
    SUPABASE_ANON_KEY: secrets.key,
    SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: secrets.key }),
    SUPABASE_SERVICE_ROLE_KEY: secrets.service,
    MAIL_API_URL: `${url}/mail/v1/emails`,
    MAIL_API_KEY: secrets.mail,
  });
  const tools = JSON.stringify({ url, key: secrets.key, token: secrets.tools });
  await writeWhole(directory.tools, new TextEncoder().encode(tools), 0o600);

  const resources = opened.move();
  const closing = new AbortController();
  return {
    url,
    key: secrets.key,
    isLocal: true,
    async fetch(input, init) {
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
      if (closing.signal.aborted) return;
      closing.abort(new TypeError("the embedded backend is closed"));
      await resources.disposeAsync();
    },
  };
}

/** The same port again where possible, so that file addresses from earlier runs stay true. */
function listen(port: number, handle: (request: Request) => Promise<Response>) {
  const options = { hostname: "127.0.0.1", onListen() {} };
  try {
    return Deno.serve({ ...options, port }, handle);
  } catch (error) {
    if (!(error instanceof Deno.errors.AddrInUse)) throw error;
    return Deno.serve({ ...options, port: 0 }, handle);
  }
}

/** What the last run wrote, as far as it can be used again. */
async function readTools(file: string): Promise<{ url?: URL; key?: string }> {
  try {
    const { url, key } = JSON.parse(await Deno.readTextFile(file));
    return { url: new URL(url), key: /^sb_publishable_[\w-]{32}$/.test(key) ? key : undefined };
  } catch {
    return {};
  }
}

/** Calls under way get a second. */
async function shutdown(server: Deno.HttpServer): Promise<void> {
  const force = new AbortController();
  const timer = setTimeout(() => force.abort(), 1_000);
  const forced = new Promise<void>((done) => force.signal.addEventListener("abort", () => done()));
  await Promise.race([server.shutdown(), forced]);
  clearTimeout(timer);
}

function folderUrl(folder: URL | string): URL {
  const path = folder instanceof URL ? fileURLToPath(folder) : folder;
  return pathToFileURL(`${resolve(path)}/`);
}

function randomText(): string {
  return crypto.getRandomValues(new Uint8Array(24)).toBase64({ alphabet: "base64url" });
}
