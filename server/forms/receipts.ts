/**
 * Values of the query parameter that confirms a plain POST after its 303, for example
 * `?sent=mhx2k9q0-…`. They are signed, so that no other address says that a form was sent.
 */
import { createHmac, timingSafeEqual } from "node:crypto";
import { Buffer } from "node:buffer";
import { forms } from "../../content/forms/index.ts";
import type { Receipt } from "../../client/request-context.ts";

/** Then a bookmark or the history shows the empty form again. */
const maxAgeMs = 10 * 60_000;

export type Receipts = ReturnType<typeof createReceipts>;

/**
 * @param secret the same in all processes of the site
 * @param now milliseconds since 1970
 */
export function createReceipts(secret: string, now: () => number = Date.now) {
  const sign = (form: string, time: string) =>
    createHmac("sha256", secret).update(`receipt ${form} ${time}`).digest().subarray(0, 16);

  return {
    /** @param form id of a form that was stored now */
    create(form: string): string {
      const time = now().toString(36);
      return `${time}-${sign(form, time).toString("base64url")}`;
    },

    /** The receipt in the query of a page; null without a valid one. */
    read(search: URLSearchParams): Receipt | null {
      for (const { id, outcome } of forms) {
        const [time = "", signature = ""] = splitOnce(search.get(outcome) ?? "");
        const sentAt = parseInt(time, 36);
        const isRecent = sentAt <= now() && now() - sentAt < maxAgeMs;
        if (isRecent && isEqual(Buffer.from(signature, "base64url"), sign(id, time))) {
          return { form: id, sentAt, parameter: outcome };
        }
      }
      return null;
    },
  };
}

/** A signature may contain hyphens. */
function splitOnce(value: string): string[] {
  const end = value.indexOf("-");
  return end < 0 ? [] : [value.slice(0, end), value.slice(end + 1)];
}

function isEqual(one: Buffer, other: Buffer): boolean {
  return one.length === other.length && timingSafeEqual(one, other);
}
