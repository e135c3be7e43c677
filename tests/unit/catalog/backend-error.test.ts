import assert from "node:assert/strict";
import { describe, it } from "@std/testing/bdd";
import {
  errorFields,
  isDuplicateApplication,
  messageForVisitor,
} from "../../../server/backend/backend-error.ts";

describe("the same application again", () => {
  const violated = (constraint: string) => ({
    code: "23505",
    message: `duplicate key value violates unique constraint "${constraint}"`,
  });

  it("is what our own constraint says, and no other", () => {
    assert(isDuplicateApplication(violated("careers_applications_resume_path_key")));
    assert(!isDuplicateApplication(violated("careers_applications_email_key")));
    assert(!isDuplicateApplication({ code: "23505", message: "" }));
  });
});

describe("the error's own message", () => {
  for (
    const message of [
      "The object exceeded the maximum allowed size",
      "This opening was closed on Friday; please write to us.",
      "You haven't signed the form.",
      "Please upload a PDF or Word document (PDF/DOC/DOCX) under 10MB.",
    ]
  ) {
    it(`is shown when it is words for a person: ${message}`, () => {
      assert.equal(messageForVisitor({ code: "P0001", message }), message);
      assert.equal(messageForVisitor({ statusCode: "400", message }), message);
    });
  }

  for (
    const message of [
      'New row violates policy for "careers_applications"',
      "TypeError: fetch failed",
      "No rows in careers_applications",
      "Cannot read 'name' of the row",
      "The host db.internal is down",
      "Nobody may open /var/lib",
      "The call to fetchRow failed",
      "permission denied for schema private",
      "HTTP 500 error",
      "Unauthorized",
      "Bad Gateway",
      "One line.\nAnother.",
      `A ${"very ".repeat(50)}long story`,
    ]
  ) {
    it(`is not shown when it speaks of the program: ${message.slice(0, 50)}`, () => {
      assert.equal(messageForVisitor({ code: "P0001", message }), null);
    });
  }

  it("is the backend's, not that of a call that got no answer", () => {
    assert.equal(messageForVisitor(new DOMException("Signal timed out.", "TimeoutError")), null);
    assert.equal(messageForVisitor({ code: "", message: "The network is gone." }), null);
  });
});

describe("what the log says of an error", () => {
  it("is its name and code, and none of its words", () => {
    const message = "Invalid key: 1795-role-ada-palmer.pdf";
    const kinds = [
      { name: "StorageApiError", status: 400, statusCode: "InvalidKey", message },
      { code: "23514", message },
      { code: "", message: "TimeoutError: no answer in time for ada-palmer.pdf" },
      new TypeError(message),
      message,
    ].map((error) => Object.values(errorFields(error)));
    assert.deepEqual(kinds, [
      ["StorageApiError", "InvalidKey"],
      ["", "23514"],
      ["TimeoutError", ""],
      ["TypeError", ""],
      ["", ""],
    ]);
  });
});
