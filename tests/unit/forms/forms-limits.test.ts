import assert from "node:assert/strict";
import { describe, it } from "@std/testing/bdd";
import { clientAddress } from "../../../server/runtime/http/client-address.ts";
import { createRateLimit } from "../../../server/runtime/limits/rate-limit.ts";
import { createUploadSlots, networkOf } from "../../../server/forms/upload-slots.ts";

describe("the tokens of an address", () => {
  it("run out and come back with time, for each address by itself", () => {
    let time = 0;
    const limit = createRateLimit({ tokens: 3, periodMs: 3_000, now: () => time });
    const four = (address: string | null) => [1, 2, 3, 4].map(() => limit.tryConsume(address));
    assert.deepEqual(four("a"), [true, true, true, false]);
    assert.deepEqual(four("b"), [true, true, true, false]);
    assert.deepEqual(four(null), [true, true, true, true]);
    time += 1_000;
    assert.deepEqual(four("a"), [true, false, false, false]);
    time += 60_000;
    assert.deepEqual(four("a"), [true, true, true, false]);
  });

  it("say how long the next one takes", () => {
    let time = 0;
    const limit = createRateLimit({ tokens: 2, periodMs: 60_000, now: () => time });
    assert.equal(limit.retryAfter("a"), 0);
    assert(limit.tryConsume("a", 2));
    const waits = [limit.retryAfter("a"), limit.retryAfter("a", 2), limit.retryAfter(null)];
    assert.deepEqual(waits, [30, 60, 0]);
    time = 30_000;
    assert.equal(limit.retryAfter("a"), 0);
    assert(limit.tryConsume("a"));
    limit.refill("a");
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

describe("upload slots", () => {
  const options = { slots: 2, slotsPerNetwork: 1, waitingPerNetwork: 3, timeoutMs: 60_000 };

  /** Acquires for each network in order; `granted` lists who has had a slot. */
  function start(networks: string[], changes: Partial<typeof options> = {}) {
    const slots = createUploadSlots({ ...options, ...changes });
    const granted: string[] = [];
    const held: Disposable[] = [];
    for (const network of networks) {
      slots.acquire(network).then((grant) => {
        if (typeof grant === "string") return granted.push(`${network}: ${grant}`);
        granted.push(network);
        held.push(grant);
      });
    }
    const settle = () => new Promise((later) => setTimeout(later));
    return {
      slots,
      granted,
      settle,
      async release() {
        held.shift()![Symbol.dispose]();
        await settle();
      },
    };
  }

  it("go to the waiting networks in turn, however many uploads each has", async () => {
    const { granted, settle, release } = start(["a", "a", "a", "a", "b", "b", "c"], {
      slots: 1,
      slotsPerNetwork: 9,
    });
    await settle();
    for (let turn = 0; turn < 6; turn++) await release();
    assert.deepEqual(granted, ["a", "a", "b", "c", "a", "b", "a"]);
  });

  it("cannot all be taken by one network, and are not contended by its own uploads", async () => {
    const { slots, granted, settle } = start(["a", "a"]);
    await settle();
    assert.deepEqual(granted, ["a"]);
    assert.equal(slots.isContended(), false);
    assert(typeof await slots.acquire("b") !== "string");
    void slots.acquire("c");
    assert.equal(slots.isContended(), true);
  });

  it("are refused to the fourth waiting upload of a network, and after the timeout", async () => {
    const four = start(["a", "a", "a", "a", "a"]);
    await four.settle();
    assert.deepEqual(four.granted.sort(), ["a", "a: too many"]);
    const late = createUploadSlots({ ...options, slots: 0, timeoutMs: 10 });
    assert.equal(await late.acquire("a"), "timeout");
    assert.equal(late.isContended(), false);
  });

  it("count an IPv6 network of 56 bits as one", () => {
    assert.equal(networkOf("2001:db8:1:2ff"), networkOf("2001:db8:1:201"));
    assert.notEqual(networkOf("2001:db8:1:2ff"), networkOf("2001:db8:1:3ff"));
    assert.equal(networkOf("2001:db8:1:2"), "2001:db8:1:0");
    assert.equal(networkOf("192.0.2.1"), "192.0.2.1");
    assert.equal(networkOf(null), null);
  });
});
