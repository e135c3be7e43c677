import assert from "node:assert/strict";
import { describe, it } from "@std/testing/bdd";
import { paths } from "../../../content/paths.ts";
import { downloadLimit, openRequestLimit } from "../../../server/visitor-limits.ts";
import { startApp } from "../../support/app.ts";
import { recordingBackend } from "../../support/backend/recording-backend.ts";
import { fakeClock } from "../../support/clock.ts";
import { rawRequest } from "../../support/process/raw-http.ts";
import { until } from "../../support/until.ts";

describe("open requests behind a proxy", () => {
  it("are limited for each visitor until the responses are sent", async () => {
    const backend = recordingBackend();
    await using site = await startApp({ backend: backend.address, trustProxy: 1 });
    const request = async (path: string, visitor: string) =>
      (await rawRequest(site.url, path, { headers: { "x-forwarded-for": visitor } })).status;

    const release = backend.hold();
    const statuses: number[] = [];
    const held = Array.from({ length: openRequestLimit + 1 }, async () => {
      statuses.push(await request(paths.data("services"), "192.0.2.1"));
    });
    await until("the first response", () => statuses.length > 0);
    assert.deepEqual(statuses, [429]);
    assert.equal(await request("/healthz", "192.0.2.1"), 429);
    assert.equal(await request("/healthz", "192.0.2.2"), 200);
    release();
    await Promise.all(held);
    assert.deepEqual(statuses, [429, ...Array(openRequestLimit).fill(200)]);
    assert.equal(await request("/healthz", "192.0.2.1"), 200);
  });

  it("are not limited without a trusted proxy, where one address may be everybody's", async () => {
    const backend = recordingBackend();
    await using site = await startApp({ backend: backend.address });
    const release = backend.hold();
    const held = Array.from(
      { length: openRequestLimit + 1 },
      () => rawRequest(site.url, paths.data("services")),
    );
    await until("the first backend call", () => backend.calls.length > 0);
    assert.equal((await rawRequest(site.url, "/healthz")).status, 200);
    release();
    for (const { status } of await Promise.all(held)) assert.equal(status, 200);
  });
});

describe("downloads of one visitor behind a proxy", () => {
  it("are limited, so that a proxy holds few that are never read", async () => {
    await using site = await startApp({ trustProxy: 1, backend: null, clock: fakeClock() });
    const status = async (visitor: string, path: string) => {
      const headers = { "x-forwarded-for": visitor };
      return (await site.get(path, { method: "HEAD", headers })).status;
    };
    const film = "/video/commitments.mp4";
    for (let n = 0; n < downloadLimit.tokens; n++) {
      assert.equal(await status("192.0.2.1", film), 200);
    }
    assert.equal(await status("192.0.2.1", film), 429);
    assert.equal(await status("192.0.2.1", paths.outlook), 429);
    assert.equal(await status("192.0.2.1", paths.about), 200);
    assert.equal(await status("192.0.2.2", film), 200);
  });
});
