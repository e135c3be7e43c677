import assert from "node:assert/strict";
import { describe, it } from "@std/testing/bdd";

const read = (file: string) => Deno.readTextFile(new URL(`../../${file}`, import.meta.url));

describe("versions", () => {
  it("of Deno are the Dockerfile's, wherever one is named", async () => {
    const version = /^ARG DENO_VERSION=(\d+\.\d+\.\d+)$/m.exec(await read("Dockerfile"))![1]!;
    assert.equal(Deno.version.deno, version);
    const readme = await read("README.md");
    for (const [, named] of readme.matchAll(/(?:deno@|deno\.com\) )([\d.]+\d)/g)) {
      assert.equal(named, version);
    }
    for (const file of [".ci/run", ".github/workflows/ci.yml", ".github/deno/action.yml"]) {
      assert.doesNotMatch(await read(file), /\b\d+\.\d+\.\d+\b/, file);
    }
  });

  it("of images are exact", async () => {
    const texts = [await read("Dockerfile"), await read("compose.yaml")];
    for (const [, image] of texts.join("\n").matchAll(/^(?:FROM| +image:) (\S+\/?\S+)/gm)) {
      assert.match(image!, /:(distroless-)?(\$\{DENO_VERSION\}|\d+\.\d+\.\d+(-\w+)?)$|^\$\{IMAGE/);
    }
  });
});
