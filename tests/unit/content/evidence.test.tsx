import { describe, it } from "@std/testing/bdd";
import assert from "node:assert/strict";
import { PDFDict, PDFDocument, PDFString } from "pdf-lib";
import { renderToStaticMarkup } from "react-dom/server.edge";
import { StaticRouter } from "react-router-dom";
import { fingerprint } from "../../../artwork/outlook/document.tsx";
import { fingerprintKey } from "../../../artwork/outlook/finish.ts";
import { renderStatement } from "../../../artwork/statement/document.tsx";
import { Evidence } from "../../../client/pages/about/evidence.tsx";
import { type CaseStudy, type Evidence as Data, evidence } from "../../../content/evidence.ts";
import { paths } from "../../../content/paths.ts";
import { elementsOf } from "../../support/page/html.ts";

const none: Data = { credentials: [], caseStudies: [] };
const filled: Data = {
  credentials: [
    { kind: "UEI", value: "ABCDEF123456", verify: "https://sam.gov/entity/ABCDEF123456" },
    { kind: "Insurance", value: "Professional liability", verify: "https://insurer.example/c/1" },
    { kind: "Registration", value: "Florida vendor", verify: "https://vendor.example/1" },
    { kind: "Registration", value: "Florida corporation", verify: "https://sunbiz.example/1" },
  ],
  caseStudies: [{
    title: "A plan in ninety days",
    client: "A county",
    situation: "No plan.",
    work: "Wrote one.",
    result: "It was adopted.",
    approvedBy: "Jane Doe, county administrator",
    approvedOn: "2026-03-02",
  }],
};

const show = (data: Data) =>
  renderToStaticMarkup(
    <StaticRouter location="/">
      <Evidence {...data} />
    </StaticRouter>,
  );

describe("the firm's evidence", () => {
  it("is on no page and in no PDF while there is none", () => {
    assert.equal(show(none), "");
    assert.throws(() => renderStatement(none), /No credentials/);
  });

  it("links each credential to its verification, and to the statement", () => {
    const links = elementsOf(show(filled)).filter(({ tag }) => tag === "a")
      .map(({ text, attributes }) => [text, attributes.href]);
    assert.deepEqual(links.slice(0, -1), filled.credentials.map((it) => [it.value, it.verify]));
    assert.equal(links.at(-1)![1], paths.document("capability-statement"));
    const statement = renderStatement(filled);
    for (const { value, verify } of filled.credentials) {
      for (const text of [value, verify]) assert(statement.includes(text), text);
    }
  });

  it("names the client of a case study and its approval", () => {
    const page = show({ ...filled, credentials: [] });
    for (const text of ["A county", "It was adopted.", "Jane Doe", "March 2, 2026"]) {
      assert(page.includes(text), text);
    }
    assert(!page.includes(paths.document("capability-statement")));
  });

  it("requires approval or verification by its types", () => {
    const { approvedBy: _, ...unapproved } = filled.caseStudies[0]!;
    // @ts-expect-error a case study needs its client's approval
    const study: CaseStudy = unapproved;
    // @ts-expect-error a credential needs a place to verify it
    const credential: Data["credentials"][number] = { kind: "UEI", value: "ABCDEF123456" };
    assert(study && credential);
  });

  it("is in the PDF as it is on the page (deno task generate capability-statement)", async () => {
    const file = new URL(
      `../../../static${paths.document("capability-statement")}`,
      import.meta.url,
    );
    const bytes = await Deno.readFile(file).catch(() => null);
    assert.equal(bytes !== null, evidence.credentials.length > 0);
    if (!bytes) return;
    const { context } = await PDFDocument.load(bytes, { updateMetadata: false });
    const made = context.lookup(context.trailerInfo.Info, PDFDict).lookup(fingerprintKey);
    assert.equal((made as PDFString).decodeText(), fingerprint(renderStatement(evidence)));
  });
});
