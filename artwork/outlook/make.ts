/**
 * Makes the 2025 Strategic Outlook from `content/outlook/outlook.ts`: `deno task generate outlook`. The
 * PDF is committed; tests/unit/content/outlook.test.ts tells when it is older than its content.
 */
import { outlook } from "../../content/outlook/outlook.ts";
import { paths } from "../../content/paths.ts";
import { site } from "../../content/site.ts";
import { exitWhenMissing, requireProgram } from "../../tests/support/programs.ts";
import { fingerprint, renderOutlook, title } from "./document.tsx";
import { finish } from "./finish.ts";
import { print } from "./print.ts";

await requireProgram("chromium").catch(exitWhenMissing);
const html = await renderOutlook();
const pdf = await finish(await print(html), {
  title,
  author: site.name,
  subject: outlook.meta.description,
  created: new Date(`15 ${outlook.cover.date} UTC`),
  modified: new Date(outlook.calendar.changed.date),
  fingerprint: fingerprint(html),
});
const file = new URL(`../../static${paths.outlook}`, import.meta.url);
await Deno.mkdir(new URL("./", file), { recursive: true });
await Deno.writeFile(file, pdf);
console.log(`${paths.outlook}: ${pdf.length} bytes`);
