/** Limits of one visitor: open requests, downloads, and responses that are rendered for each request. */
import type { Next } from "hono";
import { previewParameter } from "../client/catalog/queries.ts";
import { paths } from "../content/paths.ts";
import type { AppRequest } from "./app-context.ts";
import type { TextResponse } from "./runtime/http/text-response.ts";
import { createOpenRequestLimit } from "./runtime/limits/open-requests.ts";
import { createRateLimit, type RateLimit } from "./runtime/limits/rate-limit.ts";

/** Open requests of one visitor behind a proxy. */
export const openRequestLimit = 100;

/** Submissions of each form from one address: a whole agency may share it. */
export const submissionLimit = { tokens: 30, periodMs: 10 * 60_000 };

/** Searches, previews, and responses with 404 or 503 for one address: their input can be invented. */
export const renderLimit = { ...submissionLimit, tokens: 4 * submissionLimit.tokens };

/** Requests for large files from one address: a proxy may hold a connection for each unread one. */
export const downloadLimit = { ...submissionLimit, tokens: 20 * submissionLimit.tokens };

const inventedPaths: string[] = [
  paths.search,
  ...["search", "nearest", "service-draft", "commitments-draft"].map(paths.data),
];

/** Middleware, one function for each limit. Without a trusted proxy, one address may stand for all visitors. */
export function createVisitorLimits({ trustProxy, addressOf, textResponse, now }: {
  /** Number of proxies in front. */
  trustProxy: number;
  addressOf(context: AppRequest): string | null;
  textResponse: TextResponse;
  now(): number;
}) {
  const open = createOpenRequestLimit(openRequestLimit);
  const downloads = createRateLimit({ ...downloadLimit, now });
  const renders = createRateLimit({ ...renderLimit, now });

  function tooMany(limit: RateLimit, address: string | null): Response {
    const headers = { "retry-after": String(limit.retryAfter(address)) };
    return textResponse(429, "Too many requests. Please wait a moment and try again.", headers);
  }

  function isWithinOpenLimit(context: AppRequest): boolean {
    const { connection } = context.env;
    if (trustProxy === 0 || !connection) return true;
    return open.tryOpen(addressOf(context), connection.completed);
  }

  return {
    async openRequests(context: AppRequest, next: Next) {
      if (isWithinOpenLimit(context)) return await next();
      const headers = { "retry-after": "1" };
      return textResponse(429, "Too many requests at once. Please wait a moment.", headers);
    },

    async downloads(context: AppRequest, next: Next) {
      const address = addressOf(context);
      if (trustProxy === 0 || downloads.tryConsume(address)) return await next();
      return tooMany(downloads, address);
    },

    /** Over the limit, searches, previews and error pages become one line of text. */
    async renders(context: AppRequest, next: Next) {
      const address = addressOf(context);
      const isInvented = canBeInvented(context.req);
      if (isInvented && !renders.tryConsume(address)) return tooMany(renders, address);
      await next();
      const isError = context.res.status === 404 || context.res.status === 503;
      if (isInvented || !isError || renders.tryConsume(address)) return;
      context.res = undefined;
      context.res = tooMany(renders, address);
    },
  };
}

/** Whether the visitor may have invented what the response depends on. */
function canBeInvented(request: AppRequest["req"]): boolean {
  if (request.query(previewParameter) !== undefined) return true;
  if (!inventedPaths.includes(request.path)) return false;
  return Boolean(request.query("q") || request.query("type"));
}
