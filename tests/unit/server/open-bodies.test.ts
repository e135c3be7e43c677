import assert from "node:assert/strict";
import { describe, it } from "@std/testing/bdd";
import { HTTPException } from "hono/http-exception";
import {
  bodyTimeoutMs,
  createOpenBodies,
  type OpenBody,
} from "../../../server/runtime/limits/open-bodies.ts";
import { readBody } from "../../../server/runtime/http/body.ts";
import { until } from "../../support/until.ts";

function open(limits: Partial<Parameters<typeof createOpenBodies>[0]> = {}) {
  const clock = { time: 0 };
  const all = { total: 1_000, perNetwork: 1_000, bytes: 1e9, ...limits };
  const bodies = createOpenBodies(all, () => clock.time);
  return {
    clock,
    open: bodies.open,
    /** A body whose client is waited for. */
    waiting(network: string | null, bytes = 0): OpenBody {
      const body = bodies.open(network);
      body.add(bytes);
      body.waitFor(new Promise(() => {}));
      return body;
    },
  };
}

const statusOf = ({ signal }: OpenBody): number | null =>
  signal.aborted ? (signal.reason as HTTPException).status : null;

describe("open bodies", () => {
  it("are limited for each network, until they are disposed", () => {
    const { waiting, open: openBody } = open({ perNetwork: 2 });
    const [first] = [waiting("a"), waiting("a"), waiting("b"), waiting(null), waiting(null)];
    waiting(null);
    const isTooMany = (error: unknown) => error instanceof HTTPException && error.status === 429;
    assert.throws(() => openBody("a"), isTooMany);
    waiting("b");
    first![Symbol.dispose]();
    waiting("a");
    assert.throws(() => openBody("a"), isTooMany);
  });

  it("give way to a new one where a network has the most, the slowest in all its time first", () => {
    const { waiting, open: openBody, clock } = open({ total: 5 });
    const drip = waiting("a", 100);
    const fast = waiting("a", 400_000);
    const middle = waiting("a", 50_000);
    const honest = waiting("b", 10);
    clock.time += 8_000;
    // A byte now and then renews nothing.
    drip.add(1);
    waiting("c", 2_000);
    openBody("d");
    assert.deepEqual([drip, fast, middle, honest].map(statusOf), [503, null, null, null]);
    openBody("e");
    assert.deepEqual([drip, fast, middle, honest].map(statusOf), [503, null, 503, null]);
    for (const body of [drip, fast, middle, honest]) body[Symbol.dispose]();
  });

  it("compare their speeds, not their last bytes, where networks have equally many", () => {
    const { waiting, open: openBody, clock } = open({ total: 3 });
    const steady = waiting("a");
    const silent = waiting("b", 1_000);
    const drip = waiting("c");
    for (let second = 1; second <= 5; second++) {
      clock.time += 1_000;
      steady.add(30_000);
      drip.add(5);
    }
    openBody("d");
    assert.deepEqual([steady, silent, drip].map(statusOf), [null, null, 503]);
    openBody("e");
    assert.deepEqual([steady, silent, drip].map(statusOf), [null, 503, 503]);
    steady[Symbol.dispose]();
  });

  it("are not slow when they have just begun", () => {
    const { waiting, open: openBody, clock } = open({ total: 2 });
    const old = waiting("a", 1_000);
    clock.time += 10_000;
    const young = waiting("b", 500);
    openBody("c");
    assert.deepEqual([old, young].map(statusOf), [503, null]);
    young[Symbol.dispose]();
  });

  it("are not slow in the second in which their first bytes can come", () => {
    const { waiting, open: openBody, clock } = open({ total: 3 });
    const [silent, honest, other] = [waiting("a", 100), waiting("b"), waiting("c", 200)];
    clock.time += 999;
    openBody("d");
    assert.deepEqual([silent, honest, other].map(statusOf), [503, null, null]);
    clock.time += 1;
    openBody("e");
    assert.deepEqual([honest, other].map(statusOf), [503, null]);
  });

  it("of unknown networks count alone", () => {
    const { waiting, open: openBody, clock } = open({ total: 4 });
    const unknown = [waiting(null, 100), waiting(null, 200)];
    const known = [waiting("a", 3_000), waiting("a", 4_000)];
    clock.time += 5_000;
    openBody("b");
    assert.deepEqual([...unknown, ...known].map(statusOf), [null, null, 503, null]);
    openBody("c");
    assert.deepEqual([...unknown, ...known].map(statusOf), [503, null, 503, null]);
  });

  it("give way while they wait for their client; else the new one does", () => {
    const { waiting, open: openBody } = open({ total: 2 });
    const received = [openBody("a"), openBody("a")];
    const next = openBody("b");
    assert.deepEqual([...received, next].map(statusOf), [null, null, 503]);
    received[1]![Symbol.dispose]();
    const late = waiting("a");
    assert.equal(statusOf(openBody("b")), null);
    assert.equal(statusOf(late), 503);
  });

  it("do not give way once their last byte has come", async () => {
    const { open: openBody } = open({ total: 1 });
    for (const length of ["5", "6"]) {
      const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
      const writer = writable.getWriter();
      const request = new Request("http://site.example", {
        method: "POST",
        body: readable,
        headers: { "content-length": length },
      });
      using body = openBody("a");
      const reading = readBody(request, body, 100).catch(() => null);
      await writer.write(new TextEncoder().encode("name="));
      await new Promise((later) => setTimeout(later));
      using next = openBody("b");
      assert.deepEqual([body, next].map(statusOf), length === "5" ? [null, 503] : [503, null]);
      await writer.close().catch(() => {});
      await reading;
    }
  });

  it("are limited in bytes, all together, until they are disposed", () => {
    const { waiting, open: openBody } = open({ bytes: 1_000 });
    const [one, two] = [waiting("a", 300), waiting("a", 400)];
    const honest = openBody("b");
    honest.add(300);
    assert.deepEqual([one, two, honest].map(statusOf), [null, null, null]);
    honest.add(1);
    assert.deepEqual([one, two, honest].map(statusOf), [503, null, null]);
    // The bytes of a body that gave way count no more.
    one.add(5_000);
    one[Symbol.dispose]();
    honest.add(299);
    assert.equal(statusOf(two), null);
    honest[Symbol.dispose]();
    openBody("c").add(600);
    assert.equal(statusOf(two), null);
  });

  it("are late after 15 s and 1 s for every 24 KB, spent waiting for the client", async () => {
    const { open: openBody, clock } = open();
    const silent = openBody("a");
    silent.waitFor(new Promise(() => {}));
    const steady = openBody("b");
    const served = openBody("c");
    for (let second = 1; second <= 400; second++) {
      const { promise, resolve } = Promise.withResolvers<void>();
      const read = steady.waitFor(promise);
      clock.time += 1_000;
      steady.add(24_010);
      resolve();
      await read;
      if (second === 14) {
        await new Promise((later) => setTimeout(later, 250));
        assert.equal(statusOf(silent), null);
      }
    }
    await until("the silent body is late", () => statusOf(silent) === 408);
    assert.equal(statusOf(served), null, "this server is late, not the client");
    let isDone = false;
    steady.waitFor(new Promise(() => {})).then(() => isDone = true);
    clock.time += 14_000;
    await new Promise((later) => setTimeout(later, 250));
    assert.deepEqual([statusOf(steady), isDone], [null, false]);
    clock.time += 6_000;
    await until("the steady body is late", () => statusOf(steady) === 408);
    assert.equal(bodyTimeoutMs(0), 15_000);
    assert.equal(bodyTimeoutMs(240_000), 25_000);
  });
});
