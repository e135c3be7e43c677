/** Metrics besides Deno's own (docs/deploy.md), without personal data. OTEL_DENO switches them on. */
import { metrics } from "@opentelemetry/api";

const meter = metrics.getMeter("site");

/** Labels: method, route, status, cached. */
export const requestDuration = meter.createHistogram("site.request.duration", { unit: "ms" });

/** Labels: call (method and path without names), status (0 without a response). */
export const backendCalls = meter.createHistogram("site.backend.duration", { unit: "ms" });

/** Seconds since the rows of a table were loaded. Label: table. */
export const catalogAge = meter.createObservableGauge("site.catalog.age", { unit: "s" });
