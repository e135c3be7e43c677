/** What Chromium does to styles and layout, from its trace. */
import type { Page } from "playwright";

interface Layout {
  dirtyObjects: number;
  totalObjects: number;
}

interface TraceEvent {
  name: string;
  args: { beginData?: Layout; elementCount?: number };
}

interface Trace {
  /** Of each layout: the boxes that are laid out, and all boxes. */
  layouts: Layout[];
  /** Of each style update: the elements that get their styles anew. */
  restyled: number[];
}

/** Traces what `work` makes Chromium do. */
export async function traceDuring(page: Page, work: () => Promise<unknown>): Promise<Trace> {
  const session = await page.context().newCDPSession(page);
  const trace: Trace = { layouts: [], restyled: [] };
  session.on("Tracing.dataCollected", ({ value }) => {
    for (const { name, args } of value as unknown as TraceEvent[]) {
      if (name === "Layout" && args.beginData) trace.layouts.push(args.beginData);
      if (name === "UpdateLayoutTree" && args.elementCount) trace.restyled.push(args.elementCount);
    }
  });
  await session.send("Tracing.start", { categories: "-*,devtools.timeline" });
  await work();
  const ended = new Promise<void>((resolve) =>
    session.once("Tracing.tracingComplete", () => resolve())
  );
  await session.send("Tracing.end");
  await ended;
  return trace;
}
