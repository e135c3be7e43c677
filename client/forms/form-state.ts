/**
 * The states of a form, and the transitions between them, as functions of what happened (SPEC §4).
 * Requests: use-form.ts. Focus: form-focus.ts.
 */
import type { FormDefinition } from "../../content/forms/definition.ts";
import type { Receipt, Submitted } from "../request-context.ts";
import type { FormProblem } from "./form-protocol.ts";
import type { SendResult } from "./send-form.ts";

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
  /** Takes the place of the message when its time is over. Not announced. */
  record: string;
  /** The message whose time is over. Its room is kept until the next submission, so that nothing moves. */
  expired: string;
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
  expired: "",
  isSent: false,
  sent: {},
};

/** What is known of a form when its page opens. */
interface FormOrigin {
  /** The server stored a plain POST. */
  receipt: Receipt | null;
  /** The server answers a plain POST with its problem. */
  submitted: Submitted | null;
  /** An earlier page of this document has sent the form and waits for the answer. */
  isSending: boolean;
}

export function initialForm(definition: FormDefinition, origin: FormOrigin): FormState {
  const { isBrief, messages } = definition;
  if (origin.receipt) {
    return { ...idleForm, state: "success", message: messages.success, isSent: true };
  }
  if (origin.submitted) {
    const { problem } = origin.submitted;
    if (!isBrief || !problem) return { ...idleForm, problem };
    return { ...idleForm, problem, state: "error", message: problem.alert };
  }
  if (origin.isSending) return { ...idleForm, state: "sending" };
  return idleForm;
}

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
      return { ...form, state: "idle", message: "", expired: form.message };
    case "correct":
      return { ...form, problem: withoutField(form.problem, action.name) };
    case "note":
      return { ...form, note: action.note };
    case "restart":
      return { ...form, state: "idle", message: "", record: "", expired: "", isSent: false };
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

/** What the result of a request means for the form. */
export function resultAction(definition: FormDefinition, result: SendResult): FormAction {
  const { messages } = definition;
  if (result === "canceled") return { type: "cancel", note: messages.canceled ?? "" };
  if (result === "unknown") return unknownAction(definition);
  if (result === "timeout") return failure(definition, messages.timeout ?? messages.failure);
  if (result === "failed") return failure(definition, messages.failure);
  if (result.ok) return storedAction(definition, Date.now());
  return problemAction(definition, result.problem);
}

/** @param sentAt milliseconds since 1970 */
export function storedAction({ messages }: FormDefinition, sentAt: number): FormAction {
  const record = withTime(messages.sentRecord, sentAt);
  return { type: "store", message: messages.success, record };
}

/** Sending again is safe: the server stores a repeat once (docs/decisions/forms.md). */
function unknownAction({ messages }: FormDefinition): FormAction {
  const record = withTime(messages.unknownRecord);
  return { type: "fail", message: messages.unknown, record, problem: null };
}

export function problemAction(definition: FormDefinition, problem: FormProblem): FormAction {
  if (definition.isBrief) return { ...failure(definition, problem.alert), problem };
  if (problem.fields.length === 0) return failure(definition, problem.alert);
  return { type: "refuse", problem };
}

function failure({ messages }: FormDefinition, message: string) {
  const record = withTime(messages.failedRecord);
  return { type: "fail" as const, message, record, problem: null };
}

/** Fills in the visitor's time of day, for example "2:05 PM". */
function withTime(message?: (time: string) => string, at = Date.now()): string {
  if (!message) return "";
  return message(new Date(at).toLocaleTimeString("en-US", { timeStyle: "short" }));
}
