/** Answers that one page reads, requested at once and held for as long as it is rendered. */
import type { Query, QueryStore } from "../../client/runtime/query-cache.tsx";
import { answerQuery, type Catalog } from "../catalog/catalog.ts";
import { type Answered, peek } from "../runtime/cache/swr-cache.ts";
import type { CacheValidator } from "../runtime/cache/response-cache.ts";

export class PageData implements QueryStore, CacheValidator {
  #answers: Map<string, Answered<unknown>>;

  constructor(readonly catalog: Catalog, readonly queries: readonly Query<unknown>[]) {
    this.#answers = new Map(
      queries.map((query) => [query.address, answerQuery(catalog, query)]),
    );
  }

  /** A failure for what the route does not declare. */
  read<T>({ address }: Query<T>): Answered<T> {
    return (this.#answers.get(address) ?? { ok: false }) as Answered<T>;
  }

  /**
   * Resolves when every answer is there, or at the timeout. Refreshes have a time limit of their own
   * and are always waited for.
   */
  async load(timeoutMs?: number) {
    const pending = [...this.#answers].flatMap(([address, answer]) =>
      answer instanceof Promise ? { address, answer } : []
    );
    if (pending.length === 0) return;
    const loaded = Promise.all(
      pending.map(async ({ address, answer }) => void this.#answers.set(address, await answer)),
    );
    if (timeoutMs === undefined || pending.every(({ answer }) => answer.isBounded)) {
      await loaded;
      return;
    }
    const late = Promise.withResolvers<void>();
    const timer = setTimeout(late.resolve, timeoutMs);
    await Promise.race([loaded, late.promise]);
    clearTimeout(timer);
  }

  /** Whether every answer is there. */
  get isComplete(): boolean {
    return !this.#answers.values().some((answer) => answer instanceof Promise);
  }

  /** Whether an answer is a failure, or not there. */
  get isUnavailable(): boolean {
    return this.#answers.values().some((answer) => !peek(answer));
  }

  /** Whether the catalog would give the same answers now. */
  isCurrent(): boolean {
    return this.queries.every((query) => {
      const then = peek(this.#answers.get(query.address)!);
      return then !== null && peek(answerQuery(this.catalog, query))?.version === then.version;
    });
  }
}
