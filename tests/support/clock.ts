/** A clock that moves only when a test says so. */
import type { Clock } from "../../server/runtime/cache/swr-cache.ts";

export function fakeClock(): Clock & { advance(ms: number): void } {
  let time = 1_000_000;
  let sleepers: { at: number; wake: () => void }[] = [];
  return {
    now: () => time,
    sleep: (ms) => new Promise<void>((wake) => sleepers.push({ at: time + ms, wake })),
    advance(ms) {
      time += ms;
      const due = sleepers.filter(({ at }) => at <= time);
      sleepers = sleepers.filter(({ at }) => at > time);
      for (const { wake } of due) wake();
    },
  };
}
