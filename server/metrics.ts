/** Metrics besides Deno's own (docs/deploy.md), without personal data. OTEL_DENO switches them on. */
import { metrics } from "@opentelemetry/api";

const meter = metrics.getMeter("site");

/** Labels: method, route, status, cached. */
export const requestDuration = meter.createHistogram("site.request.duration", { unit: "ms" });

/** Labels: call (method and path without names), status (0 without a response). */
export const backendCalls = meter.createHistogram("site.backend.duration", { unit: "ms" });

/** Seconds that the oldest notice to the firm waits; 0 when none does. */
export const noticeAge = meter.createObservableGauge("site.notice.age", { unit: "s" });

/** How much of the hour's number of mails to visitors and subscribers is used: 1 is all. */
export const mailShare = meter.createObservableGauge("site.mail.share");

/** Seconds since the rows of a table were loaded. Label: table. */
export const catalogAge = meter.createObservableGauge("site.catalog.age", { unit: "s" });

/** Observes both gauges of mail. @param read resolves with null when they are unknown */
export function observeMail(read: () => Promise<{ noticeAge: number; mailShare: number } | null>) {
  meter.addBatchObservableCallback(async (result) => {
    const values = await read();
    if (!values) return;
    result.observe(noticeAge, values.noticeAge);
    result.observe(mailShare, values.mailShare);
  }, [noticeAge, mailShare]);
}
