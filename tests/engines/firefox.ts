/**
 * Firefox over WebDriver BiDi. Playwright cannot create a context in Firefox ESR
 * (`emulation.setMediaFeaturesOverride` is unknown there), so Puppeteer drives it.
 */
import puppeteer from "puppeteer-core";
import { type Session, stepTimeoutMs } from "./session.ts";

export async function openFirefox(executablePath: string): Promise<Session> {
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath,
    headless: true,
    defaultViewport: { width: 1280, height: 900 },
    timeout: 3 * stepTimeoutMs,
    protocolTimeout: 2 * stepTimeoutMs,
  });
  const [page] = await browser.pages();
  if (!page) throw new Error("Firefox opened no page");
  page.setDefaultTimeout(stepTimeoutMs);
  return {
    goto: async (url) => void await page.goto(url, { waitUntil: "load" }),
    resize: (width, height) => page.setViewport({ width, height }),
    evaluate: <T>(body: string) => page.evaluate(`(() => { ${body} })()`) as Promise<T>,
    click: (selector) => page.locator(selector).click(),
    type: (selector, text) => page.type(selector, text),
    press: (key) => page.keyboard.press(key),
    async attach(selector, path) {
      const input = await page.$(selector);
      if (!input) throw new Error(`no element matches ${selector}`);
      await (input as unknown as { uploadFile(path: string): Promise<void> }).uploadFile(path);
    },
    back: () => page.evaluate("history.back()") as Promise<void>,
    forward: () => page.evaluate("history.forward()") as Promise<void>,
    [Symbol.asyncDispose]: () => browser.close(),
  };
}
