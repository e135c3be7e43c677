/**
 * The BDD words of `@std/testing/bdd` from the runner built into Deno, for machines that cannot
 * reach JSR: deno.json links this folder under that name. Without that line, JSR's own is used.
 */
import { before, describe as nodeDescribe, it as nodeIt } from "node:test";

export { after as afterAll, afterEach, beforeEach } from "node:test";

/** `deno task test --filter` sets it: other tests are left out. */
const filter = Deno.env.get("TEST_FILTER") ?? "";
let depth = 0;
/** The error of a file's own `beforeAll`, which Deno reports for the first suite alone. */
let setupError: unknown;

export function describe(name: string, define: () => void): void {
  nodeDescribe(name, () => {
    depth++;
    define();
    depth--;
  });
}

export function beforeAll(run: () => void | Promise<void>): void {
  const isOfFile = depth === 0;
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
  if (!name.includes(filter)) return;
  const place = new Error().stack!.split("\n")[2];
  nodeIt(name, async () => {
    try {
      if (setupError) throw setupError;
      await run();
    } catch (error) {
      if (error instanceof Error) error.stack += `\n${place}`;
      throw error;
    }
  });
}

it.skip = nodeIt.skip;
