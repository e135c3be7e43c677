import assert from "node:assert/strict";
import { describe, it } from "@std/testing/bdd";

const root = new URL("../../../", import.meta.url);
const sample = "tests/support/runner/sample.test.ts";

/** The last lines of `deno task test` on the sample file, from the first failure or the counts on. */
async function runSample(filter: string, env: Record<string, string> = {}, options: string[] = []) {
  const { code, stdout } = await new Deno.Command(Deno.execPath(), {
    args: ["run", "-A", "tests/run.ts", sample, "--filter", filter, ...options],
    cwd: root,
    env: { NO_COLOR: "1", ...env },
    stderr: "null",
  }).output();
  const lines = new TextDecoder().decode(stdout).trimEnd().split("\n");
  return { code, lines: lines.filter((line) => /^(FAILED|FLAKY) (?!\|)|^\d+ passed, /.test(line)) };
}

describe("the test runner", () => {
  it("filters by the full name", async () => {
    assert.deepEqual(await runSample("a suite > has"), { code: 0, lines: ["1 passed, 0 failed"] });
  });

  it("counts a test outside any suite", async () => {
    const results = await runSample("outside any suite");
    assert.deepEqual(results, { code: 0, lines: ["1 passed, 0 failed"] });
  });

  it("fails when no test's name contains the filter", async () => {
    assert.deepEqual(await runSample("suite has"), {
      code: 1,
      lines: [`FAILED no test's full name contains "suite has"`, "0 passed, 1 failed"],
    });
  });

  it("names a failed test by its place and its name as it is written", async () => {
    const { code, lines } = await runSample("inside >");
    assert.equal(code, 1);
    assert.match(lines[0]!, new RegExp(`^FAILED ${RegExp.escape(sample)}:\\d+ `));
    assert(lines[0]!.endsWith(`a suite > inside > can't be taken for "another" <one> & fails`));
  });

  it("runs a failed file once more when asked, and names what then passes", async () => {
    const folder = await Deno.makeTempDir();
    const run = (...options: string[]) =>
      runSample("fails the first", { TEST_MARKER: `${folder}/marker${options}` }, options);
    const [failed, flaky] = [await run(), await run("--retry")];
    await Deno.remove(folder, { recursive: true });
    assert.equal(failed.code, 1);
    assert.equal(failed.lines.at(-1), "0 passed, 1 failed");
    assert.equal(flaky.code, 0);
    assert.match(flaky.lines[0]!, /^FLAKY .* > fails the first time$/);
    assert.equal(flaky.lines.at(-1), "1 passed, 0 failed");
    const still = await runSample("inside >", {}, ["--retry"]);
    assert.equal(still.lines.at(-1), "0 passed, 1 failed");
  });

  it("names a test that does not end within the limit of a test", async () => {
    const { code, lines } = await runSample("waits", { TEST_TIMEOUT_MS: "50" });
    assert.equal(code, 1);
    assert.match(lines[0]!, /a suite > waits forever$/, lines.join("\n"));
  });

  it("stops a file that never yields, and names its test", async () => {
    const { code, lines } = await runSample("spins", { TEST_FILE_TIMEOUT_MS: "5000" });
    assert.equal(code, 1);
    assert.match(lines.join("\n"), /did not end within 5 s in: .*spins forever/);
  });
});
