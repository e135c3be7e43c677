/**
 * Makes the 2025 Strategic Outlook from `content/outlook/outlook.ts`: `deno task generate outlook`. The
 * PDF is committed; artwork/tests/outlook.test.ts tells when it is older than its content.
 */
import { outlook } from "../../content/outlook/outlook.ts";
import { paths } from "../../content/paths.ts";
import { site } from "../../content/site.ts";
import { fingerprint, renderOutlook, title } from "./document.tsx";
import { finish } from "./finish.ts";
import { fingerprintOf, root, type Target } from "../target.ts";
import { proofs } from "./pictures.ts";
import { print } from "./print.ts";

const file = `static${paths.outlook}`;

export const targets = (): Target[] => [{
  name: "outlook",
  files: [file],
  fingerprint: async () => fingerprintOf(await renderOutlook(), ...proofs()),
  async write() {
    const html = await renderOutlook();
    const pdf = await finish(await print(html), {
      title,
      author: site.name,
      subject: outlook.meta.description,
      created: new Date(`15 ${outlook.cover.date} UTC`),
      modified: new Date(outlook.calendar.changed.date),
      fingerprint: fingerprint(html),
    });
    await Deno.mkdir(new URL("static/documents/", root), { recursive: true });
    await Deno.writeFile(new URL(file, root), pdf);
  },
}];
