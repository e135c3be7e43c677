/** What axe-core finds on a page as it stands, one line for each element. */
import type { Page } from "playwright";

const source = await Deno.readTextFile(
  new URL("../../../node_modules/axe-core/axe.min.js", import.meta.url),
);

interface Axe {
  run(options: unknown): Promise<{
    violations: { id: string; nodes: { target: unknown[]; failureSummary?: string }[] }[];
  }>;
}

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * Evaluated by the debugger, which the page's policy does not concern.
 *
 * @param without rules that do not apply to the state the page is in
 */
export async function axe(page: Page, without: string[] = []): Promise<string[]> {
  // A colour on its way from one to another is neither.
  await page.evaluate(async () => {
    const transitions = document.getAnimations().filter((one) => one instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
  });
  if (!await page.evaluate(() => "axe" in globalThis)) await page.evaluate(source);
  const rules = Object.fromEntries(without.map((name) => [name, { enabled: false }]));
  const runOnly = { type: "tag", values: tags };
  // Describing what passes takes most of the time.
  const options = { runOnly, rules, resultTypes: ["violations"], preload: false };
  return await page.evaluate(async (options) => {
    const { axe } = globalThis as unknown as { axe: Axe };
    const { violations } = await axe.run(options);
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")} ${failureSummary}`)
    );
  }, options);
}
