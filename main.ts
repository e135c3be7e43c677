/** Environment -> backend -> app -> serve -> shutdown. */
import { setTimeout as elapsed } from "node:timers/promises";
import { type App, createApp } from "./server/app.ts";
import { openBackend } from "./server/backend/open-backend.ts";
import { configWarnings, type Env, parseEnv, readVariables } from "./server/env.ts";
import { openSpoolFile } from "./server/forms/spool-file.ts";
import { readAssets } from "./server/runtime/http/assets.ts";
import { listen } from "./server/runtime/http/listen.ts";
import { createLineQueue, toStandardOutput } from "./server/runtime/limits/line-queue.ts";
import { createLog, droppedLinesWarning, type Log, reason } from "./server/log.ts";

/**
 * Milliseconds for open requests and mails at shutdown. The longest is an application: two uploads,
 * its row and its mails, each limited by the timeout of a call.
 */
const drainTimeoutMs = 60_000;

/** Milliseconds for the last lines of the log. */
const logTimeoutMs = 1_000;

/** Ignore duplicate signals within this window: a terminal signals every process of a task. */
const sameSignalMs = 500;

try {
  // Tasks for a developer's machine pass `--local`.
  const env = parseEnv(readVariables(), Deno.args.includes("--local") ? "embedded" : "none");
  const lines = createLineQueue({ send: toStandardOutput, droppedWarning: droppedLinesWarning });
  const log = createLog(env.logLevel, lines.write);
  const backend = await openBackend(env.backend, log);
  const assets = await readAssets(
    new URL("./client/dist/", import.meta.url),
    new URL("./static/", import.meta.url),
  );
  const app = createApp({ env, backend: backend.address, assets, log });
  const listener = serve(env, app, log);
  for (const warning of configWarnings(env)) log.warn("config_warning", { reason: warning });

  let stopping: number | undefined;
  const stop = async (signal: string) => {
    if (stopping !== undefined) {
      if (performance.now() - stopping > sameSignalMs) Deno.exit(1);
      return;
    }
    stopping = performance.now();
    log.info("stopping", { signal });
    app.markNotReady();
    await elapsed(env.shutdownGraceMs);
    app.refuseForms();
    const isDrained = await Promise.race([
      listener.shutdown().then(app.backgroundCallsEnded).then(() => true),
      elapsed(drainTimeoutMs, false),
    ]);
    await backend.close();
    if (isDrained) log.info("stopped");
    else log.error("cut_off", { reason: "open requests did not end in time" });
    await lines.flush(logTimeoutMs);
    Deno.exit(isDrained ? 0 : 1);
  };
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    Deno.addSignalListener(signal, () => stop(signal));
  }
  // After the signals: a process that is asked to stop as soon as it listens stops in order.
  await checkSpoolFolder(env.spoolFolder, log);
} catch (error) {
  console.error(error instanceof Error ? error.message : reason(error));
  Deno.exit(1);
}

/** Without the folder no application is accepted, but pages and the other forms are served. */
async function checkSpoolFolder(folder: string, log: Log): Promise<void> {
  try {
    using _ = await openSpoolFile(folder);
  } catch (error) {
    log.error("spool_folder_unusable", { reason: `SPOOL_DIR ${folder}: ${reason(error)}` });
  }
}

/** @throws Error that names the setting when the address cannot be listened on */
function serve({ host, port, siteUrl }: Env, app: App, log: Log) {
  const onListen = (at: Deno.NetAddr) =>
    log.info("listening", { hostname: at.hostname, port: at.port, site: siteUrl });
  const options = { hostname: host, port, onListen };
  try {
    return listen(options, app, (error) => log.exception("connection_refused", error));
  } catch (error) {
    throw new Error(`HOST ${host} and PORT ${port} cannot be listened on: ${reason(error)}`);
  }
}
