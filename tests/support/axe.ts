/** What axe-core finds on a page as it stands, one line for each element. */
import type { Page } from "playwright";

const source = await Deno.readTextFile(
  new URL("../../node_modules/axe-core/axe.min.js", import.meta.url),
);

interface Axe {
  run(options: unknown): Promise<{
    violations: { id: string; nodes: { target: unknown[]; failureSummary?: string }[] }[];
  }>;
}

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Evaluated by the debugger, which the page's policy does not concern. */
export async function axe(page: Page): Promise<string[]> {
  await page.evaluate(source);
  return await page.evaluate(async (tags) => {
    const { axe } = globalThis as unknown as { axe: Axe };
    const { violations } = await axe.run({ runOnly: { type: "tag", values: tags } });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")} ${failureSummary}`)
    );
  }, tags);
}
