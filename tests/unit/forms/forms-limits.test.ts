import assert from "node:assert/strict";
import fc from "fast-check";
import { describe, it } from "@std/testing/bdd";
import { clientAddress } from "../../../server/runtime/http/client-address.ts";
import { createRateLimit } from "../../../server/runtime/limits/rate-limit.ts";
import { createUploadSlots } from "../../../server/forms/upload-slots.ts";
import { fakeClock } from "../../support/clock.ts";

describe("the tokens of an address", () => {
  it("run out and come back with time, for each address separately", () => {
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

  it("have a retry time that does not tell when others used them", () => {
    let time = 0;
    const limit = createRateLimit({ tokens: 3, periodMs: 60_000, now: () => time });
    assert.equal(limit.retryAfter("a"), 0);
    for (let use = 0; use < 3; use++) {
      limit.tryConsume("a");
      time += 4_321;
    }
    const later: number[] = [];
    for (; limit.retryAfter("a") > 0; time += 1_000) later.push(limit.retryAfter("a"));
    assert(later.length > 2);
    assert.deepEqual(later, later.map(() => 20));
    assert.equal(limit.tryConsume("a"), true);
    assert.equal(limit.retryAfter("a", 3), 60);
    assert.equal(limit.retryAfter(null), 0);
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

  it("is the connection's when no proxy is trusted", () => {
    assert.equal(address("192.0.2.1", "198.51.100.7", 0), "192.0.2.1");
  });

  it("is what the outermost trusted proxy saw", () => {
    assert.equal(address("10.0.0.1", "6.6.6.6, 198.51.100.7", 1), "198.51.100.7");
    assert.equal(address("10.0.0.1", "6.6.6.6, 198.51.100.7, 10.0.0.2", 2), "198.51.100.7");
    assert.equal(address("10.0.0.1", "198.51.100.7:4711", 1), "198.51.100.7");
    assert.equal(address("10.0.0.1", null, 1), "10.0.0.1");
    assert.equal(address("10.0.0.1", "198.51.100.7", 2), "10.0.0.1");
    assert.equal(address("10.0.0.1", ",", 1), "10.0.0.1");
  });

  it("is the /56 network of an IPv6 address in any form, and the IPv4 address inside one", () => {
    const one = address("2001:db8:1:2ff:aaaa::1", null, 0);
    assert.equal(one, "2001:db8:1:200::/56");
    for (const same of ["2001:0db8:1:0201::b", "2001:DB8:1:200:0:0:0:0"]) {
      assert.equal(address(same, null, 0), one, same);
      assert.equal(address("10.0.0.1", `[${same}]:443`, 1), one, same);
    }
    assert.notEqual(one, address("2001:db8:1:3ff::b", null, 0));
    assert.equal(address("2001:db8::1", null, 0), address("2001:db8:0:0:5::", null, 0));
    assert.equal(address("::ffff:192.0.2.1", null, 0), "192.0.2.1");
    assert.equal(address("::1", null, 0), "::/56");
  });

  it("is at most 64 characters of whatever a client sends", () => {
    const long = ["1.".repeat(3_500), ":".repeat(7_000), "[".repeat(7_000), "f".repeat(7_000)];
    const text = fc.string({
      unit: fc.constantFrom("1", ".", ":", "[", "]", "f", " ", ",", "%", "/"),
      maxLength: 100,
    });
    fc.assert(
      fc.property(text, (forwarded) => {
        assert(address("10.0.0.1", forwarded, 1)!.length <= 64);
      }),
      { examples: long.map((text): [string] => [text]) },
    );
  });
});

describe("upload slots", () => {
  const limits = { slots: 1, slotsPerNetwork: 9, timeoutMs: 60_000 };
  const settle = () => new Promise((later) => setTimeout(later));

  it("go to the waiting networks in turn, however many uploads each has", async () => {
    const slots = createUploadSlots(limits, fakeClock());
    const granted: string[] = [];
    const uploads = ["a", "a", "a", "a", "b", "b", "c"].map(async (network) => {
      using _ = await slots.acquire(network) as Disposable;
      granted.push(network);
    });
    await Promise.all(uploads);
    assert.deepEqual(granted, ["a", "a", "b", "c", "a", "b", "a"]);
  });

  it("are not waited for longer than the timeout, and go to those who still wait", async () => {
    const clock = fakeClock();
    const slots = createUploadSlots(limits, clock);
    const held = await slots.acquire("a") as Disposable;
    const results: string[] = [];
    const wait = (name: string, network: string) =>
      slots.acquire(network).then((slot) => {
        results.push(`${name} ${slot ? "gets it" : "gives up"}`);
        return slot;
      });
    wait("first", "b");
    clock.advance(30_000);
    const second = wait("second", "b");
    clock.advance(29_999);
    await settle();
    assert.deepEqual(results, []);
    clock.advance(1);
    await settle();
    assert.deepEqual(results, ["first gives up"]);
    held[Symbol.dispose]();
    const slot = await second;
    assert.deepEqual(results, ["first gives up", "second gets it"]);
    clock.advance(90_000);
    wait("third", "c");
    await settle();
    slot![Symbol.dispose]();
    await settle();
    assert.deepEqual(results.slice(2), ["third gets it"]);
  });

  it("are limited for each network, but not for unknown ones", async () => {
    const slots = createUploadSlots({ ...limits, slots: 4, slotsPerNetwork: 1 }, fakeClock());
    const granted: (string | null)[] = [];
    for (const network of ["a", "a", "b", null, null]) {
      slots.acquire(network).then(() => granted.push(network));
    }
    await settle();
    assert.deepEqual(granted, ["a", "b", null, null]);
  });
});
