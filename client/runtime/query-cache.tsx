/**
 * Data in pages, the same on both sides. The server writes each answer beside the markup it made from
 * it; the browser hydrates from there and fetches the rest.
 */
import { createContext, type ReactNode, use, useMemo } from "react";
import type { Submitted } from "../forms/answer.ts";
import { useHydrated } from "./hooks/hydrated.ts";

/** A question to the server: its name, and the address of its answer as JSON. */
export interface Query<T> {
  name: string;
  argument: string | undefined;
  address: string;
  /** Never there: carries the answer's type. */
  value?: T;
}

/** A failed query is an answer too: pages show the specified text for it (SPEC §8). */
export type Loaded<T> = { ok: true; value: T } | { ok: false };

export interface DataStore {
  /** The answer itself when at hand, else a promise of it, which never rejects. */
  read<T>(query: Query<T>): Loaded<T> | Promise<Loaded<T>>;
}

/** What each side knows of the request for the page. */
export interface RequestState {
  store: DataStore;
  submitted: Submitted | null;
  /** The origin that addresses of this site begin with; empty where it has none that counts. */
  origin: string;
}

export const RequestContext = createContext<RequestState>({
  store: { read: () => ({ ok: false }) },
  submitted: null,
  origin: "",
});

/** Suspends until the answer is there. */
export function useQuery<T>(query: Query<T>): Loaded<T> {
  const { store } = use(RequestContext);
  // Held while the page is shown: an answer that grows stale does not bring the spinner back.
  const answer = useMemo(() => store.read(query), [store, query.address]);
  return answer instanceof Promise ? use(answer) : answer;
}

export interface AwaitProps<T> {
  query: Query<T>;
  children: (answer: Loaded<T>) => ReactNode;
}

/** Renders an answer and writes it beside the markup for hydration. Suspends like `useQuery`. */
export function Await<T>({ query, children }: AwaitProps<T>) {
  const answer = useQuery(query);
  return (
    <>
      {children(answer)}
      <HydrationData
        name={query.address}
        // The server's answer has more fields, which are not for the browser.
        value={answer.ok ? { ok: true, value: answer.value } : answer}
      />
    </>
  );
}

/**
 * Writes a value into the markup for hydration. Belongs into the same Suspense boundary as what was
 * rendered from it, so that both arrive together.
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

/** The value that the server wrote under a name, if that markup is still waiting to be hydrated. */
export function readHydrationData<T>(name: string): T | undefined {
  const element = document.querySelector(`script[data-key="${CSS.escape(name)}"]`);
  return element?.textContent ? JSON.parse(element.textContent) : undefined;
}

/** Milliseconds an answer is used again without asking the server; a failure is asked again soon. */
const freshForMs = 60_000;
const failureFreshForMs = 2_000;
/** The server gives up on a backend earlier: what takes longer is a line that hangs. */
const timeoutMs = 10_000;

/** The browser's store: what the server wrote first, then `fetch`, cached for a minute. */
export function createBrowserStore(): DataStore {
  const cache = new Map<string, { answer: unknown; expires: number }>();

  function store<Answer>(address: string, answer: Answer, forMs: number): Answer {
    cache.set(address, { answer, expires: performance.now() + forMs });
    return answer;
  }

  async function load<T>(address: string): Promise<Loaded<T>> {
    try {
      const response = await fetch(address, {
        headers: { accept: "application/json" },
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (!response.ok && response.status !== 404) throw response;
      return store(address, { ok: true, value: await response.json() }, freshForMs);
    } catch {
      return store(address, { ok: false }, failureFreshForMs);
    }
  }

  return {
    read<T>({ address }: Query<T>) {
      const found = cache.get(address);
      if (found && performance.now() < found.expires) return found.answer as Loaded<T>;
      const written = readHydrationData<Loaded<T>>(address);
      return written
        ? store(address, written, freshForMs)
        : store(address, load<T>(address), Infinity);
    },
  };
}
