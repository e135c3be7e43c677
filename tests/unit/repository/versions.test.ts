import assert from "node:assert/strict";
import { describe, it } from "@std/testing/bdd";

const read = (file: string) => Deno.readTextFile(new URL(`../../../${file}`, import.meta.url));

/** All texts that GitHub runs. */
async function workflows(): Promise<string[]> {
  const folder = new URL("../../../.github/workflows/", import.meta.url);
  const names = await Array.fromAsync(Deno.readDir(folder), ({ name }) => name);
  return await Promise.all(
    [...names.map((name) => `.github/workflows/${name}`), ".github/deno/action.yml"].map(read),
  );
}

describe("versions", () => {
  it("of Deno are the Dockerfile's, wherever one is named", async () => {
    const version = /^ARG DENO_VERSION=(\d+\.\d+\.\d+)$/m.exec(await read("Dockerfile"))![1]!;
    assert.equal(Deno.version.deno, version);
    const readme = await read("README.md");
    for (const [, named] of readme.matchAll(/(?:deno@|deno\.com\) )([\d.]+\d)/g)) {
      assert.equal(named, version);
    }
    for (const file of [".ci/run", ".github/workflows/ci.yml", ".github/deno/action.yml"]) {
      assert(!(await read(file)).includes(version), file);
    }
  });

  it("of images are exact", async () => {
    const texts = [await read("Dockerfile"), await read("compose.yaml"), ...await workflows()];
    const images = /^(?:FROM| +(?:image|container):) (\S+\/?\S+)/gm;
    for (const [, image] of texts.join("\n").matchAll(images)) {
      assert.match(
        image!,
        /:(distroless-)?(\$\{DENO_VERSION\}|\d+\.\d+\.\d+(-\w+)?)(@sha256:\w{64})?$|^\$\{IMAGE/,
      );
    }
  });

  it("of workflow actions are commits, with the version beside them", async () => {
    for (const [, action] of (await workflows()).join("\n").matchAll(/uses: ([^.\s].*)$/gm)) {
      assert.match(action!, /^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
    }
  });

  it("of packages are exact", async () => {
    for (const file of ["deno.json", "artwork/deno.json"]) {
      const { imports } = JSON.parse(await read(file));
      for (const specifier of Object.values<string>(imports)) {
        assert.match(specifier, /^\.\/|^npm:(@[\w-]+\/)?[\w.-]+@\d+\.\d+\.\d+$/, file);
      }
    }
  });
});
