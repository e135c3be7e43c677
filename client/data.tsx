/**
 * Data in pages, the same on both sides. The server writes what it has read beside the markup it
 * made from it, unless that is kept (`ui/kept.tsx`); the browser hydrates from there and fetches the
 * rest.
 */
import { createContext, type ReactNode, use, useMemo } from "react";
import type { Read } from "./catalog/reads.ts";
import type { Submitted } from "./forms/answer.ts";
import { useHydrated } from "./hooks/hydrated.ts";
import { KeptContext } from "./ui/kept.tsx";

/** A failed read is an answer too: pages show the specified text for it (SPEC §8). */
export type Loaded<T> = { ok: true; value: T } | { ok: false };

export interface DataStore {
  /** The answer itself when at hand, else a promise of it, which never rejects. */
  read<T>(read: Read<T>): Loaded<T> | Promise<Loaded<T>>;
}

/** What each side knows of a visit. */
export interface Visit {
  store: DataStore;
  submitted: Submitted | null;
  /** The origin that addresses of this site begin with; empty where it has none that counts. */
  origin: string;
}

export const VisitContext = createContext<Visit>({
  store: { read: () => ({ ok: false }) },
  submitted: null,
  origin: "",
});

/** Suspends until the answer is there. */
export function useRead<T>(read: Read<T>): Loaded<T> {
  const { store } = use(VisitContext);
  // Held while the page is shown: an answer that grows stale does not bring the spinner back.
  const answer = useMemo(() => store.read(read), [store, read.address]);
  return answer instanceof Promise ? use(answer) : answer;
}

export interface AwaitProps<T> {
  read: Read<T>;
  children: (answer: Loaded<T>) => ReactNode;
}

/** What is made of an answer, which lies beside it for hydration. Suspends like `useRead`. */
export function Await<T>({ read, children }: AwaitProps<T>) {
  const answer = useRead(read);
  return (
    <>
      {children(answer)}
      <HydrationData
        name={read.address}
        // What the server knows of the answer besides is not for the browser.
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
  if (use(KeptContext) || hydrated) return null;
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

/** What the server wrote under a name, if that markup is still waiting to be hydrated. */
export function readHydrationData<T>(name: string): T | undefined {
  const element = document.querySelector(`script[data-key="${CSS.escape(name)}"]`);
  return element?.textContent ? JSON.parse(element.textContent) : undefined;
}

/** Milliseconds an answer is used again without asking the server; a failure is asked again soon. */
const freshFor = 60_000;
const failureStands = 2_000;
/** The server gives up on a backend earlier: what takes longer is a line that hangs. */
const patience = 10_000;

/** The browser's store: what the server wrote first, then `fetch`, kept for a minute. */
export function createBrowserStore(): DataStore {
  const kept = new Map<string, { answer: unknown; expires: number }>();

  function keep<Answer>(address: string, answer: Answer, time: number): Answer {
    kept.set(address, { answer, expires: performance.now() + time });
    return answer;
  }

  async function load<T>(address: string): Promise<Loaded<T>> {
    try {
      const response = await fetch(address, {
        headers: { accept: "application/json" },
        signal: AbortSignal.timeout(patience),
      });
      if (!response.ok && response.status !== 404) throw response;
      return keep(address, { ok: true, value: await response.json() }, freshFor);
    } catch {
      return keep(address, { ok: false }, failureStands);
    }
  }

  return {
    read<T>({ address }: Read<T>) {
      const found = kept.get(address);
      if (found && performance.now() < found.expires) return found.answer as Loaded<T>;
      const written = readHydrationData<Loaded<T>>(address);
      return written ? keep(address, written, freshFor) : keep(address, load<T>(address), Infinity);
    },
  };
}
