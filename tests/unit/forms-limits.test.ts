import assert from "node:assert/strict";
import { describe, it } from "@std/testing/bdd";
import { clientAddress } from "../../server/http/client-address.ts";
import { createRateLimit } from "../../server/forms/rate-limit.ts";
import { createUploadBudget } from "../../server/forms/upload-budget.ts";

describe("tokens of an address", () => {
  it("run out and come back with time, for each address by itself", () => {
    let time = 0;
    const limit = createRateLimit({ tokens: 3, periodMs: 3_000, now: () => time });
    const admitted = (address: string | null) => [1, 2, 3, 4].map(() => limit.tryConsume(address));
    assert.deepEqual(admitted("a"), [true, true, true, false]);
    assert.deepEqual(admitted("b"), [true, true, true, false]);
    assert.deepEqual(admitted(null), [true, true, true, true]);
    time += 1_000;
    assert.deepEqual(admitted("a"), [true, false, false, false]);
    time += 60_000;
    assert.deepEqual(admitted("a"), [true, true, true, false]);
  });

  it("say how long the next one takes", () => {
    let time = 0;
    const limit = createRateLimit({ tokens: 2, periodMs: 60_000, now: () => time });
    assert.equal(limit.wait("a"), 0);
    assert(limit.tryConsume("a", 2));
    assert.deepEqual([limit.wait("a"), limit.wait("a", 2), limit.wait(null)], [30, 60, 0]);
    time = 30_000;
    assert.equal(limit.wait("a"), 0);
    assert(limit.tryConsume("a"));
    limit.forget("a");
    assert(limit.tryConsume("a", 2));
  });

  it("are remembered for so many addresses and no more", () => {
    const limit = createRateLimit({ tokens: 1, periodMs: 60_000, capacity: 2 });
    for (const address of ["a", "b", "c"]) assert(limit.tryConsume(address));
    assert.equal(limit.tryConsume("c"), false);
    assert.equal(limit.tryConsume("a"), true, "the one quiet for longest is forgotten");
  });
});

describe("a visitor's address", () => {
  const connection = (hostname: string) => ({
    remoteAddr: { transport: "tcp" as const, hostname, port: 1 },
  });
  const address = (direct: string, forwarded: string | null, trustProxy: number) =>
    clientAddress(
      new Request("http://site.example/", {
        headers: forwarded === null ? {} : { "x-forwarded-for": forwarded },
      }),
      connection(direct),
      trustProxy,
    );

  it("is the connection's, whatever a header says, when no proxy is trusted", () => {
    assert.equal(address("192.0.2.1", "198.51.100.7", 0), "192.0.2.1");
  });

  it("is what the outermost trusted proxy saw, not what the visitor wrote before it", () => {
    assert.equal(address("10.0.0.1", "6.6.6.6, 198.51.100.7", 1), "198.51.100.7");
    assert.equal(address("10.0.0.1", "6.6.6.6, 198.51.100.7, 10.0.0.2", 2), "198.51.100.7");
    assert.equal(address("10.0.0.1", "198.51.100.7:4711", 1), "198.51.100.7");
    assert.equal(address("10.0.0.1", null, 1), "10.0.0.1");
  });

  it("is the network of an IPv6 address, and the IPv4 address inside one", () => {
    const one = address("2001:db8:1:2:aaaa::1", null, 0);
    assert.equal(one, address("2001:0db8:1:2::b", null, 0));
    assert.notEqual(one, address("2001:db8:1:3::b", null, 0));
    assert.equal(address("::ffff:192.0.2.1", null, 0), "192.0.2.1");
    assert.equal(address("::1", null, 0), "0:0:0:0");
    assert.equal(address("10.0.0.1", "[2001:db8:1:2::9]:443", 1), one);
  });

  it("is unknown without a connection", () => {
    assert.equal(clientAddress(new Request("http://site.example/"), undefined, 0), null);
  });
});

describe("memory for uploads", () => {
  const options = { bytes: 10, perAddress: 2, patience: 5_000 };

  it("is given out in order and waits for what is given back", async () => {
    const budget = createUploadBudget(options);
    const order: string[] = [];
    const first = await budget.reserve(6, "a");
    const second = budget.reserve(6, "b").then((share) => (order.push("second"), share));
    const third = budget.reserve(4, "c").then((share) => (order.push("third"), share));
    await Promise.resolve();
    assert.deepEqual(order, []);
    first![Symbol.dispose]();
    (await second)![Symbol.dispose]();
    (await third)![Symbol.dispose]();
    assert.deepEqual(order, ["second", "third"]);
  });

  it("cannot all be taken by one address", async () => {
    const budget = createUploadBudget(options);
    const shares = [await budget.reserve(1, "a"), await budget.reserve(1, "a")];
    let granted = false;
    const third = budget.reserve(1, "a").then((share) => (granted = true, share));
    (await budget.reserve(1, "b"))![Symbol.dispose]();
    assert.equal(granted, false);
    shares[0]![Symbol.dispose]();
    shares[0]![Symbol.dispose]();
    (await third)![Symbol.dispose]();
    shares[1]![Symbol.dispose]();
  });

  it("is refused to who has waited too long", async () => {
    const budget = createUploadBudget({ ...options, patience: 10 });
    using _all = await budget.reserve(10, null);
    assert.equal(await budget.reserve(1, null), null);
  });
});
