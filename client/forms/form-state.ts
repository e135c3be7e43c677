/** The states of a form and the transitions between them (SPEC §4). Requests and focus: use-form.ts. */
import type { FormProblem } from "./form-protocol.ts";

export interface FormState {
  /** SPEC §4, which calls `sending` "submitting" for two of the forms. */
  state: "idle" | "sending" | "success" | "error";
  /** Announced in the states success and error; empty in the others. */
  message: string;
  problem: FormProblem | null;
  /** React key: a repeated problem is announced again. 0 for a problem in the server's page. */
  problemKey: number;
  /** Announced with the message, shown after it. */
  note: string;
  /** Not announced; stays when the message is gone. */
  record: string;
  /** Whether the receipt is shown. It stays when the message of success is gone. */
  isSent: boolean;
  /** Typed values of the last submission; empty when another page sent it. */
  sent: Record<string, string>;
}

export type FormAction =
  /** The visitor presses the button. Messages are cleared. */
  | { type: "send"; values: Record<string, string> }
  | { type: "store"; message: string; record: string }
  /** Nothing was stored, or nobody knows. A brief form shows its problem this way. */
  | { type: "fail"; message: string; record: string; problem: FormProblem | null }
  /** Fields are invalid. The summary of errors takes the place of a message. */
  | { type: "refuse"; problem: FormProblem }
  | { type: "cancel"; note: string }
  /** The message was shown for its time. */
  | { type: "expire" }
  /** The visitor corrected the field. */
  | { type: "correct"; name: string }
  | { type: "note"; note: string }
  /** The visitor wants to send another one. */
  | { type: "restart" };

export const idleForm: FormState = {
  state: "idle",
  message: "",
  problem: null,
  problemKey: 0,
  note: "",
  record: "",
  isSent: false,
  sent: {},
};

export function formReducer(form: FormState, action: FormAction): FormState {
  switch (action.type) {
    case "send": {
      const { problemKey } = form;
      return { ...idleForm, problemKey, state: "sending", sent: action.values };
    }
    case "store": {
      const { message, record } = action;
      return { ...form, state: "success", message, record, isSent: true };
    }
    case "fail": {
      const { message, record, problem } = action;
      return { ...withProblem(form, problem), state: "error", message, record };
    }
    case "refuse":
      return { ...withProblem(form, action.problem), state: "idle", message: "", record: "" };
    case "cancel":
      return { ...form, state: "idle", message: "", note: action.note };
    case "expire":
      return { ...form, state: "idle", message: "" };
    case "correct":
      return { ...form, problem: withoutField(form.problem, action.name) };
    case "note":
      return { ...form, note: action.note };
    case "restart":
      return { ...form, state: "idle", message: "", record: "", isSent: false };
  }
}

function withProblem(form: FormState, problem: FormProblem | null): FormState {
  return { ...form, problem, problemKey: form.problemKey + 1 };
}

/** The alert speaks of all fields, so it goes with the first that is corrected. */
function withoutField(problem: FormProblem | null, name: string): FormProblem | null {
  if (!problem) return null;
  const fields = problem.fields.filter((field) => field.name !== name);
  return fields.length > 0 ? { alert: "", fields } : null;
}
