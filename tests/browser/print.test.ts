/** Printed pages fill their sheets. */
import { beforeAll, describe, it } from "@std/testing/bdd";
import assert from "node:assert/strict";
import { sharedBrowser, sharedSite } from "../support/browser/shared.ts";
import { onePageOfEach } from "../support/page/site-pages.ts";
import { requireProgram } from "../support/programs.ts";

const browser = sharedBrowser();
const site = sharedSite({ backend: "embedded" });
let pdftotext: string;
beforeAll(async () => void (pdftotext = await requireProgram("pdftotext")));

interface Sheet {
  lines: number;
  /** Share of the height above the end of the last line. */
  filled: number;
}

async function sheetsOf(pdf: Uint8Array): Promise<Sheet[]> {
  const command = new Deno.Command(pdftotext, {
    args: ["-bbox", "-", "-"],
    stdin: "piped",
    stdout: "piped",
    signal: AbortSignal.timeout(60_000),
  }).spawn();
  const output = command.output();
  await new Blob([pdf.slice()]).stream().pipeTo(command.stdin);
  const text = new TextDecoder().decode((await output).stdout);
  return text.split("<page ").slice(1).map((page) => {
    const height = Number(page.match(/height="([\d.]+)"/)![1]);
    const bottoms = Array.from(page.matchAll(/yMax="([\d.]+)"/g), ([, bottom]) => Number(bottom))
      .sort((a, b) => a - b);
    // Words of one line in several sizes end within three points.
    const lines = bottoms.filter((bottom, index) => bottom - (bottoms[index - 1] ?? 0) > 3);
    return { lines: lines.length, filled: (bottoms.at(-1) ?? 0) / height };
  });
}

describe("every kind of page on paper", () => {
  it("fills half of the first Letter sheet and five lines of each, upright and landscape", async () => {
    await using page = await browser.visit(site.url, { javaScriptEnabled: false });
    const wrong: string[] = [];
    for (const path of onePageOfEach()) {
      await page.visit(site.url + path);
      for (const landscape of [false, true]) {
        const sheets = await sheetsOf(await page.pdf({ format: "Letter", landscape }));
        const isLong = sheets.length > 1;
        if (isLong && sheets[0]!.filled < 0.5 || sheets.some(({ lines }) => lines < 5)) {
          wrong.push(`${path}, landscape ${landscape}: ${JSON.stringify(sheets)}`);
        }
      }
    }
    assert.deepEqual(wrong, []);
  });
});
