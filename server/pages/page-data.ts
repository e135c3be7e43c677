/** Query results of one page, requested at once and unchanged while it is rendered. */
import { setTimeout as elapsed } from "node:timers/promises";
import type { Query, QueryStore } from "../../client/runtime/query-cache.tsx";
import { type Catalog, runQuery } from "../catalog/catalog.ts";
import { type AsyncResult, isUnchanged, peek } from "../runtime/cache/swr-cache.ts";
import type { CacheValidator } from "../runtime/cache/response-cache.ts";

export class PageData implements QueryStore, CacheValidator {
  #results: Map<string, AsyncResult<unknown>>;

  constructor(readonly catalog: Catalog, readonly queries: readonly Query<unknown>[]) {
    this.#results = new Map(
      queries.map((query) => [query.address, runQuery(catalog, query)]),
    );
  }

  /** Queries that the route does not declare fail. */
  read<T>({ address }: Query<T>): AsyncResult<T> {
    return (this.#results.get(address) ?? { ok: false }) as AsyncResult<T>;
  }

  /** Resolves when every result is available, or at the timeout. */
  async load(timeoutMs?: number) {
    if (this.isComplete) return;
    const loaded = Promise.all(
      this.#results.entries().map(async ([address, result]) => {
        this.#results.set(address, await result);
      }),
    );
    if (timeoutMs === undefined) await loaded;
    else await Promise.race([loaded, elapsed(timeoutMs, undefined, { ref: false })]);
  }

  get isComplete(): boolean {
    return !this.#results.values().some((result) => result instanceof Promise);
  }

  /** Whether a result is a failure or not available. */
  get isUnavailable(): boolean {
    return this.#results.values().some((result) => !peek(result));
  }

  /** Whether the catalog would return the same results now. */
  isCurrent(): boolean {
    return this.queries.every((query) =>
      isUnchanged(this.read(query), () => runQuery(this.catalog, query))
    );
  }
}
