/** Prints the document with Chromium. */
import { Buffer } from "node:buffer";
import { chromium } from "playwright";
import { requireProgram } from "../programs.ts";
import { cutFaces } from "./faces.ts";
import { drawPictures } from "./pictures.ts";

/** A name that no network knows: everything the document asks for is answered from memory. */
const origin = "http://outlook.invalid";

/** Link texts by target: fragment or URL. */
export type LinkTexts = ReadonlyMap<string, string>;

/** Position of a picture: left, bottom, right and top in points from the bottom left. */
export type Box = readonly [number, number, number, number];

export interface Print {
  pdf: Uint8Array;
  links: LinkTexts;
  /** By text alternative. */
  boxes: ReadonlyMap<string, Box>;
}

/** Throws when text does not fit its page or something the document asks for is missing. */
export async function print(html: string): Promise<Print> {
  const text = new Set(html.replaceAll("&amp;", "&"));
  const files = new Map([
    ["/", new TextEncoder().encode(html)],
    ...await cutFaces([...text].join("")),
    ...await drawPictures(),
  ]);
  const browser = await chromium.launch({
    executablePath: await requireProgram("chromium"),
    args: ["--no-sandbox", "--disable-gpu"],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 816, height: 1056 } });
    const missing: string[] = [];
    await page.route("**/*", (route) => {
      const { pathname } = new URL(route.request().url());
      const body = files.get(pathname);
      if (!body) missing.push(pathname);
      return body
        ? route.fulfill({
          body: Buffer.from(body),
          contentType: types[pathname.split(".")[1] ?? ""],
        })
        : route.abort();
    });
    await page.goto(`${origin}/`, { waitUntil: "load" });
    await page.evaluate(() => document.fonts.ready);
    const faults = [...missing, ...await page.evaluate(overflows)];
    if (faults.length > 0) throw new Error(`Missing or too long: ${faults.join(", ")}`);
    const links = new Map(await page.evaluate(linkTexts));
    const boxes = new Map(await page.evaluate(pictureBoxes));
    const pdf = await page.pdf({
      tagged: true,
      outline: true,
      preferCSSPageSize: true,
      printBackground: true,
    });
    return { pdf, links, boxes };
  } finally {
    await browser.close();
  }
}

const types: Record<string, string> = {
  "": "text/html",
  ttf: "font/ttf",
  jpg: "image/jpeg",
};

/** Sheets and bodies with more in them than fits, by class name. Runs in the page. */
function overflows(): string[] {
  return [...document.querySelectorAll(".sheet, .body, .opening")]
    .filter((box) =>
      box.scrollHeight > box.clientHeight + 1 || box.scrollWidth > box.clientWidth + 1
    )
    .map((box) => `${box.closest(".sheet")!.className} ${box.className}`);
}

/** Runs in the page. */
function linkTexts(): [string, string][] {
  return [...document.querySelectorAll("a[href]")].map((link) => [
    link.getAttribute("href")!,
    [...link.children].map((part) => part.textContent).filter(Boolean).join(" ") ||
    link.textContent!,
  ]);
}

/** Runs in the page, whose pixels are three quarters of a point. */
function pictureBoxes(): [string, Box][] {
  return [...document.querySelectorAll("[role=img], img:not([alt=''])")].map((picture) => {
    const sheet = picture.closest(".sheet")!.getBoundingClientRect();
    const box = picture.getBoundingClientRect();
    const points = [
      box.left - sheet.left,
      sheet.bottom - box.bottom,
      box.right - sheet.left,
      sheet.bottom - box.top,
    ].map((pixels) => Math.round(pixels * 75) / 100);
    const text = picture.getAttribute("alt") ?? picture.getAttribute("aria-label")!;
    return [text, points as unknown as Box];
  });
}
