/** Responses in memory by path and query. Hits are served before routing (docs/decisions/pages.md). */
import type { MiddlewareHandler } from "hono";
import { LRUCache } from "lru-cache";
import { hasValidHost, isTooLong } from "../http/request-target.ts";
import { CachedResponse, type Content } from "./cached-response.ts";

/** Says whether the data behind a response is unchanged. */
export interface CacheValidator {
  /** Called for every request, so it must be cheap. */
  isCurrent(): boolean;
}

/** Validator of responses without data. */
export const always: CacheValidator = { isCurrent: () => true };

interface Entry {
  response: CachedResponse;
  validator: CacheValidator;
}

/** Approximate bytes. Queries can be invented, so they never evict responses without a query. */
const defaultSizes = { plain: 24 * 1024 * 1024, query: 4 * 1024 * 1024 };

interface RequestEnv {
  Variables: {
    /** Whether the response cache answered the request. */
    isCached?: boolean;
  };
}

export class ResponseCache {
  readonly #plain: LRUCache<string, Entry>;
  readonly #query: LRUCache<string, Entry>;
  readonly #pending = new Map<
    string,
    { validator: CacheValidator; response: Promise<CachedResponse> }
  >();

  /** Origin whose Host header was last found valid. */
  #origin = "";

  constructor({ plain, query } = defaultSizes) {
    const sizeCalculation = ({ response }: Entry) => response.size;
    this.#plain = new LRUCache({ maxSize: plain, sizeCalculation });
    this.#query = new LRUCache({ maxSize: query, sizeCalculation });
  }

  /** Serves hits and passes everything else on. */
  readonly middleware: MiddlewareHandler<RequestEnv> = async (context, next) => {
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

  /** @param key path, with the query if the response depends on it. Concurrent calls share one `create`. */
  async getOrCreate(
    key: string,
    validator: CacheValidator,
    create: () => Promise<Content>,
  ): Promise<CachedResponse> {
    const entries = this.#entriesFor(key);
    const found = entries.get(key);
    if (found?.validator.isCurrent()) return found.response;
    const pending = this.#pending.get(key);
    if (pending?.validator.isCurrent()) return await pending.response;
    const response = create().then((content) => new CachedResponse(content));
    const mine = { validator, response };
    this.#pending.set(key, mine);
    try {
      entries.set(key, { response: await response, validator });
      return await response;
    } finally {
      if (this.#pending.get(key) === mine) this.#pending.delete(key);
    }
  }

  #entriesFor(key: string): LRUCache<string, Entry> {
    return key.includes("?") ? this.#query : this.#plain;
  }
}
