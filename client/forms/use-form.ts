import { type SubmitEvent, use, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { useLocation } from "react-router-dom";
import type { FormDefinition } from "../../content/forms/definition.ts";
import { RequestContext } from "../request-context.ts";
import { scrollBehavior } from "../runtime/hooks/media.ts";
import { errorOf, type FormProblem } from "./form-protocol.ts";
import { type FormRequest, sendForm, type SendResult } from "./send-form.ts";

/** SPEC §4 */
type Outcome =
  | { state: "idle" | "sending" }
  | { state: "success" | "error"; text: string };

interface FormState {
  outcome: Outcome;
  problem: FormProblem | null;
  /** React key: a repeated problem is announced again. */
  problemKey: number;
  /** Announced with the outcome, shown after it. */
  note: string;
  /** Not announced; stays when the outcome is gone. */
  record: string;
  isSent: boolean;
  /** Typed values of the last submission; empty when another page sent it. */
  sent: Record<string, string>;
}

export type FormController = ReturnType<typeof useForm>;

const idle: Outcome = { state: "idle" };
const sending: Outcome = { state: "sending" };

/** Pending requests by form id. They outlive the page. */
const pending = new Map<string, FormRequest>();

/** State and submission of a form (SPEC §4, §5, §8, §9). */
export function useForm(definition: FormDefinition, { validate, send, onStored }: {
  /** Left out where the button is disabled until the form is valid. The server validates every form. */
  validate?(values: Record<string, string>): FormProblem | null;
  /** Replaces `sendForm`. */
  send?(body: FormData, form: HTMLFormElement): FormRequest;
  onStored(form: HTMLFormElement): void;
}) {
  const { id, action, outcome: { name, value }, fields, outcomeMs, isBrief, messages } = definition;
  const { key, search } = useLocation();
  const { submitted: posted } = use(RequestContext);
  // A page opened later starts with an empty form. A fragment followed in this one clears nothing.
  const [submitted] = useState(posted?.form === id && key === "default" ? posted : null);
  const isReturned = new URLSearchParams(search).get(name) === value;
  const [resumed] = useState(() => pending.get(id));
  const success: Outcome = { state: "success", text: messages.success };
  const [state, setState] = useState<FormState>(() => {
    const problem = submitted?.problem ?? null;
    const failed = isBrief && problem && { state: "error" as const, text: problem.alert };
    const outcome = isReturned ? success : failed || (resumed ? sending : idle);
    return { outcome, problem, problemKey: 0, note: "", record: "", isSent: isReturned, sent: {} };
  });
  const { outcome } = state;

  const update = (part: Partial<FormState>) => setState((before) => ({ ...before, ...part }));
  const valuesOf = (body: FormData) =>
    Object.fromEntries(Object.keys(fields).map((name) => [name, String(body.get(name) ?? "")]));
  const showProblem = (problem: FormProblem) => {
    const hasSummary = problem.fields.length > 0 && !isBrief;
    update({
      problem: hasSummary || isBrief ? problem : null,
      problemKey: state.problemKey + 1,
      outcome: hasSummary ? idle : { state: "error", text: problem.alert },
      record: hasSummary ? "" : withTime(messages.failedRecord),
    });
  };

  useEffect(() => {
    if (!isReturned) return;
    update({ record: withTime(messages.sentRecord) });
    // A reload does not announce the outcome again.
    const url = new URL(location.href);
    url.searchParams.delete(name);
    history.replaceState(history.state, "", url);
  }, [isReturned]);

  useEffect(() => {
    if (!outcomeMs || !("text" in outcome)) return;
    const timer = setTimeout(() => update({ outcome: idle }), outcomeMs);
    return () => clearTimeout(timer);
  }, [outcome, outcomeMs]);

  useEffect(() => {
    if (resumed) awaitResult(resumed, document.getElementById(id) as HTMLFormElement);
  }, [resumed]);

  function showResult(result: SendResult, form: HTMLFormElement) {
    if (result === "canceled") update({ outcome: idle, note: messages.canceled });
    else if (result === "failed" || result === "timeout") {
      const alert = result === "timeout" && messages.timeout || messages.failure;
      showProblem({ alert, fields: [] });
    } else if (!result.ok) showProblem(result.problem);
    else {
      // Unlike `reset()`, also clears values that the server rendered.
      const controls = "input:not([type=hidden]), select, textarea";
      form.querySelectorAll<HTMLInputElement>(controls).forEach((control) => control.value = "");
      onStored(form);
      update({ outcome: success, record: withTime(messages.sentRecord), isSent: true });
    }
  }

  /** Shows the result of a pending request, also of one from before this page was opened. */
  async function awaitResult(request: FormRequest, form: HTMLFormElement) {
    const result = await request.result;
    pending.delete(id);
    flushSync(() => showResult(result, form));
    return typeof result === "object" && result.ok;
  }

  async function handleSubmit(form: HTMLFormElement) {
    const body = new FormData(form);
    const hadFocus = form.contains(document.activeElement);
    const sent = valuesOf(body);
    const invalid = validate?.(sent);
    update({ outcome: sending, problem: null, note: "", record: "", isSent: false, sent });
    if (invalid) return showProblem(invalid);
    const request = send?.(body, form) ?? sendForm(action, body);
    pending.set(id, request);
    const isStored = await awaitResult(request, form);
    if (isStored && !isBrief) form.scrollIntoView({ behavior: scrollBehavior() });
    // A disabled or hidden button loses the focus. The only field takes it, else the enabled button, or
    // the form when there is nothing left to send.
    const focused = document.activeElement;
    if (!hadFocus || focused?.getClientRects().length && !focused.matches("body, :disabled")) {
      return;
    }
    const button = form.querySelector<HTMLButtonElement>("[type=submit]")!;
    const field = form.elements.namedItem(Object.keys(fields)[0]!) as HTMLElement;
    (isBrief ? field : isStored || button.disabled ? form : button).focus({ preventScroll: true });
  }

  /** Removes a field's problem while the visitor corrects it; nothing moves when they aim at the button. */
  function clearProblem(form: HTMLFormElement, name: string) {
    if (!errorOf(state.problem, name)) return;
    if (errorOf(validate?.(valuesOf(new FormData(form))), name)) return;
    setState(({ problem, ...before }) => {
      const fields = problem?.fields.filter((field) => field.name !== name) ?? [];
      return { ...before, problem: fields.length > 0 ? { alert: "", fields } : null };
    });
  }

  return {
    definition,
    submitted,
    isReturned,
    ...state,
    isSending: outcome.state === "sending",
    setNote: (note: string) => update({ note }),
    clearProblem,
    cancel: () => pending.get(id)?.cancel(),
    /** Shows the fields again after success. */
    reset: () => update({ outcome: idle, record: "", isSent: false }),
    submit(event: SubmitEvent<HTMLFormElement>) {
      event.preventDefault();
      if (!pending.has(id)) handleSubmit(event.currentTarget);
    },
  };
}

/** Fills in the time of day, for example "2:05 PM". */
const withTime = (message?: (time: string) => string) =>
  message?.(new Date().toLocaleTimeString("en-US", { timeStyle: "short" })) ?? "";
