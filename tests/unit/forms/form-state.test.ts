/** The states of a form by the names of SPEC §4. */
import assert from "node:assert/strict";
import { describe, it } from "@std/testing/bdd";
import {
  type FormAction,
  formReducer,
  type FormState,
  idleForm,
} from "../../../client/forms/form-state.ts";

const values = { email: "ada@county.example" };
const problem = {
  alert: "Two are wrong.",
  fields: [{ name: "email", message: "Wrong." }, { name: "name", message: "Missing." }],
};
const after = (...actions: FormAction[]): FormState => actions.reduce(formReducer, idleForm);

const send: FormAction = { type: "send", values };
const store: FormAction = { type: "store", message: "Stored.", record: "Sent at 1." };
const fail: FormAction = { type: "fail", message: "Failed.", record: "Not sent.", problem: null };
const refuse: FormAction = { type: "refuse", problem };
const expire: FormAction = { type: "expire" };

describe("a form", () => {
  it("goes from idle to sending, to success or error, and back to idle", () => {
    const states: [FormAction[], FormState["state"], message: string][] = [
      [[], "idle", ""],
      [[send], "sending", ""],
      [[send, store], "success", "Stored."],
      [[send, fail], "error", "Failed."],
      [[send, refuse], "idle", ""],
      [[send, { type: "cancel", note: "Canceled." }], "idle", ""],
      [[send, store, expire], "idle", ""],
      [[send, fail, expire], "idle", ""],
      [[send, store, { type: "restart" }], "idle", ""],
      [[send, fail, send], "sending", ""],
    ];
    for (const [actions, state, message] of states) {
      const form = after(...actions);
      assert.deepEqual([form.state, form.message], [state, message], JSON.stringify(actions));
    }
  });

  it("keeps its record and receipt when the message goes, until it is sent again", () => {
    const expired = after(send, store, expire);
    assert.deepEqual([expired.record, expired.isSent, expired.sent], ["Sent at 1.", true, values]);
    assert.equal(after(send, fail, expire).record, "Not sent.");
    for (const next of [send, { type: "restart" }] as const) {
      const { record, isSent } = formReducer(expired, next);
      assert.deepEqual([record, isSent], ["", false]);
    }
  });

  it("has messages of one attempt only", () => {
    const noted = after(send, fail, { type: "note", note: "Restored." });
    assert.deepEqual(formReducer(noted, send), {
      ...idleForm,
      state: "sending",
      sent: values,
      problemKey: 1,
    });
  });

  it("announces a repeated problem again", () => {
    const keys = [[refuse], [refuse, send, refuse], [refuse, send, fail]].map((actions) =>
      after(...actions).problemKey
    );
    assert.deepEqual(keys, [1, 2, 2]);
  });

  it("loses a problem field by field, the alert with the first", () => {
    const one = after(refuse, { type: "correct", name: "email" });
    assert.deepEqual(one.problem, { alert: "", fields: [problem.fields[1]] });
    assert.equal(formReducer(one, { type: "correct", name: "name" }).problem, null);
  });
});
