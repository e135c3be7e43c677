/**
 * What `OTEL_DENO=true` tells besides Deno's own measurements (docs/deploy.md): never what was
 * typed and never who asked. Without it these do nothing.
 */
import { metrics } from "@opentelemetry/api";

const meter = metrics.getMeter("site");

/** With method, route, status and whether it was at hand; a form's status says how it went. */
export const answers = meter.createHistogram("site.answer.duration", { unit: "ms" });

/** With call and status, which is 0 when none came. */
export const backendCalls = meter.createHistogram("site.backend.duration", { unit: "ms" });

/** Seconds since the backend last sent a table's rows, by table. */
export const catalogAge = meter.createObservableGauge("site.catalog.age", { unit: "s" });

/** The part of a path that is the same for all of its kind: no slug, no file's name. */
export function routeLabel(path: string, segments: number): string {
  return path.split("/", segments + 1).join("/");
}
