/**
 * `deno task screenshots [folder]`: every page, with the embedded backend's content, and the gallery
 * of primitives, at four widths.
 * The folder lies outside the repository; it is printed.
 */
import { startApp } from "./support/app.ts";
import { openBrowser } from "./support/browser.ts";
import { serveGallery } from "./support/gallery.ts";
import { sitePages } from "./support/site-pages.ts";

const widths = [390, 768, 1440, 1920];
const folder = Deno.args[0] ?? await Deno.makeTempDir({ prefix: "screenshots-" });
await Deno.mkdir(folder, { recursive: true });

await using app = await startApp({ backend: "embedded" });
await using gallery = await serveGallery();
await using browser = await openBrowser();
await app.get("/");
const pages = [...sitePages(), "/no-such-page"].map((path) => ({ path, url: app.url + path }));
for (const { path, url } of [...pages, { path: "gallery", url: gallery.url }]) {
  for (const width of widths) {
    await using visit = await browser.visit(url, {
      width,
      hydrates: url !== gallery.url,
      reducedMotion: "reduce",
      tolerate: [/404/],
    });
    // Pictures below the window load when they come near it.
    await visit.page.evaluate(async () => {
      const pictures = [...document.images];
      pictures.forEach((picture) => picture.loading = "eager");
      await Promise.all(pictures.map((picture) => picture.decode().catch(() => {})));
    });
    const name = path.replace(/\W+/g, "-").replace(/^-|-$/g, "") || "home";
    await visit.page.screenshot({ path: `${folder}/${name}-${width}.png`, fullPage: true });
  }
}
console.log(folder);
