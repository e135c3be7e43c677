/**
 * The BDD words of `@std/testing/bdd` from the runner built into Deno, for machines that cannot
 * reach JSR: deno.json links this folder under that name. Without that line, JSR's own is used.
 */
import { it as nodeIt } from "node:test";

export { after as afterAll, afterEach, before as beforeAll, beforeEach, describe } from "node:test";

/** `deno task test --filter` sets it: the others are left out. */
const filter = Deno.env.get("TEST_FILTER") ?? "";

export function it(name: string, run: () => void | Promise<void>): void {
  if (name.includes(filter)) nodeIt(name, run);
}

it.skip = nodeIt.skip;
