/** `deno run -A tests/screenshots/readme.ts` takes the README's picture, docs/home.webp, again. */
import sharp from "sharp";
import { fileURLToPath } from "node:url";
import { paths } from "../../content/paths.ts";
import { startApp } from "../support/app.ts";
import { openBrowser } from "../support/browser/browser.ts";
import { take } from "./shot.ts";

const width = 1440;
const target = fileURLToPath(new URL("../../docs/home.webp", import.meta.url));
const file = await Deno.makeTempFile({ suffix: ".png" });
{
  await using site = await startApp({ backend: "embedded" });
  await using browser = await openBrowser();
  await site.fillCatalog();
  const url = site.url + paths.home;
  await take({ name: "home", path: paths.home, window: true }, width, { browser, url, file });
}
await sharp(file).resize({ width: 1200 }).webp({ quality: 80 }).toFile(target);
await Deno.remove(file);
