/** One run of wrk against a server. */
import { requireProgram } from "../support/programs.ts";
import type { Server } from "./server.ts";

export interface Run {
  /** Requests a second. */
  rate: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  /** Microseconds of the server's processor time a request. */
  cost: number;
  failed: number;
}

const report = `function done(summary, latency)
  local e = summary.errors
  io.write(string.format('\\n@@{"requests":%d,"duration":%d,"p50":%d,"p99":%d,"failed":%d}\\n',
    summary.requests, summary.duration, latency:percentile(50), latency:percentile(99),
    e.connect + e.read + e.write + e.timeout + e.status))
end`;

export async function wrk(
  server: Server,
  path: string,
  { seconds, connections = 64, headers = {} }: {
    seconds: number;
    connections?: number;
    headers?: Record<string, string>;
  },
): Promise<Run> {
  const script = await Deno.makeTempFile({ suffix: ".lua" });
  try {
    await Deno.writeTextFile(script, report);
    const before = await server.processorTime();
    const { stdout, success } = await new Deno.Command(await requireProgram("wrk"), {
      args: [
        ...["-t", "1", "-c", String(connections), "-d", `${seconds}s`, "-s", script],
        ...Object.entries(headers).flatMap(([name, value]) => ["-H", `${name}: ${value}`]),
        server.url + path,
      ],
    }).output();
    if (!success) throw new Error("wrk failed");
    const spent = await server.processorTime() - before;
    const { requests, duration, p50, p99, failed } = JSON.parse(
      new TextDecoder().decode(stdout).split("@@")[1]!,
    );
    return {
      rate: requests / duration * 1e6,
      p50: p50 / 1_000,
      p99: p99 / 1_000,
      cost: spent / requests,
      failed,
    };
  } finally {
    await Deno.remove(script);
  }
}

export function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1]!;
}
