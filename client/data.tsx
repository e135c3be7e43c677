/**
 * Backend data in pages, the same on both sides. A key is the URL that serves the data as JSON.
 * The server puts answers into a store per request and writes them beside the markup they made;
 * the browser hydrates from there and fetches the rest.
 */
import { createContext, type ReactNode, use, useMemo } from "react";
import { useHydrated } from "./hooks/hydrated.ts";

/** A failed read is an answer too: pages show the specified text for it (SPEC §8). */
export type Loaded<T = unknown> = { ok: true; value: T } | { ok: false };

export interface DataStore {
  /** The answer itself when at hand, else a promise of it, which never rejects. */
  read(key: string): Loaded | Promise<Loaded>;
}

const DataContext = createContext<DataStore>({ read: () => ({ ok: false }) });

export function DataProvider({ store, children }: { store: DataStore; children: ReactNode }) {
  return <DataContext value={store}>{children}</DataContext>;
}

/** Suspends until the answer is there. The shape is what `/data/...` serves under that key. */
export function useData<T>(key: string): Loaded<T> {
  const store = use(DataContext);
  // Held while the page is shown: an answer that grows stale does not bring the spinner back.
  const answer = useMemo(() => store.read(key), [store, key]);
  return (answer instanceof Promise ? use(answer) : answer) as Loaded<T>;
}

/**
 * Writes a value into the markup for hydration. Belongs into the same Suspense boundary as what was
 * rendered from it, so that both arrive together.
 */
export function Embedded({ name, value }: { name: string; value: unknown }) {
  if (useHydrated()) return null;
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

/** What the server embedded under a name, if that markup is still waiting to be hydrated. */
export function readEmbedded(name: string): unknown {
  const element = document.querySelector(`script[data-key="${CSS.escape(name)}"]`);
  return element?.textContent ? JSON.parse(element.textContent) : undefined;
}

/** Milliseconds an answer is used again without asking the server; a failure is asked again soon. */
const freshFor = 60_000;
const failureStands = 2_000;

/** The browser's store: embedded answers first, then `fetch`, kept for a minute. */
export function createBrowserStore(): DataStore {
  const kept = new Map<string, { answer: Loaded | Promise<Loaded>; expires: number }>();

  async function load(key: string): Promise<Loaded> {
    try {
      const response = await fetch(key, { headers: { accept: "application/json" } });
      if (response.status === 404) return { ok: true, value: null };
      return response.ok ? { ok: true, value: await response.json() } : { ok: false };
    } catch {
      return { ok: false };
    }
  }

  return {
    read(key) {
      const found = kept.get(key);
      if (found && (found.answer instanceof Promise || Date.now() < found.expires)) {
        return found.answer;
      }
      const embedded = readEmbedded(key) as Loaded | undefined;
      const answer = embedded ?? load(key);
      const entry = { answer, expires: Date.now() + freshFor };
      kept.set(key, entry);
      if (answer instanceof Promise) {
        answer.then((settled) => {
          entry.answer = settled;
          entry.expires = Date.now() + (settled.ok ? freshFor : failureStands);
        });
      }
      return answer;
    },
  };
}
