import assert from "node:assert/strict";
import { describe, it } from "@std/testing/bdd";
import { builtAssets, startApp } from "../support/app.ts";

describe("addresses that somebody invents", () => {
  it("get the same page each, rendered once, that names nobody else's address", async () => {
    const assets = await builtAssets();
    let rendered = 0;
    const scripts: typeof assets.scripts = (modules) => (rendered++, assets.scripts(modules));
    await using site = await startApp({ assets: { ...assets, scripts } });
    const paths = Array.from({ length: 40 }, (_, n) => `/qqq-invented-${n}-zzz`);
    for (const path of [...paths, "/services/zzzz/zzzzzzzz", "/services/qqqq/qqqqqqqq"]) {
      const response = await site.get(path);
      assert.equal(response.status, 404);
      assert.equal(response.headers.get("cache-control"), "no-store");
      const html = await response.text();
      // What another process renders for this address and no other before.
      if (path === paths[7] || path.startsWith("/services/qqqq")) {
        await using alone = await startApp();
        const expected = await (await alone.get(path)).text();
        assert.equal(html.replaceAll(site.url, ""), expected.replaceAll(alone.url, ""));
      }
      for (const other of paths) if (other !== path) assert(!html.includes(other), other);
    }
    assert.equal(rendered, 2, "one for each section");
  });

  it("are shown in full when their letters need escapes", async () => {
    await using site = await startApp();
    for (const path of ["/qqqq'invented-one", "/qqqq'invented-two", "/a&b", "/$&$1-invented"]) {
      const html = await (await site.get(path)).text();
      const others = ["invented-one", "invented-two"].filter((name) => !path.includes(name));
      for (const other of others) assert(!html.includes(other), other);
      assert(html.includes(encodeURIComponent(path).replaceAll("'", "%27")), path);
    }
  });
});
