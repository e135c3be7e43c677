/** Long headers, queries and fields cost little processor time. */
import assert from "node:assert/strict";
import { cpuUsage } from "node:process";
import { afterAll, beforeAll, describe, it } from "@std/testing/bdd";
import { paths } from "../../../content/paths.ts";
import { type RunningApp, startApp } from "../../support/app.ts";

/** Runs of these are what backtracking expressions repeat over. */
const units = [" ", "\t", ",", '"', ";", "=", ":", ".", "/", "a,", "1.", "q=0;", "br ;", '"a" ,'];

/** Characters of a header: a quadratic parser takes 3 s for them, a linear one a millisecond. */
const headerLength = 60_000;
const mostMs = 500;

describe("text of requests", () => {
  let site: RunningApp;
  beforeAll(async () => {
    site = await startApp({ trustProxy: 2, backend: null });
  });
  afterAll(() => site[Symbol.asyncDispose]());

  /** Milliseconds of the processor, whatever else the machine does. */
  async function processorTime(request: Request): Promise<number> {
    const before = cpuUsage();
    const response = await site.app(request);
    const { user, system } = cpuUsage(before);
    await response.body?.cancel();
    return (user + system) / 1_000;
  }

  const requests: [path: string, init: RequestInit][] = [
    [paths.privacy, {}],
    ["/fonts/public-sans.woff2", {}],
    [paths.contact, { method: "POST", body: new URLSearchParams({ name: "" }) }],
    [paths.subscribe, { method: "POST", body: new URLSearchParams({ email: "" }) }],
    [paths.careers, { method: "POST", body: new FormData() }],
  ];

  async function headersRead(path: string, init: RequestInit): Promise<Set<string>> {
    const names = new Set<string>();
    const { get } = Headers.prototype;
    Headers.prototype.get = function (name) {
      names.add(name.toLowerCase());
      return get.call(this, name);
    };
    try {
      const response = await site.app(new Request(site.url + path, init));
      await response.body?.cancel();
    } finally {
      Headers.prototype.get = get;
    }
    return names;
  }

  it("costs little in every header that the server reads", async () => {
    const tried = new Set<string>();
    for (const [path, init] of requests) {
      for (const name of await headersRead(path, init)) {
        for (const unit of units) {
          const request = new Request(site.url + path, init);
          const run = unit.repeat(headerLength / unit.length);
          request.headers.set(name, `a"${run}"b`);
          const ms = await processorTime(request);
          assert(ms < mostMs, `${path} ${name} ${JSON.stringify(unit)}: ${ms} ms`);
          tried.add(name);
        }
      }
    }
    for (const name of ["if-none-match", "accept-encoding", "range", "x-forwarded-for", "host"]) {
      assert(tried.has(name), name);
    }
    for (const name of ["origin", "sec-fetch-site", "content-type", "accept", "referer"]) {
      assert(tried.has(name), name);
    }
  });

  it("costs little in queries and fields", async () => {
    for (const unit of units) {
      const field = unit.repeat(20_000 / unit.length);
      const query = encodeURIComponent(unit.repeat(2_000 / unit.length));
      for (const path of [`${paths.search}?q=a${query}b`, `${paths.data("search")}?q=a${query}b`]) {
        const ms = await processorTime(new Request(site.url + path));
        assert(ms < mostMs, `${path.slice(0, 60)}: ${ms} ms`);
      }
      for (const [path, name] of [[paths.contact, "email"], [paths.subscribe, "page"]] as const) {
        const headers = { accept: "application/json" };
        const body = new URLSearchParams({ [name]: `a@a${field}@` });
        const request = new Request(site.url + path, { method: "POST", headers, body });
        const ms = await processorTime(request);
        assert(ms < mostMs, `${path} ${name} ${JSON.stringify(unit)}: ${ms} ms`);
      }
    }
  });
});
