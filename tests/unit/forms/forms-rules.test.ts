import assert from "node:assert/strict";
import { describe, it } from "@std/testing/bdd";
import { validateForm } from "../../../client/forms/validate.ts";
import { applicationForm } from "../../../content/forms/application.ts";
import { newsletterForms } from "../../../content/forms/newsletter.ts";
import { applicationFields } from "../../support/forms.ts";

type Values = Record<string, string>;

describe("an application is checked in the order of SPEC §5", () => {
  const alert = (change: Values, resume: string | null = null) => {
    const checked = validateForm(applicationForm, { ...applicationFields, ...change }, resume);
    return checked.ok ? null : checked.problem.alert;
  };
  const missing = applicationForm.messages.resumeMissing;

  it("the resume first, whatever else is wrong", () => {
    assert.equal(alert({}, missing), missing);
    assert.equal(alert({ email: "", firstName: "", phone: "" }, missing), missing);
  });

  it("then email, first name and last name", () => {
    for (const name of ["email", "firstName", "lastName"]) {
      assert.equal(
        alert({ phone: "", [name]: "  " }),
        applicationForm.messages.nameOrEmailMissing,
        name,
      );
    }
    assert.equal(alert({ email: "no", lastName: "" }), applicationForm.messages.nameOrEmailMissing);
  });

  it("then the email's form, on the trimmed value", () => {
    for (
      const email of ["ada", "ada@county", "a da@county.example", "@county.example", "a@b.c d"]
    ) {
      assert.equal(alert({ email, location: "" }), applicationForm.fields.email.wrong, email);
    }
    const unusual = ['"q"@x.co', "a,b@x.co", "(c)@x.co", " ada@county.example "];
    for (const email of unusual) assert.equal(alert({ email }), null, email);
  });

  it("then the other required fields, and each that is wrong is named", () => {
    const { fields } = applicationForm;
    const required = ["phone", "location", "experience", "availability", "coverLetter"] as const;
    for (const name of required) assert.equal(alert({ [name]: " " }), fields[name].missing, name);
    const blank = Object.fromEntries(required.map((name) => [name, ""]));
    const checked = validateForm(
      applicationForm,
      { ...applicationFields, ...blank },
      missing,
    );
    assert(!checked.ok);
    assert.deepEqual(
      checked.problem.fields.map(({ name }) => name),
      ["phone", "location", "experience", "availability", "coverLetter", "resume"],
    );
  });

  it("choices are those of the lists, lengths have an end", () => {
    const { fields } = applicationForm;
    for (const name of ["position", "experience", "availability"] as const) {
      assert.equal(alert({ [name]: "Director" }), fields[name].wrong, name);
    }
    assert.match(alert({ coverLetter: "x".repeat(10_001) })!, /10000 characters/);
    assert.equal(alert({ coverLetter: "x".repeat(10_000) }), null);
  });

  it("a web address gets its https://, and what is none is left out and blocks nothing", () => {
    const stored = (linkedIn: string) => {
      const checked = validateForm(applicationForm, { ...applicationFields, linkedIn });
      return checked.ok ? checked.value.linked_in : checked.problem.alert;
    };
    const full = "https://www.linkedin.com/in/ada";
    assert.equal(stored(` ${full} `), full);
    assert.equal(stored("http://ada.example"), "http://ada.example");
    assert.equal(stored("linkedin.com/in/x"), "https://linkedin.com/in/x");
    assert.equal(stored("ada.example:8080/cv"), "https://ada.example:8080/cv");
    const unusable = [
      "javascript:alert(1)",
      "ftp://a.example",
      "https://",
      "Ada Palmer",
      "ada",
      "-",
    ];
    for (const typed of [...unusable, "a@b.example", "", " "]) {
      assert.equal(stored(typed), null, typed);
    }
  });
});

describe("a subscription", () => {
  it("is trimmed, lower-cased and matched by the simple pattern", () => {
    assert.deepEqual(validateForm(newsletterForms.footer, { email: " Ada@B.Example " }), {
      ok: true,
      value: { email: "ada@b.example" },
    });
    for (const email of ["", "ada", "ada@b", "a b@c.d", `${"a".repeat(250)}@b.cc`]) {
      assert.equal(validateForm(newsletterForms.footer, { email }).ok, false, email);
    }
    assert.equal(validateForm(newsletterForms.footer, {}).ok, false);
  });
});
