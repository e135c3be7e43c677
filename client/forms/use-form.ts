import { type SubmitEvent, use, useEffect, useReducer, useState } from "react";
import { flushSync } from "react-dom";
import { useLocation } from "react-router-dom";
import type { FormDefinition } from "../../content/forms/definition.ts";
import { RequestContext, type Submitted } from "../request-context.ts";
import { errorOf, type FormProblem, honeypotField } from "./form-protocol.ts";
import { keepFocus, showOutcome } from "./form-focus.ts";
import { type FormAction, formReducer, type FormState, idleForm } from "./form-state.ts";
import { type FormRequest, sendForm, type SendResult } from "./send-form.ts";

export type FormController = ReturnType<typeof useForm>;

interface FormOptions {
  /** Left out where the button is disabled until the form is valid. The server validates every form. */
  validate?(values: Record<string, string>): FormProblem | null;
  /** Replaces `sendForm`. */
  send?(body: FormData, form: HTMLFormElement): FormRequest;
  /** Also called when the visitor has left the page since. */
  onStored(form: HTMLFormElement): void;
}

/** Pending requests by form id. They outlive the page. */
const pending = new Map<string, FormRequest>();

/** State and submission of a form (SPEC §4, §5, §8, §9). */
export function useForm(definition: FormDefinition, options: FormOptions) {
  const { id, action, outcomeMs, isBrief, fields } = definition;
  const { submitted, receipt } = useServerState(definition);
  const [resumed] = useState(() => pending.get(id));
  const [form, dispatch] = useReducer(formReducer, null, () => {
    if (receipt) return returnedForm(definition);
    if (submitted) return submittedForm(definition, submitted);
    return resumed ? { ...idleForm, state: "sending" as const } : idleForm;
  });

  useEffect(() => {
    // The server does not know the visitor's time zone.
    if (receipt) dispatch(storedAction(definition, receipt.sentAt));
  }, [receipt]);

  useEffect(() => {
    if (!outcomeMs || !form.message) return;
    const timer = setTimeout(() => dispatch({ type: "expire" }), outcomeMs);
    return () => clearTimeout(timer);
  }, [form.message, form.problemKey, outcomeMs]);

  useEffect(() => {
    if (resumed) awaitResult(resumed, document.getElementById(id) as HTMLFormElement);
  }, [resumed]);

  /** Shows the result of a pending request, also of one from before this page was opened. */
  async function awaitResult(request: FormRequest, element: HTMLFormElement) {
    const hadFocus = element.contains(document.activeElement);
    const result = await request.result;
    pending.delete(id);
    const isStored = typeof result === "object" && result.ok;
    flushSync(() => {
      if (isStored) {
        clearControls(element);
        options.onStored(element);
      } else clearHoneypot(element);
      dispatch(resultAction(definition, result));
    });
    // The visitor may have left the page since.
    if (!element.isConnected) return;
    const sent = { isStored, briefField: isBrief ? Object.keys(fields)[0]! : null };
    showOutcome(element, sent);
    if (hadFocus) keepFocus(element, sent);
  }

  function submit(element: HTMLFormElement) {
    const values = valuesOf(element, definition);
    const problem = options.validate?.(values);
    dispatch({ type: "send", values });
    if (problem) return dispatch(problemAction(definition, problem));
    const body = new FormData(element);
    const request = options.send ? options.send(body, element) : sendForm(action, body);
    pending.set(id, request);
    awaitResult(request, element);
  }

  /** Removes a field's problem while the visitor corrects it; nothing moves when they aim at the button. */
  function clearProblem(element: HTMLFormElement, name: string) {
    if (!errorOf(form.problem, name)) return;
    const problem = options.validate?.(valuesOf(element, definition));
    if (!errorOf(problem, name)) dispatch({ type: "correct", name });
  }

  return {
    definition,
    submitted,
    receipt,
    ...form,
    isSending: form.state === "sending",
    setNote: (note: string) => dispatch({ type: "note", note }),
    clearProblem,
    cancel: () => pending.get(id)?.cancel(),
    /** Shows the fields again after success. */
    restart: () => dispatch({ type: "restart" }),
    submit(event: SubmitEvent<HTMLFormElement>) {
      event.preventDefault();
      if (!pending.has(id)) submit(event.currentTarget);
    },
  };
}

/** What the server has answered to a plain POST of this form. */
function useServerState({ id }: FormDefinition) {
  const { key } = useLocation();
  const facts = use(RequestContext);
  // A page opened later starts with an empty form. A fragment followed in this one clears nothing.
  const isFirst = key === "default";
  const [submitted] = useState(isFirst && facts.submitted?.form === id ? facts.submitted : null);
  const [receipt] = useState(isFirst && facts.receipt?.form === id ? facts.receipt : null);

  useEffect(() => {
    if (!receipt) return;
    // A reload does not announce the outcome again.
    const url = new URL(location.href);
    url.searchParams.delete(receipt.parameter);
    history.replaceState(history.state, "", url);
  }, [receipt]);

  return { submitted, receipt };
}

/** The page after a plain POST that was stored. */
function returnedForm({ messages }: FormDefinition): FormState {
  return { ...idleForm, state: "success", message: messages.success, isSent: true };
}

/** The page that answers a plain POST with its problem. */
function submittedForm({ isBrief }: FormDefinition, { problem }: Submitted): FormState {
  if (!isBrief || !problem) return { ...idleForm, problem };
  return { ...idleForm, problem, state: "error", message: problem.alert };
}

function resultAction(definition: FormDefinition, result: SendResult): FormAction {
  const { messages } = definition;
  if (result === "canceled") return { type: "cancel", note: messages.canceled ?? "" };
  if (result === "unknown") return unknownAction(definition);
  if (result === "timeout" && messages.timeout) return failure(definition, messages.timeout);
  if (result === "timeout" || result === "failed") return failure(definition, messages.failure);
  return result.ok
    ? storedAction(definition, Date.now())
    : problemAction(definition, result.problem);
}

function storedAction({ messages }: FormDefinition, sentAt: number): FormAction {
  const record = withTime(messages.sentRecord, sentAt);
  return { type: "store", message: messages.success, record };
}

/** Sending again is safe: the server stores a repeat once (docs/decisions/forms.md). */
function unknownAction({ messages }: FormDefinition): FormAction {
  const record = withTime(messages.unknownRecord);
  return { type: "fail", message: messages.unknown, record, problem: null };
}

function problemAction(definition: FormDefinition, problem: FormProblem): FormAction {
  if (definition.isBrief) return { ...failure(definition, problem.alert), problem };
  if (problem.fields.length === 0) return failure(definition, problem.alert);
  return { type: "refuse", problem };
}

function failure({ messages }: FormDefinition, message: string) {
  const record = withTime(messages.failedRecord);
  return { type: "fail" as const, message, record, problem: null };
}

function valuesOf(element: HTMLFormElement, { fields }: FormDefinition): Record<string, string> {
  const body = new FormData(element);
  return Object.fromEntries(
    Object.keys(fields).map((name) => [name, String(body.get(name) ?? "")]),
  );
}

/** Unlike `reset()`, also clears values that the server rendered. */
function clearControls(element: HTMLFormElement): void {
  const selector = "input:not([type=hidden]), select, textarea";
  for (const control of element.querySelectorAll<HTMLInputElement>(selector)) control.value = "";
}

/** The server refuses a form whose honeypot is filled in. */
function clearHoneypot(element: HTMLFormElement): void {
  (element.elements.namedItem(honeypotField) as HTMLInputElement).value = "";
}

/** Fills in the visitor's time of day, for example "2:05 PM". */
function withTime(message?: (time: string) => string, at = Date.now()): string {
  if (!message) return "";
  return message(new Date(at).toLocaleTimeString("en-US", { timeStyle: "short" }));
}
