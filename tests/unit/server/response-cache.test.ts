import assert from "node:assert/strict";
import { describe, it } from "@std/testing/bdd";
import type { Content } from "../../../server/runtime/cache/cached-response.ts";
import { ResponseCache } from "../../../server/runtime/cache/response-cache.ts";

const content = (length: number) =>
  Promise.resolve<Content>({
    bytes: new Uint8Array(length).fill(97),
    headers: { "content-type": "text/plain", "cache-control": "no-cache" },
  });

describe("the response cache", () => {
  const always = { isCurrent: () => true };
  const find = async (cache: ResponseCache, path: string) =>
    (await cache.find(new Request(`http://site.test${path}`)))?.status;

  it("drops what nobody requests when it is full, and keeps what is requested", async () => {
    const cache = new ResponseCache({ plain: 100_000, query: 20_000 });
    const fill = (path: string) =>
      cache.respond(new Request(`http://site.test${path}`), path, always, () => content(5_000));
    await fill("/wanted");
    for (let n = 0; n < 200; n++) {
      await fill(`/${n}`);
      assert.equal(await find(cache, "/wanted"), 200, `after ${n}`);
    }
    for (let n = 0; n < 200; n++) {
      await fill(`/search?q=${n}`);
    }
    assert.equal(await find(cache, "/wanted"), 200, "after queries, which are invented");
    let kept = 0;
    for (let n = 0; n < 200; n++) if (await find(cache, `/${n}`)) kept++;
    assert(kept > 3 && kept < 20, `${kept} kept`);
  });
});
