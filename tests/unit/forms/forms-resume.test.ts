import assert from "node:assert/strict";
import fc from "fast-check";
import { describe, it } from "@std/testing/bdd";
import { applicationForm } from "../../../content/forms/application.ts";
import { resumePath } from "../../../server/forms/resume-store.ts";

const random = "0123456789abcdef".repeat(2);
const attempt = `1763708400000-${random}`;
const ada = { position: "Grant Writing Specialist", first_name: "Ada", last_name: "O'Neil Palmér" };

describe("the stored name", () => {
  it("has timestamp, position, names and extension (SPEC §3), with 128 random bits", () => {
    assert.equal(
      resumePath(ada, "My CV.PDF", attempt),
      `1763708400000-grant-writing-specialist-ada-o-neil-palm-r-${random}.pdf`,
    );
    const path = resumePath({ ...ada, position: null }, "resume", attempt);
    assert.equal(path, `1763708400000-role-ada-o-neil-palm-r-${random}.bin`);
  });

  it("is one that the bucket accepts, whatever is typed", () => {
    const accepted = /^[0-9]{10,17}[-_][a-z0-9_-]*\.[A-Za-z0-9]{1,8}$/;
    const text = fc.string({ unit: "grapheme", maxLength: 100 }).map((text) => text.slice(0, 100));
    const position = fc.constantFrom(null, ...applicationForm.fields.position.options);
    fc.assert(fc.property(position, text, text, text, (position, first_name, last_name, name) => {
      const path = resumePath({ position, first_name, last_name }, name, attempt);
      assert.match(path, accepted);
      assert(path.length <= 300);
    }));
  });
});
