/** The server renders only those parameters of an address that its route names. */
import assert from "node:assert/strict";
import { globSync } from "node:fs";
import { dirname } from "node:path";
import { describe, it } from "@std/testing/bdd";
import { routes } from "../../../client/routes.tsx";

const root = new URL("../../../", import.meta.url);

/** `useLocation().search`, also when it is destructured. */
const readsSearch = /useLocation\(\)\.search\b|\{[^{}]*\bsearch\b[^{}]*\} = useLocation\(\)/;

describe("the query parameters of a page", () => {
  it("are named by a route of its folder", () => {
    const files = globSync("client/pages/**/*.tsx", { cwd: root });
    const reading = files.filter((file) =>
      readsSearch.test(Deno.readTextFileSync(new URL(file, root)))
    );
    assert(reading.length > 3);
    for (const file of reading) {
      const source = Deno.readTextFileSync(new URL(file, root));
      const inFolder = routes.filter(({ page }) => dirname(page.module) === dirname(file));
      const own = inFolder.filter(({ page }) => page.module === file);
      const named = (own.length > 0 ? own : inFolder).flatMap(({ search = {} }) =>
        Object.keys(search)
      );
      const step = `client/routes.tsx has what ${file} reads in the route's "search"`;
      assert(named.length > 0, `Missing step: ${step}`);
      for (const [, name] of source.matchAll(/\.get\("(\w+)"\)/g)) {
        assert(named.includes(name!), `Missing step: ${step}: ${name}`);
      }
    }
  });
});
