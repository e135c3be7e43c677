/** What one page reads, asked for at once and held for as long as it is rendered. */
import type { DataStore } from "../../client/data.tsx";
import type { Read } from "../../client/catalog/reads.ts";
import { type Catalog, readAny } from "../catalog/catalog.ts";
import type { Answered } from "../catalog/kept.ts";

export class PageData implements DataStore {
  #answers: Map<string, Answered<unknown>>;

  constructor(catalog: Catalog, reads: readonly Read<unknown>[]) {
    this.#answers = new Map(
      reads.map(({ address, name, argument }) =>
        [address, readAny(catalog, name, argument)] as const
      ),
    );
  }

  /** Failed, what the page did not say it reads. */
  read<T>({ address }: Read<T>): Answered<T> {
    return (this.#answers.get(address) ?? { ok: false }) as Answered<T>;
  }

  /** Resolves when every answer is at hand. */
  async settle() {
    for (const [address, answer] of this.#answers) this.#answers.set(address, await answer);
    return this;
  }

  /** Whether an answer is not at hand, or a failure. */
  get unavailable(): boolean {
    return [...this.#answers.values()].some((answer) => answer instanceof Promise || !answer.ok);
  }

  /** Names what the page is made from, or null while something is not at hand. */
  get version(): string | null {
    const versions: string[] = [];
    for (const answer of this.#answers.values()) {
      if (answer instanceof Promise) return null;
      versions.push(answer.ok ? answer.version : "failed");
    }
    return versions.join(" ");
  }
}
