import assert from "node:assert/strict";
import { describe, it } from "@std/testing/bdd";
import { paths } from "../../../content/paths.ts";
import { startApp } from "../../support/app.ts";
import { failing, recordingBackend } from "../../support/backend/recording-backend.ts";

describe("/readyz", () => {
  it("says whether the backend answers, or has answered", async () => {
    const backend = recordingBackend();
    await using site = await startApp({ backend: backend.address, ttlMs: 0 });
    const status = async () => {
      const response = await site.get("/readyz");
      await response.body?.cancel();
      return response.status;
    };
    backend.instead = failing();
    assert.equal(await status(), 503);
    backend.instead = null;
    assert.equal(await status(), 200);
    backend.instead = failing();
    assert.equal(await status(), 200);
    site.app.markNotReady();
    assert.equal(await status(), 503);
    assert.equal((await site.get("/healthz")).status, 200);
  });

  it("says no where there is no backend", async () => {
    await using site = await startApp({ backend: null });
    const response = await site.get("/readyz");
    assert.equal(response.status, 503);
    assert.match(await response.text(), /no backend/);
  });
});

describe("a proxy that is not trusted", () => {
  it("is told of once", async () => {
    await using site = await startApp();
    for (const address of ["10.0.0.1", "10.0.0.2"]) {
      await (await site.get(paths.about, { headers: { "x-forwarded-for": address } })).text();
    }
    assert.equal(site.events("untrusted_proxy").length, 1);
    await using trusting = await startApp({ trustProxy: 1 });
    await (await trusting.get(paths.about, { headers: { "x-forwarded-for": "10.0.0.1" } })).text();
    assert.equal(trusting.events("untrusted_proxy").length, 0);
  });
});
