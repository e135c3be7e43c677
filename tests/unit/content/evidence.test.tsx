import { describe, it } from "@std/testing/bdd";
import assert from "node:assert/strict";
import { renderToStaticMarkup } from "react-dom/server.edge";
import { StaticRouter } from "react-router-dom";
import { Evidence } from "../../../client/pages/about/evidence.tsx";
import type { CaseStudy, Evidence as Data } from "../../../content/evidence.ts";
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
  it("is on no page while there is none", () => {
    assert.equal(show(none), "");
  });

  it("links each credential to its verification, and to the statement", () => {
    const links = elementsOf(show(filled)).filter(({ tag }) => tag === "a")
      .map(({ text, attributes }) => [text, attributes.href]);
    assert.deepEqual(links.slice(0, -1), filled.credentials.map((it) => [it.value, it.verify]));
    assert.equal(links.at(-1)![1], paths.document("capability-statement"));
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
});
