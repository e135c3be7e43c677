import assert from "node:assert/strict";
import { describe, it } from "@std/testing/bdd";
import { messageForVisitor } from "../../../server/backend/backend-error.ts";

describe("the backend's own error message", () => {
  it("is shown when it is written for a person", () => {
    for (
      const message of [
        "The object exceeded the maximum allowed size",
        "This opening was closed on Friday; please write to us.",
        "You haven't signed the form.",
        "Please upload a PDF or Word document (PDF/DOC/DOCX) under 10MB.",
      ]
    ) {
      assert.equal(messageForVisitor({ code: "P0001", message }), message);
      assert.equal(messageForVisitor({ statusCode: "400", message }), message);
    }
  });

  it("is hidden when it describes the program, or when the call got no response", () => {
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
        "One line.\nAnother.",
        `A ${"very ".repeat(50)}long story`,
      ]
    ) {
      assert.equal(messageForVisitor({ code: "P0001", message }), null, message);
    }
    assert.equal(messageForVisitor(new DOMException("Signal timed out.", "TimeoutError")), null);
    assert.equal(messageForVisitor({ code: "", message: "The network is gone." }), null);
  });
});
