/**
 * Sets the capability statement from `content/evidence.ts`: `deno task generate
 * capability-statement`. Until the firm has entered a credential, nothing is made. The PDF is
 * committed; artwork/tests/statement.test.ts tells when it is older than its content.
 */
import { evidence } from "../../content/evidence.ts";
import { paths } from "../../content/paths.ts";
import { site } from "../../content/site.ts";
import { fingerprint } from "../outlook/document.tsx";
import { finish } from "../outlook/finish.ts";
import { print } from "../outlook/print.ts";
import { fingerprintOf, root, type Target } from "../target.ts";
import { renderStatement, title } from "./document.tsx";

const file = `static${paths.document("capability-statement")}`;

export const targets = (): Target[] => evidence.credentials.length > 0 ? [statement] : [];

const statement: Target = {
  name: "capability-statement",
  files: [file],
  fingerprint: () => fingerprintOf(renderStatement(evidence)),
  async write() {
    const html = renderStatement(evidence), now = new Date();
    const pdf = await finish(await print(html), {
      title,
      author: site.name,
      subject: site.blurb,
      created: now,
      modified: now,
      fingerprint: fingerprint(html),
    });
    await Deno.writeFile(new URL(file, root), pdf);
  },
};
