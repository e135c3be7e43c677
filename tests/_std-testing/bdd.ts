/**
 * The BDD words of `@std/testing/bdd` from the runner built into Deno, for machines that cannot
 * reach JSR: deno.json gives this module that name. JSR's own is named
 * `jsr:@std/testing@1.0.16/bdd`.
 *
 * Two environment variables of `tests/run.ts` change a run. `TEST_FILTER` leaves out tests whose full
 * name does not contain it. `TEST_TIMEOUT_MS` limits each test.
 */
import { before, describe as nodeDescribe, it as nodeIt } from "node:test";

export { after as afterAll, afterEach, beforeEach } from "node:test";

const filter = Deno.env.get("TEST_FILTER") ?? "";
const timeoutMs = Number(Deno.env.get("TEST_TIMEOUT_MS") ?? 180_000);

/** Names of the suites around what is being defined. */
let suites: readonly string[] = [];
/** Number of tests defined so far. */
let tests = 0;
/** The error of a file's own `beforeAll`, which Deno reports for the first suite alone. */
let setupError: unknown;

export function describe(name: string, define: () => void): void {
  const names = [...suites, name];
  nodeDescribe(name, () => {
    const outer = suites;
    const before = tests;
    suites = names;
    define();
    suites = outer;
    // Deno reports a suite without tests as a test.
    if (tests === before) nodeIt.skip("no test matches");
  });
}

export function beforeAll(run: () => void | Promise<void>): void {
  const isOfFile = suites.length === 0;
  before(async () => {
    try {
      await run();
    } catch (error) {
      if (isOfFile) setupError = error;
      throw error;
    }
  });
}

export function it(name: string, run: () => void | Promise<void>): void {
  const fullName = [...suites, name].join(" > ");
  if (!fullName.includes(filter)) return;
  tests++;
  const place = new Error().stack!.split("\n")[2];
  nodeIt(name, async () => {
    try {
      if (setupError) throw setupError;
      await withinLimit(run, fullName);
    } catch (error) {
      if (error instanceof Error) error.stack += `\n${place}`;
      throw error;
    }
  });
}

it.skip = nodeIt.skip;

/** A test that never yields cannot be interrupted: `tests/run.ts` stops its process. */
async function withinLimit(run: () => void | Promise<void>, fullName: string): Promise<void> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new Error(`"${fullName}" did not end within ${timeoutMs / 1_000} s`));
    }, timeoutMs);
  });
  await Promise.race([run(), late]).finally(() => clearTimeout(timer));
}
