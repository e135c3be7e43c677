/** Where a Chromium is: the one named by CHROME_PATH, Playwright's own, or the system's. */
import { chromium } from "playwright";

/** The shell without windows comes first: a page in a profile of its own costs it a third. */
const systems = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/** @param full not the shell, which remembers no page that was left */
export async function findChromium(full = false): Promise<string | null> {
  const named = Deno.env.get("CHROME_PATH");
  for (const path of [...named ? [named] : [], chromium.executablePath(), ...systems]) {
    if (full && path?.includes("headless")) continue;
    if (path && await Deno.stat(path).then((info) => info.isFile, () => false)) return path;
  }
  return null;
}
