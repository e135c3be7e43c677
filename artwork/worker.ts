/** Makes fingerprints and files of generators, one at a time, in a thread of its own. */
import { generators } from "./generators.ts";
import type { Generator, Target } from "./target.ts";

/** What the main thread asks for. */
export interface Task {
  generator: string;
  /** `write` results in the seconds that it took. */
  action: "files" | "list" | "fingerprint" | "write";
  /** For `fingerprint` and `write`. */
  target?: string;
}

export type Answer = { result: unknown } | { error: string };

const targets = new Map<string, Target[]>();

self.addEventListener("message", async ({ data }: MessageEvent<Task>) => {
  self.postMessage(await answer(data));
});

async function answer(task: Task): Promise<Answer> {
  try {
    return { result: await perform(task) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

async function perform({ generator, action, target: name }: Task): Promise<unknown> {
  const loaded: Generator = await generators[generator]!.load!();
  if (action === "files") return await loaded.files?.() ?? {};
  if (!targets.has(generator)) targets.set(generator, loaded.targets?.() ?? []);
  const known = targets.get(generator)!;
  if (action === "list") return known.map(({ name, files, grounds }) => ({ name, files, grounds }));
  const target = known.find((target) => target.name === name)!;
  if (action === "fingerprint") return await target.fingerprint();
  const started = performance.now();
  await target.write();
  return (performance.now() - started) / 1_000;
}
