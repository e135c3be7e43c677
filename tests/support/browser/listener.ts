/** Hears what a screen reader would read out by itself: texts that appear in live regions. */
import type { Page } from "playwright";

declare global {
  interface Window {
    heard?: string[];
  }
}

/** Listens from now on. */
export async function listen(page: Page): Promise<void> {
  await page.evaluate(() => {
    const heard: string[] = globalThis.window.heard = [];
    const live = "[role=status], [role=alert], [aria-live=polite], [aria-live=assertive]";
    const textOf = (node: Node) => (node.textContent ?? "").trim();
    const hear = (records: MutationRecord[]) => {
      const regions = new Map<Element, Node[]>();
      for (const { target, addedNodes, type } of records) {
        const changed = type === "characterData" ? [target] : [...addedNodes];
        const around = (target instanceof Element ? target : target.parentElement)?.closest(live);
        if (around) regions.set(around, [...regions.get(around) ?? [], ...changed]);
        // An alert is also read when it comes as a whole; a status only when it was there before.
        else {
          for (const node of changed) {
            if (!(node instanceof Element)) continue;
            const alerts = [...node.querySelectorAll("[role=alert]")];
            if (node.matches("[role=alert]")) alerts.push(node);
            for (const alert of alerts) if (textOf(alert)) heard.push(textOf(alert));
          }
        }
      }
      for (const nodes of regions.values()) {
        const text = nodes.filter((node) => node.isConnected).map(textOf).join(" ").trim();
        if (text) heard.push(text);
      }
    };
    const observer = new MutationObserver(hear);
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
    // An observer is called after the script. A text that came before a focus is heard before it.
    addEventListener("focusin", () => hear(observer.takeRecords()), true);
  });
}

export async function announcements(page: Page): Promise<string[]> {
  return await page.evaluate(() => globalThis.window.heard ?? []);
}
