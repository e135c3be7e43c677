/** The measurements that `deno task measure` runs, each in a module of its name. */
import type { ProgramName } from "../support/programs.ts";

interface Measurement {
  measures: string;
  needs?: ProgramName;
}

export const measurements: Record<string, Measurement> = {
  bench: { measures: "requests a second against bare servers: [ROUNDS] [SECONDS]", needs: "wrk" },
  load: { measures: "failures and memory under load: [MINUTES] [CONNECTIONS] [UPLOADS]" },
  attacks: { measures: "a visitor during attacks by 1, 10 and 1,000 clients: [SECONDS] [IMAGE]" },
  search: { measures: "right pages first, time and memory of the search: [FILE]" },
  weigh: { measures: "bytes of each kind of page, and their change: [--record] [--files]" },
  navigation: { measures: "from a tap to the next page on a phone: [URL]", needs: "chromium" },
  lighthouse: { measures: "every kind of page on a simulated phone: [RUNS]", needs: "chromium" },
};
