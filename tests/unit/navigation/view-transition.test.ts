/** How long a view transition may hold the old page. The page, the browser and the time are stubs. */
import assert from "node:assert/strict";
import { mock } from "node:test";
import { afterEach, beforeEach, describe, it } from "@std/testing/bdd";
import { finishTransition, openWithTransition } from "../../../client/runtime/view-transition.ts";

interface Transition {
  /** What the browser waits for before it shows the new page. */
  update: Promise<void>;
  skipped: boolean;
}

const stubbed = ["document", "matchMedia", "performance"] as const;
/** When the page was fetched, in milliseconds. */
const now = 1_000;
const before = stubbed.map((name) => Object.getOwnPropertyDescriptor(globalThis, name));

let transitions: Transition[];
/** The picture of the new page, once that has rendered. */
let rendered: HTMLImageElement | null;
/** What the browser says of the visitor. */
let features: string[];

/** A picture that notes who waits for it. */
function pictureOf({ complete }: { complete: boolean }) {
  const listeners = new Map<string, () => void>();
  return Object.assign({
    complete,
    currentSrc: "https://site.test/card.avif",
    style: { viewTransitionName: "", background: "" },
    addEventListener: (type: string, listener: () => void) => listeners.set(type, listener),
  } as unknown as HTMLImageElement, { emit: (type: string) => listeners.get(type)?.() });
}

/** Whether a promise is fulfilled by now. */
async function isFulfilled(promise: Promise<unknown>): Promise<boolean> {
  let fulfilled = false;
  promise.then(() => fulfilled = true);
  for (let turn = 0; turn < 5; turn++) await Promise.resolve();
  return fulfilled;
}

function define(name: (typeof stubbed)[number], value: unknown) {
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
}

beforeEach(() => {
  transitions = [];
  rendered = null;
  features = ["hover: hover", "prefers-reduced-motion: no-preference"];
  mock.timers.enable({ apis: ["setTimeout"] });
  define("performance", { now: () => now });
  define("matchMedia", (query: string) => ({
    matches: query.split(" and ").every((part) => features.includes(part.slice(1, -1))),
  }));
  define("document", {
    querySelector: () => rendered,
    startViewTransition(callback: () => Promise<void>) {
      const transition: Transition = { update: callback(), skipped: false };
      transitions.push(transition);
      const done = Promise.resolve();
      return {
        ready: done,
        finished: done,
        skipTransition: () => transition.skipped = true,
      };
    },
  });
});

afterEach(() => {
  finishTransition();
  mock.timers.reset();
  stubbed.forEach((name, index) => {
    if (before[index]) Object.defineProperty(globalThis, name, before[index]);
    else delete (globalThis as Record<string, unknown>)[name];
  });
});

describe("a view transition", () => {
  it("carries the picture when the page has come and rendered within 100 ms", async () => {
    const card = pictureOf({ complete: true });
    let shown = 0;
    openWithTransition(card, now - 100, () => shown++);
    assert.equal(shown, 1);
    assert.equal(card.style.viewTransitionName, "card-picture");
    mock.timers.tick(99);
    assert.equal(await isFulfilled(transitions[0]!.update), false);
    rendered = pictureOf({ complete: true });
    assert.equal(finishTransition(), true);
    assert(await isFulfilled(transitions[0]!.update));
    assert.equal(rendered.style.viewTransitionName, "card-picture");
    assert.equal(card.style.viewTransitionName, "");
    mock.timers.tick(1_000);
    assert.equal(transitions[0]!.skipped, false);
    assert.equal(finishTransition(), false);
  });

  it("is skipped after 100 ms, and the page follows without one", async () => {
    const card = pictureOf({ complete: true });
    openWithTransition(card, now, () => {});
    mock.timers.tick(100);
    assert(transitions[0]!.skipped);
    assert(await isFulfilled(transitions[0]!.update));
    assert.equal(card.style.viewTransitionName, "");
    assert.equal(finishTransition(), false, "the page scrolls to its top");
  });

  it("does not begin when the page was fetched later than 100 ms after the click", () => {
    let shown = 0;
    openWithTransition(pictureOf({ complete: true }), now - 101, () => shown++);
    assert.equal(shown, 1);
    assert.deepEqual(transitions, []);
    rendered = pictureOf({ complete: false });
    finishTransition();
    assert.match(rendered.style.background, /card\.avif/);
  });

  it("ends when another begins", async () => {
    openWithTransition(pictureOf({ complete: true }), now, () => {});
    openWithTransition(pictureOf({ complete: true }), now, () => {});
    assert(await isFulfilled(transitions[0]!.update));
    assert.equal(await isFulfilled(transitions[1]!.update), false);
    mock.timers.tick(100);
    assert.deepEqual(transitions.map(({ skipped }) => skipped), [false, true]);
  });

  it("shows the card's picture until the page's own has come or failed", () => {
    for (const outcome of ["load", "error"]) {
      openWithTransition(pictureOf({ complete: true }), now, () => {});
      const late = pictureOf({ complete: false });
      rendered = late;
      finishTransition();
      assert.match(late.style.background, /url\("https:\/\/site\.test\/card\.avif"\)/);
      late.emit(outcome);
      assert.equal(late.style.background, "", outcome);
    }
  });

  it("shows it too when the transition was skipped or motion is reduced, and of that card alone", () => {
    for (const isSkipped of [true, false]) {
      if (!isSkipped) features = ["hover: hover"];
      openWithTransition(pictureOf({ complete: true }), now, () => {});
      mock.timers.tick(100);
      rendered = pictureOf({ complete: false });
      assert.equal(finishTransition(), false);
      assert.match(rendered.style.background, /card\.avif/);
      rendered = pictureOf({ complete: false });
      finishTransition();
      assert.equal(rendered.style.background, "");
    }
  });

  const pictures: Record<string, () => HTMLImageElement | null> = {
    "a picture that is not there": () => pictureOf({ complete: false }),
    "no picture": () => null,
    "less motion": () => {
      features = ["hover: hover", "prefers-reduced-motion: reduce"];
      return pictureOf({ complete: true });
    },
    "a touch screen": () => {
      features = ["hover: none", "prefers-reduced-motion: no-preference"];
      return pictureOf({ complete: true });
    },
  };
  for (const [what, prepare] of Object.entries(pictures)) {
    it(`does not begin with ${what}`, () => {
      let shown = 0;
      openWithTransition(prepare(), now, () => shown++);
      assert.equal(shown, 1);
      assert.deepEqual(transitions, []);
    });
  }
});
