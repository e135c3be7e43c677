/** Responses in memory by path and query. Hits are served before routing (docs/decisions/pages.md). */
import type { MiddlewareHandler } from "hono";
import { LRUCache } from "lru-cache";
import { hasValidHost, isTooLong } from "../http/request-target.ts";
import { CachedResponse, type Content } from "./cached-response.ts";

export interface CacheValidator {
  /** Called for every request, so it must be cheap. */
  isCurrent(): boolean;
}

export const alwaysCurrent: CacheValidator = { isCurrent: () => true };

interface Entry {
  response: CachedResponse;
  validator: CacheValidator;
}

/** Approximate bytes. Queries can be invented, so they never evict responses without a query. */
const defaultSizes = { plain: 24 * 1024 * 1024, query: 4 * 1024 * 1024 };

export class ResponseCache {
  readonly #plain: LRUCache<string, Entry>;
  readonly #query: LRUCache<string, Entry>;
  readonly #pending = new Map<string, Promise<CachedResponse>>();

  /** Origin whose Host header was last found valid. */
  #origin = "";

  constructor({ plain, query } = defaultSizes) {
    const sizeCalculation = ({ response }: Entry) => response.size;
    this.#plain = new LRUCache({ maxSize: plain, sizeCalculation });
    this.#query = new LRUCache({ maxSize: query, sizeCalculation });
  }

  /** Serves hits, sets `isCached` for them, and passes everything else on. */
  readonly middleware: MiddlewareHandler<{ Variables: { isCached?: boolean } }> = async (
    context,
    next,
  ) => {
    const found = this.find(context.req.raw);
    if (!found) return await next();
    context.set("isCached", true);
    return await found;
  };

  /** The response to a GET or HEAD request, if a valid one is cached. */
  find(request: Request): Response | Promise<Response> | undefined {
    const { method, url } = request;
    if (method !== "GET" && method !== "HEAD" || isTooLong(request)) return;
    const start = url.indexOf("/", 8);
    const key = url.slice(start);
    const entry = this.#entriesFor(key).get(key);
    if (!entry?.validator.isCurrent()) return;
    const origin = url.slice(0, start);
    if (origin !== this.#origin) {
      if (!hasValidHost(request)) return;
      this.#origin = origin;
    }
    return entry.response.respondTo(request);
  }

  /**
   * Responds from the cache, and creates what is missing there. Concurrent calls share one `create`.
   *
   * @param key path, with the query if the response depends on it
   */
  async respond(
    request: Request,
    key: string,
    validator: CacheValidator,
    create: () => Promise<Content>,
  ): Promise<Response> {
    const entries = this.#entriesFor(key);
    const found = entries.get(key);
    if (found?.validator.isCurrent()) return await found.response.respondTo(request);
    const pending = this.#pending.get(key) ??
      create().then((content) => {
        const response = new CachedResponse(content);
        entries.set(key, { response, validator });
        return response;
      }).finally(() => this.#pending.delete(key));
    this.#pending.set(key, pending);
    return await (await pending).respondTo(request);
  }

  #entriesFor(key: string): LRUCache<string, Entry> {
    return key.includes("?") ? this.#query : this.#plain;
  }
}
