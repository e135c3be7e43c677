/** Environment -> backend -> app -> serve -> shutdown. */
import { createApp } from "./server/app.ts";
import { readAssets } from "./server/http/assets.ts";
import { openBackend } from "./server/backend/open.ts";
import { EnvError, parseEnv } from "./server/env.ts";
import { createLog, reason } from "./server/log.ts";

/** Milliseconds that requests and mails under way get when the process is asked to stop. */
const drainDeadline = 5_000;

try {
  // `--local` is how the tasks say "a developer's machine": without a URL, use the embedded backend.
  const env = parseEnv(Deno.env.toObject(), Deno.args.includes("--local") ? "embedded" : "none");
  const log = createLog(env.logLevel);
  const backend = await openBackend(env.backend, log);
  const assets = await readAssets(
    new URL("./client/dist/", import.meta.url),
    new URL("./static/", import.meta.url),
  );
  const app = createApp({ env, backend: backend.address, assets, log });
  const server = Deno.serve({
    hostname: env.host,
    port: env.port,
    automaticCompression: true,
    onListen: ({ hostname, port }) => log.info("listening", { hostname, port, site: env.siteUrl }),
  }, app);

  const stop = async (signal: string) => {
    log.info("stopping", { signal });
    const deadline = new Promise((resolve) => setTimeout(resolve, drainDeadline));
    await Promise.race([server.shutdown().then(() => app.settle()), deadline]);
    await backend.close();
    log.info("stopped");
    Deno.exit(0);
  };
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    Deno.addSignalListener(signal, () => stop(signal));
  }
} catch (error) {
  console.error(error instanceof EnvError ? error.message : reason(error));
  Deno.exit(1);
}
