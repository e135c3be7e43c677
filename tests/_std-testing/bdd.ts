/**
 * The BDD words of `@std/testing/bdd` from the runner built into Deno, for machines that cannot
 * reach JSR: deno.json links this folder under that name. Without that line, JSR's own is used.
 */
export {
  after as afterAll,
  afterEach,
  before as beforeAll,
  beforeEach,
  describe,
  it,
} from "node:test";
