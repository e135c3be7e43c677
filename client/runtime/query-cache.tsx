/**
 * Query results in pages. The server writes each result beside the markup that it rendered from it.
 * The browser hydrates from there and fetches the other results.
 */
import { createContext, type ReactNode, use, useMemo } from "react";
import { useHydrated } from "./hooks/hydrated.ts";

/** A query to the server. `address` answers it as JSON. */
export interface Query<T> {
  name: string;
  argument: string | undefined;
  address: string;
  /** Never set: carries the type of the result. */
  value?: T;
}

/** Pages show a failed query too (SPEC §8). */
export type QueryResult<T> = { ok: true; value: T } | { ok: false };

export interface QueryStore {
  /** Returns a cached result, else a promise that never rejects. */
  read<T>(query: Query<T>): QueryResult<T> | Promise<QueryResult<T>>;
}

/** How long a page waits for its data before it shows its loading state. */
const dataWaitMs = 500;

/** Asks for data. @returns its arrival, or the end of the wait for it. Null when the data is there */
export function waitForData(
  store: QueryStore,
  queries: readonly Query<unknown>[],
): Promise<unknown> | null {
  const missing = queries.map((query) => store.read(query))
    .filter((result) => result instanceof Promise);
  if (missing.length === 0) return null;
  const timeout = new Promise((resolve) => setTimeout(resolve, dataWaitMs));
  return Promise.race([Promise.all(missing), timeout]);
}

export const QueryStoreContext = createContext<QueryStore>({ read: () => ({ ok: false }) });

/** Suspends until the result is there. */
export function useQuery<T>(query: Query<T>): QueryResult<T> {
  const store = use(QueryStoreContext);
  // Memoized for the component's life: an expired result does not bring the spinner back.
  const result = useMemo(() => store.read(query), [store, query.address]);
  return result instanceof Promise ? use(result) : result;
}

export interface AwaitProps<T> {
  query: Query<T>;
  children: (result: QueryResult<T>) => ReactNode;
}

/** Renders a result and writes it beside the markup for hydration. Suspends like `useQuery`. */
export function Await<T>({ query, children }: AwaitProps<T>) {
  const result = useQuery(query);
  return (
    <>
      {children(result)}
      <HydrationData
        name={query.address}
        // The server's result has further fields, which are not for the browser.
        value={result.ok ? { ok: true, value: result.value } : result}
      />
    </>
  );
}

/**
 * Writes a value into the markup for hydration. Place it inside the Suspense boundary of the
 * markup that uses it, so that both arrive together.
 */
export function HydrationData({ name, value }: { name: string; value: unknown }) {
  const hydrated = useHydrated();
  if (hydrated) return null;
  return (
    <script
      type="application/json"
      data-key={name}
      suppressHydrationWarning
      // `<` is the only character that could end the element early.
      dangerouslySetInnerHTML={{ __html: JSON.stringify(value).replaceAll("<", "\\u003c") }}
    />
  );
}

/** Returns the server's `HydrationData` of a name until that markup is hydrated. */
export function readHydrationData<T>(name: string): T | undefined {
  const element = document.querySelector(`script[data-key="${CSS.escape(name)}"]`);
  return element?.textContent ? JSON.parse(element.textContent) : undefined;
}

const maxAgeMs = 60_000;
const failureMaxAgeMs = 2_000;
/** Longer than the server waits for its backend. */
const timeoutMs = 10_000;

/** Reads results from the markup first, then by `fetch`. */
export function createBrowserStore(): QueryStore {
  const cache = new Map<string, { result: unknown; expiresAt: number }>();

  function store<Result>(address: string, result: Result, resultMaxAgeMs: number): Result {
    cache.set(address, { result, expiresAt: performance.now() + resultMaxAgeMs });
    return result;
  }

  async function load<T>(address: string): Promise<QueryResult<T>> {
    try {
      const response = await fetch(address, {
        headers: { accept: "application/json" },
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (!response.ok && response.status !== 404) throw response;
      return store(address, { ok: true, value: await response.json() }, maxAgeMs);
    } catch {
      return store(address, { ok: false }, failureMaxAgeMs);
    }
  }

  return {
    read<T>({ address }: Query<T>) {
      const cached = cache.get(address);
      if (cached && performance.now() < cached.expiresAt) return cached.result as QueryResult<T>;
      const hydrated = readHydrationData<QueryResult<T>>(address);
      return hydrated
        ? store(address, hydrated, maxAgeMs)
        : store(address, load<T>(address), Infinity);
    },
  };
}
