/** The container's health check: exits 0 when the process answers on its port. */
const port = Deno.env.get("PORT") ?? "8000";
const response = await fetch(`http://127.0.0.1:${port}/healthz`, {
  signal: AbortSignal.timeout(2_000),
}).catch(() => null);
Deno.exit(response?.ok ? 0 : 1);
