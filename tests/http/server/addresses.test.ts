import assert from "node:assert/strict";
import { afterAll, beforeAll, describe, it } from "@std/testing/bdd";
import { paths } from "../../../content/paths.ts";
import { type RunningApp, startApp } from "../../support/app.ts";
import { rawRequest } from "../../support/process/raw-http.ts";

describe("an address", () => {
  let app: RunningApp;
  beforeAll(async () => void (app = await startApp()));
  afterAll(() => app[Symbol.asyncDispose]());

  const ask = (path: string, headers: Record<string, string> = {}) =>
    rawRequest(app.url, path, { headers });

  it("redirects to its canonical form", async () => {
    const canonical = {
      "/services/": paths.services,
      "/SERVICES/Grant-Writing-Management/": paths.service("grant-writing-management"),
      "//services": paths.services,
      "/services//grant-writing-management": paths.service("grant-writing-management"),
      "/%73ervices": paths.services,
      "/%53ervices": paths.services,
      "/%72obots.txt": paths.files.robots,
      "/about/../services": paths.services,
      "/./services/": paths.services,
      "/services/caf%c3%a9": "/services/caf%C3%A9",
      "//example.com//": "/example.com",
      "/\\evil.example": "/evil.example",
      "/.//evil.example": "/evil.example",
      "//evil.example/a.txt": "/evil.example/a.txt",
    };
    for (const [from, to] of Object.entries(canonical)) {
      const { status, headers } = await ask(`${from}?a=%73`);
      assert.equal(status, 308, from);
      assert.equal(headers.get("location"), `${to}?a=%73`);
    }
  });

  it("keeps its query in a redirect, escaped", async () => {
    const { status, headers } = await ask(`/Services?q=é€😀%20"<&x=a%73`);
    assert.equal(status, 308);
    const query = "?q=%C3%A9%E2%82%AC%F0%9F%98%80%20%22%3C&x=a%73";
    assert.equal(headers.get("location"), paths.services + query);
  });

  it("that is malformed, or under a malformed host, is refused", async () => {
    const malformed =
      "/a%0a /a%0d%0aset-cookie:x /a%E2%80%A8 /%E2%80%A9 /%ff /% /%zz /services/%c3%28 /%ff.html";
    const requests = malformed.split(" ").map((path) => ask(path));
    for (const host of ["a b", "[::1", "x:99999", "x/../about", "a?b", "a#b", "user@host", "é"]) {
      requests.push(ask(paths.services, { host }));
    }
    for (const { status, headers } of await Promise.all(requests)) {
      assert.equal(status, 400);
      assert.match(headers.get("content-type")!, /^text\/plain/);
      assert.equal(headers.get("x-content-type-options"), "nosniff");
    }
  });

  it("is served under any well-formed host", async () => {
    for (const host of ["example.org", "EXAMPLE.org:8443", "[::1]:80", "127.0.0.1", ""]) {
      assert.equal((await ask(paths.services, { host })).status, 200, host);
    }
  });

  it("is checked as strictly in a form", async () => {
    for (const page of ["/x%0a", "/%E2%80%A8", "/%ff", "//[", "/services%0a"]) {
      const body = new URLSearchParams({ email: "not an address", page });
      const response = await app.get(paths.subscribe, { method: "POST", body });
      assert.equal(response.status, 422, page);
      await response.body?.cancel();
    }
  });

  it("is logged in one line", () => {
    assert.deepEqual(app.events("request_failed"), []);
    for (const line of app.log) assert.doesNotMatch(line, /[\n\r\u2028]/);
  });
});
