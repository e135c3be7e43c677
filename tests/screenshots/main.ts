/**
 * `deno task screenshots [folder]` takes every page, with the embedded backend's content, the
 * gallery of primitives and every state of `states.ts` into the folder (outside the repository; a
 * new one when left out, which is printed). Two runs on the same tree give the same pixels.
 *
 *     --compare FOLDER   compares with the pictures of an earlier run: a table of those that differ,
 *                        a picture of each difference in `differences/`, exit code 1 if there is one
 *     --only PATTERN     only those whose name matches, a regular expression: "^services", "-390$",
 *                        "^contact--errors"; names are PAGE-WIDTH and PAGE--STATE-WIDTH
 *     --wide             the pages at 1920 px too
 */
import { parseArgs } from "node:util";
import { startApp } from "../support/app.ts";
import { openBrowser } from "../support/browser/browser.ts";
import { serveGallery } from "../support/browser/gallery-server.ts";
import { exitWhenMissing, requireBrowser } from "../support/programs.ts";
import { failing, recordingBackend } from "../support/backend/recording-backend.ts";
import { sitePages } from "../support/page/site-pages.ts";
import { compareFolders } from "./compare.ts";
import { type Shot, take, usualWidths } from "./shot.ts";
import { states } from "./states.ts";

const { values: options, positionals } = parseArgs({
  args: Deno.args,
  allowPositionals: true,
  options: {
    compare: { type: "string" },
    only: { type: "string", default: "" },
    wide: { type: "boolean", default: false },
  },
});
await requireBrowser().catch(exitWhenMissing);
const only = new RegExp(options.only);
const folder = positionals[0] ?? await Deno.makeTempDir({ prefix: "screenshots-" });
await Deno.mkdir(folder, { recursive: true });

/** Draws a page whole each time: what is drawn anew in parts differs by how it was cut. */
const steady = ["--disable-partial-raster", "--disable-checker-imaging"];

const pageName = (path: string) => path.replace(/\W+/g, "-").replace(/^-|-$/g, "") || "home";
const pageWidths = options.wide ? [...usualWidths, 1920 as const] : usualWidths;
const pages: Shot[] = [
  ...[...sitePages(), "/no-such-page"].map((path) => ({ name: pageName(path), path })),
  { name: "gallery", path: "/", site: "gallery" as const },
].map((page) => ({ ...page, widths: pageWidths }));
const shots = [...pages, ...states]
  .flatMap((shot) =>
    (shot.widths ?? usualWidths).map((width) => ({ shot, width, name: `${shot.name}-${width}` }))
  )
  .filter(({ name }) => only.test(name));

const failures = await takeAll();
for (const { name, error } of failures) console.error(`${name} was not taken: ${error}`);
console.log(folder);
const differing = options.compare ? await compareFolders(options.compare, folder, only) : 0;
if (failures.length + differing > 0) Deno.exit(1);

async function takeAll() {
  // What was read stays fresh, so that every page is answered alike.
  const ttl = 3_600_000;
  const backend = Object.assign(recordingBackend(), { instead: failing() });
  await using site = await startApp({ backend: "embedded", ttlMs: ttl });
  await using broken = await startApp({ backend: backend.address, ttlMs: ttl });
  await using gallery = await serveGallery();
  await using browser = await openBrowser(steady);
  for (const path of sitePages()) await (await site.get(path)).body?.cancel();
  const origins = { broken: broken.url, gallery: new URL(gallery.url).origin, site: site.url };
  const failures: { name: string; error: unknown }[] = [];
  const waiting = shots.values();
  const worker = async () => {
    for (const { shot, width, name } of waiting) {
      const url = origins[shot.site ?? "site"] + shot.path;
      const file = `${folder}/${name}.png`;
      await take(shot, width, { browser, url, file })
        .catch((error) => failures.push({ name, error }));
    }
  };
  await Promise.all([worker(), worker(), worker()]);
  return failures;
}
