/** The container's health check: exits 0 when `/healthz` responds. */
const response = await fetch(`http://127.0.0.1:${Deno.env.get("PORT") || "8000"}/healthz`, {
  signal: AbortSignal.timeout(2_000),
}).catch(() => null);
Deno.exit(response?.ok ? 0 : 1);
