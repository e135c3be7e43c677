/** Which chunk evaluates React DOM: its factory is the longest of all modules. */
import assert from "node:assert/strict";
import { globSync } from "node:fs";
import { it } from "@std/testing/bdd";

const root = new URL("../../../", import.meta.url);

it("React DOM is evaluated with the libraries, in another task than the site's own code", async () => {
  const [vendor] = globSync("client/dist/assets/vendor-*.js", { cwd: root });
  const exported = await import(new URL(vendor!, root).href);
  assert(Object.values<{ hydrateRoot?: unknown }>(exported).some((value) => value.hydrateRoot));
});
