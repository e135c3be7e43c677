import { it } from "@std/testing/bdd";
import assert from "node:assert/strict";
import { keepEnds, keepTogether } from "../../../client/ui/text/keep-together.ts";

it("The words of a date, opening hours, a citation, an amount and a compound with a number stay on one line", () => {
  const hours = "8:00 AM - 6:00 PM EST";
  const citations = ["2 CFR Part 200", "Title II", "SB 1134", "89 FR 30046"];
  const names = ["April 26, 2027", ...citations, hours, "$40.9 million"];
  const kept = keepTogether(names);
  assert.deepEqual(kept, names.map((name) => name.replaceAll(" ", "\u00a0")));
  assert.equal(keepTogether("the 12-hour clock"), "the 12-\u2060hour clock");
  assert.equal(keepTogether("the SF-424 forms"), "the SF-\u2060424 forms");
  assert.equal(keepTogether("E-Verify"), "E-\u2060Verify");
});

it("Two short words that end a text stay with the word before them", () => {
  assert.equal(keepEnds("and every year after that."), "and every year\u00a0after that.");
  const longer = "within a week of remediation.";
  assert.equal(keepEnds(longer), longer);
});
