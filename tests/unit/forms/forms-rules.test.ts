import assert from "node:assert/strict";
import fc from "fast-check";
import { describe, it } from "@std/testing/bdd";
import { toRow, validateForm } from "../../../client/forms/validate.ts";
import { applicationForm } from "../../../content/forms/application.ts";
import { emailPattern } from "../../../content/forms/definition.ts";
import { applicationFields } from "../../support/forms.ts";

describe("an application", () => {
  const { messages, fields } = applicationForm;
  const check = (change: Record<string, string>, resume: string | null = null) =>
    validateForm(applicationForm, { ...applicationFields, ...change }, resume);
  const alert = (change: Record<string, string>, resume?: string) =>
    check(change, resume)?.alert ?? null;

  it("is checked in the order of SPEC §5: resume, names, email, other fields", () => {
    const missing = messages.resumeMissing;
    assert.equal(alert({}, missing), missing);
    assert.equal(alert({ email: "", firstName: "", phone: "" }, missing), missing);
    for (const name of ["email", "firstName", "lastName"]) {
      assert.equal(alert({ phone: "", [name]: "  " }), messages.nameOrEmailMissing, name);
    }
    assert.equal(alert({ email: "no", lastName: "" }), messages.nameOrEmailMissing);
    for (
      const email of ["ada", "ada@county", "a da@county.example", "@county.example", "a@b.c d"]
    ) {
      assert.equal(alert({ email, location: "" }), fields.email.wrong, email);
    }
    for (const email of ['"q"@x.co', "a,b@x.co", "(c)@x.co", " ada@county.example "]) {
      assert.equal(alert({ email }), null, email);
    }
    const required = ["phone", "location", "experience", "availability", "coverLetter"] as const;
    for (const name of required) assert.equal(alert({ [name]: " " }), fields[name].missing, name);
    const problem = check(Object.fromEntries(required.map((name) => [name, ""])), missing);
    assert.deepEqual(problem?.fields.map(({ name }) => name), [...required, "resume"]);
    assert.equal(alert({ position: "", salary: "", linkedIn: "", portfolio: "" }), null);
  });

  it("has an email address where SPEC §5's pattern finds one", () => {
    const specified = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
    const text = fc.string({ unit: fc.constantFrom("a", "@", ".", " "), maxLength: 12 });
    fc.assert(
      fc.property(text, (text) => {
        assert.equal(emailPattern.test(text), specified.test(text), text);
      }),
      { numRuns: 2_000, examples: [["a@b.c"], ["a@.b.c"], ["a@..c"], ["a@b."], ["a@.c"]] },
    );
  });

  it("takes the choices of its lists, and texts up to their limit", () => {
    for (const name of ["position", "experience", "availability"] as const) {
      assert.equal(alert({ [name]: "Director" }), fields[name].wrong, name);
    }
    assert.match(alert({ coverLetter: "x".repeat(10_001) })!, /10000 characters/);
    assert.equal(alert({ coverLetter: "x".repeat(10_000) }), null);
  });

  it("adds https:// to a web address, and drops an unusable one without an error", () => {
    const stored = {
      " https://www.linkedin.com/in/ada ": "https://www.linkedin.com/in/ada",
      "http://ada.example": "http://ada.example",
      "linkedin.com/in/x": "https://linkedin.com/in/x",
      "ada.example:8080/cv": "https://ada.example:8080/cv",
      "javascript:alert(1)": null,
      "ftp://a.example": null,
      "https://": null,
      "Ada Palmer": null,
      "a@b.example": null,
      "-": null,
      " ": null,
    };
    for (const [linkedIn, expected] of Object.entries(stored)) {
      assert.equal(alert({ linkedIn }), null, linkedIn);
      assert.equal(toRow(applicationForm, { linkedIn }).linked_in, expected, linkedIn);
    }
  });
});
