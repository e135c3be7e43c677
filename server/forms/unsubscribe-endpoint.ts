/**
 * POST /unsubscribe?token=…: takes a subscriber from the newsletter. Mail providers send it without
 * Origin and with one click (RFC 8058), so the token alone decides. It stands in no log and no cache.
 */
import {
  isToken,
  outcomeParameter,
  tokenParameter,
  type UnsubscribeOutcome,
} from "../../client/pages/unsubscribe-link.ts";
import { unsubscribePage } from "../../content/pages/unsubscribe.ts";
import { paths } from "../../content/paths.ts";
import { errorFields } from "../backend/backend-error.ts";
import type { Backend } from "../backend/client.ts";
import type { Log } from "../log.ts";
import { createRateLimit } from "../runtime/limits/rate-limit.ts";
import type { SecurityHeaders } from "../runtime/http/security-headers.ts";

/** Wrong tokens from one address. A mail provider sends right ones for many people. */
export const guessLimit = { tokens: 30, periodMs: 10 * 60_000 };

const statuses = { left: 200, wrong: 404, failed: 503, tooMany: 429 } as const;

export function createUnsubscribeEndpoint({ backend, security, log, now }: {
  backend: Backend | null;
  security: SecurityHeaders;
  log: Log;
  now?: () => number;
}) {
  const guesses = createRateLimit({ ...guessLimit, now });

  async function unsubscribe(token: string, address: string | null): Promise<UnsubscribeOutcome> {
    if (!backend) return "failed";
    let isLeft = false;
    if (isToken(token)) {
      const { data, error } = await backend.client.rpc("unsubscribe", { token });
      if (error || typeof data !== "boolean") {
        log.error("subscriber_not_removed", errorFields(error));
        return "failed";
      }
      isLeft = data;
    }
    if (!isLeft) guesses.tryConsume(address);
    return isLeft ? "left" : "wrong";
  }

  /** @param address of the client; null when unknown */
  return async (request: Request, address: string | null): Promise<Response> => {
    // What is sent besides the token says nothing.
    await request.body?.cancel();
    const token = new URL(request.url).searchParams.get(tokenParameter) ?? "";
    const wait = guesses.retryAfter(address);
    const outcome = wait > 0 ? "tooMany" : await unsubscribe(token, address);
    const headers: Record<string, string> = { ...security.sandboxed, "cache-control": "no-store" };
    if (wait > 0) headers["retry-after"] = String(wait);

    const isFromPage = request.headers.get("accept")?.includes("text/html");
    if (!isFromPage || outcome === "tooMany") {
      headers["content-type"] = "text/plain; charset=utf-8";
      const text = unsubscribePage.answers[outcome];
      return new Response(`${text}\n`, { status: statuses[outcome], headers });
    }
    const query = new URLSearchParams({ [outcomeParameter]: outcome });
    // Only the button that is pressed again needs the token.
    if (outcome === "failed") query.set(tokenParameter, token);
    headers.location = `${paths.unsubscribe}?${query}`;
    return new Response(null, { status: 303, headers });
  };
}
