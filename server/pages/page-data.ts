/** The answers to a page's queries, asked for at once and held for as long as it is rendered. */
import type { DataStore, Query } from "../../client/data.tsx";
import { answerQuery, type Catalog } from "../catalog/catalog.ts";
import { type Answered, atHand } from "../catalog/kept.ts";
import type { Source } from "../http/ready.ts";

export class PageData implements DataStore, Source {
  #answers: Map<string, Answered<unknown>>;

  constructor(readonly catalog: Catalog, readonly queries: readonly Query<unknown>[]) {
    this.#answers = new Map(
      queries.map((query) => [query.address, answerQuery(catalog, query)]),
    );
  }

  /** A failure, when the route does not declare the query. */
  read<T>({ address }: Query<T>): Answered<T> {
    return (this.#answers.get(address) ?? { ok: false }) as Answered<T>;
  }

  /** Resolves when every answer is at hand, or after so many milliseconds. */
  async settle(patience?: number) {
    if (this.settled) return;
    const all = [...this.#answers].map(async ([address, answer]) => {
      this.#answers.set(address, await answer);
    });
    const late = Promise.withResolvers<void>();
    const timer = patience === undefined ? undefined : setTimeout(late.resolve, patience);
    await Promise.race([Promise.all(all), late.promise]);
    clearTimeout(timer);
  }

  /** Whether every answer is at hand. */
  get settled(): boolean {
    return !this.#answers.values().some((answer) => answer instanceof Promise);
  }

  /** Whether an answer is not at hand, or a failure. */
  get unavailable(): boolean {
    return this.#answers.values().some((answer) => !atHand(answer));
  }

  /** Changes with what was answered. */
  get version(): string {
    return [...this.#answers.values()].map((answer) => atHand(answer)?.version ?? "").join(" ");
  }

  /** Whether the catalog would answer the same again, now. */
  current(): boolean {
    return this.queries.every((query) => {
      const then = atHand(this.#answers.get(query.address)!);
      return then !== null &&
        atHand(answerQuery(this.catalog, query))?.version === then.version;
    });
  }
}
