import assert from "node:assert/strict";
import { describe, it } from "@std/testing/bdd";
import { PDFDict, PDFDocument, PDFString } from "pdf-lib";
import { type Evidence, evidence } from "../../content/evidence.ts";
import { paths } from "../../content/paths.ts";
import { fingerprint } from "../outlook/document.tsx";
import { fingerprintKey } from "../outlook/finish.ts";
import { renderStatement } from "../statement/document.tsx";

const filled: Evidence = {
  credentials: [
    { kind: "UEI", value: "ABCDEF123456", verify: "https://sam.gov/entity/ABCDEF123456" },
    { kind: "Insurance", value: "Professional liability", verify: "https://insurer.example/c/1" },
  ],
  caseStudies: [],
};

describe("the capability statement", () => {
  it("is not made while there are no credentials", () => {
    assert.throws(() => renderStatement({ credentials: [], caseStudies: [] }), /No credentials/);
  });

  it("has each credential with the address that verifies it", () => {
    const statement = renderStatement(filled);
    for (const { value, verify } of filled.credentials) {
      for (const text of [value, verify]) assert(statement.includes(text), text);
    }
  });

  it("was made from the evidence as it is now (deno task generate capability-statement)", async () => {
    const file = new URL(`../../static${paths.document("capability-statement")}`, import.meta.url);
    const bytes = await Deno.readFile(file).catch(() => null);
    assert.equal(bytes !== null, evidence.credentials.length > 0);
    if (!bytes) return;
    const { context } = await PDFDocument.load(bytes, { updateMetadata: false });
    const made = context.lookup(context.trailerInfo.Info, PDFDict).lookup(fingerprintKey);
    assert.equal((made as PDFString).decodeText(), fingerprint(renderStatement(evidence)));
  });
});
