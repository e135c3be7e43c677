/**
 * Responses in memory, by address: pages, files, data. Hits are answered before routing, for as long
 * as they are valid (docs/decisions/pages.md).
 */
import type { MiddlewareHandler } from "hono";
import { LRUCache } from "lru-cache";
import { isHost } from "../http/request-target.ts";
import { CachedResponse, compact, type Content } from "./cached-response.ts";

/** Tells whether what a response was made from is still the same. */
export interface CacheValidator {
  /** Called at every request, so it must be cheap. */
  isCurrent(): boolean;
}

interface Entry {
  response: CachedResponse;
  validator: CacheValidator;
}

/** Bytes, about. Queries can be invented, so they have room of their own and displace nothing else. */
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
  readonly #making = new Map<
    string,
    { validator: CacheValidator; response: Promise<CachedResponse> }
  >();
  #host = "";

  constructor({ plain, query } = defaultSizes) {
    const sizeCalculation = ({ response }: Entry) => response.size;
    this.#plain = new LRUCache({ maxSize: plain, sizeCalculation });
    this.#query = new LRUCache({ maxSize: query, sizeCalculation });
  }

  /** Answers hits; everything else goes on. */
  readonly middleware: MiddlewareHandler<RequestEnv> = async (context, next) => {
    const found = this.find(context.req.raw);
    if (!found) return await next();
    context.set("isCached", true);
    return await found;
  };

  /** The response to a GET or HEAD, if there is a valid one. */
  find(request: Request): Response | Promise<Response> | undefined {
    const { method, url } = request;
    if (method !== "GET" && method !== "HEAD") return;
    const start = url.indexOf("/", 8);
    const key = url.slice(start);
    const entry = this.#entriesFor(key).get(key);
    if (!entry?.validator.isCurrent()) return;
    const host = url.slice(0, start);
    if (host !== this.#host) {
      if (!isHost(request)) return;
      this.#host = host;
    }
    return entry.response.to(request);
  }

  /**
   * The valid response of a path, with its query if that matters; made once for all who ask for it
   * meanwhile.
   */
  async getOrCreate(
    key: string,
    validator: CacheValidator,
    make: () => Promise<Content>,
  ): Promise<CachedResponse> {
    const entries = this.#entriesFor(key);
    const found = entries.get(key);
    if (found?.validator.isCurrent()) return found.response;
    const making = this.#making.get(key);
    if (making?.validator.isCurrent()) return await making.response;
    const response = make().then(compact).then((content) => new CachedResponse(content));
    const mine = { validator, response };
    this.#making.set(key, mine);
    try {
      entries.set(key, { response: await response, validator });
      return await response;
    } finally {
      if (this.#making.get(key) === mine) this.#making.delete(key);
    }
  }

  #entriesFor(key: string): LRUCache<string, Entry> {
    return key.includes("?") ? this.#query : this.#plain;
  }
}
