/** The BDD words of `@std/testing/bdd`, from the runner built into Deno. */
export {
  after as afterAll,
  afterEach,
  before as beforeAll,
  beforeEach,
  describe,
  it,
} from "node:test";
