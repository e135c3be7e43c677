/** Printed pages use their sheets: the first is at least half full, and none has only a few lines. */
import { afterAll, beforeAll, describe, it } from "@std/testing/bdd";
import assert from "node:assert/strict";
import { startApp } from "../support/app.ts";
import { openBrowser, type TestBrowser } from "../support/browser/browser.ts";
import { onePageOfEach } from "../support/page/site-pages.ts";
import { requireProgram } from "../support/programs.ts";

let browser: TestBrowser;
let pdftotext: string;
beforeAll(async () => {
  [browser, pdftotext] = await Promise.all([openBrowser(), requireProgram("pdftotext")]);
});
afterAll(() => browser?.[Symbol.asyncDispose]());

interface Sheet {
  lines: number;
  /** Part of the height that ends with the last line. */
  filled: number;
}

async function sheetsOf(pdf: Uint8Array): Promise<Sheet[]> {
  const command = new Deno.Command(pdftotext, {
    args: ["-bbox", "-", "-"],
    stdin: "piped",
    stdout: "piped",
    signal: AbortSignal.timeout(20_000),
  }).spawn();
  const output = command.output();
  await new Blob([pdf.slice()]).stream().pipeTo(command.stdin);
  const text = new TextDecoder().decode((await output).stdout);
  return text.split("<page ").slice(1).map((page) => {
    const height = Number(page.match(/height="([\d.]+)"/)![1]);
    const bottoms = Array.from(page.matchAll(/yMax="([\d.]+)"/g), ([, bottom]) => Number(bottom))
      .sort((a, b) => a - b);
    // Words of a line, in sizes of their own, end within three points.
    const lines = bottoms.filter((bottom, index) => bottom - (bottoms[index - 1] ?? 0) > 3);
    return { lines: lines.length, filled: (bottoms.at(-1) ?? 0) / height };
  });
}

describe("on Letter sheets", () => {
  for (const landscape of [false, true]) {
    it(
      `each kind of page fills its first sheet by half and every sheet with five lines or more, ${
        landscape ? "landscape" : "portrait"
      }`,
      async () => {
        await using site = await startApp({ backend: "embedded" });
        await using visit = await browser.visit(site.url, { javaScriptEnabled: false });
        const wrong: string[] = [];
        for (const path of onePageOfEach()) {
          await visit.goto(site.url + path);
          const sheets = await sheetsOf(await visit.page.pdf({ format: "Letter", landscape }));
          const [first] = sheets;
          const isShort = sheets.length === 1;
          if (!isShort && first!.filled < 0.5 || sheets.some(({ lines }) => lines < 5)) {
            const shown = sheets.map(({ lines, filled }) =>
              `${lines} (${Math.round(filled * 100)}%)`
            );
            wrong.push(`${path}: ${shown.join(", ")}`);
          }
        }
        assert.deepEqual(wrong, []);
      },
    );
  }
});
