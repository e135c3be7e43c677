import assert from "node:assert/strict";
import { describe, it } from "@std/testing/bdd";
import { paths } from "../../../content/paths.ts";
import { startApp } from "../../support/app.ts";
import { failing, recordingBackend } from "../../support/backend/recording-backend.ts";

describe("/readyz", () => {
  it("is 200 once the backend has answered, and 503 while the process stops", async () => {
    const backend = recordingBackend();
    await using site = await startApp({ backend: backend.address, ttlMs: 0 });
    backend.instead = failing();
    assert.equal(await site.status("/readyz"), 503);
    backend.instead = null;
    assert.equal(await site.status("/readyz"), 200);
    backend.instead = failing();
    assert.equal(await site.status("/readyz"), 200);
    site.app.markNotReady();
    assert.equal(await site.status("/readyz"), 503);
    assert.equal(await site.status("/healthz"), 200);
    await using unconfigured = await startApp({ backend: null });
    assert.equal(await unconfigured.status("/readyz"), 503);
  });
});

describe("a proxy that is not trusted", () => {
  it("is logged once", async () => {
    await using site = await startApp();
    for (const address of ["10.0.0.1", "10.0.0.2"]) {
      await site.status(paths.about, { headers: { "x-forwarded-for": address } });
    }
    assert.equal(site.events("untrusted_proxy").length, 1);
  });
});
