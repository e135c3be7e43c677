/**
 * Sets the capability statement from `content/evidence.ts`: `deno task generate
 * capability-statement`. Until the firm has entered a credential it says so and writes nothing.
 * The PDF is committed; tests/unit/content/evidence.test.tsx tells when it is older than its content.
 */
import { evidence } from "../../content/evidence.ts";
import { paths } from "../../content/paths.ts";
import { site } from "../../content/site.ts";
import { exitWhenMissing, requireProgram } from "../../tests/support/programs.ts";
import { fingerprint } from "../outlook/document.tsx";
import { finish } from "../outlook/finish.ts";
import { print } from "../outlook/print.ts";
import { renderStatement, title } from "./document.tsx";

if (evidence.credentials.length === 0) {
  console.log("No credentials in content/evidence.ts yet: nothing is written");
  Deno.exit();
}
await requireProgram("chromium").catch(exitWhenMissing);
const now = new Date();
const html = renderStatement(evidence);
const pdf = await finish(await print(html), {
  title,
  author: site.name,
  subject: site.blurb,
  created: now,
  modified: now,
  fingerprint: fingerprint(html),
});
await Deno.writeFile(
  new URL(`../../static${paths.document("capability-statement")}`, import.meta.url),
  pdf,
);
