import { type SubmitEvent, use, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { useLocation } from "react-router-dom";
import type { FormDefinition } from "../../content/forms/definition.ts";
import { RequestContext } from "../request-context.ts";
import { scrollBehavior } from "../runtime/hooks/media.ts";
import { errorOf, type FormProblem } from "./form-protocol.ts";
import { sendForm, type Sending } from "./send.ts";

/** What became of sending a form (SPEC §4). */
type Outcome =
  | { state: "idle" | "sending" }
  | { state: "success" | "error"; text: string };

interface FormState {
  outcome: Outcome;
  problem: FormProblem | null;
  /** Another number for every problem shown. */
  attempt: number;
  /** Heard with the outcome, and stands after it. */
  note: string;
  /** Not heard; stays when the outcome is gone. */
  record: string;
  /** Whether the last attempt was stored. */
  isSent: boolean;
  /** What it was, as it was typed; empty when another page sent it. */
  sent: Record<string, string>;
}

export type FormControl = ReturnType<typeof useForm>;

const idle: Outcome = { state: "idle" };
const sending: Outcome = { state: "sending" };

/** What is being sent, by form: it goes on while the visitor reads another page. */
const underway = new Map<string, Sending["answer"]>();

/**
 * The rules come with the first use of a form: no page loads them before. A form whose rules do not
 * come, or not in time, is checked by the server alone.
 */
export const loadCheck = () =>
  import("./check.ts").then(({ check }) => loadedCheck = check, () => null);

let loadedCheck: typeof import("./check.ts").check | null = null;

/** Milliseconds that a form to be sent waits for its rules. */
const patience = 2_000;

/** A form's way from what was typed to what became of it, the same for each (SPEC §4, §5, §8, §9). */
export function useForm(definition: FormDefinition, { file, send, onStored }: {
  /** What is wrong with the form's file; null when nothing is. */
  file?: string | null;
  /** Sends in another way than most forms do. */
  send?(body: FormData, form: HTMLFormElement): Sending["answer"];
  onStored(form: HTMLFormElement): void;
}) {
  const { id, action, outcome: { name, value }, fields, lasts, isBrief, messages } = definition;
  const { key, search } = useLocation();
  const visit = use(RequestContext);
  // Null once the visitor has moved on: a page opened later starts with an empty form.
  const submitted = visit.submitted?.form === id && key === "default" ? visit.submitted : null;
  const isReturned = new URLSearchParams(search).get(name) === value;
  const [earlier] = useState(() => underway.get(id));
  const success: Outcome = { state: "success", text: messages.success };
  const [state, setState] = useState<FormState>(() => {
    const problem = submitted?.problem ?? null;
    const failed = isBrief && problem && { state: "error" as const, text: problem.alert };
    const outcome = isReturned ? success : failed || (earlier ? sending : idle);
    return { outcome, problem, attempt: 0, note: "", record: "", isSent: isReturned, sent: {} };
  });
  const { outcome } = state;

  const change = (part: Partial<FormState>) => setState((before) => ({ ...before, ...part }));
  const typed = (body: FormData) =>
    Object.fromEntries(Object.keys(fields).map((name) => [name, String(body.get(name) ?? "")]));
  const sentRecord = () => messages.sentRecord?.(timeOfDay()) ?? "";
  const fail = (problem: FormProblem) => {
    const isSummed = problem.fields.length > 0 && !isBrief;
    const text = problem.alert;
    setState((before) => ({
      ...before,
      problem: isSummed || isBrief ? problem : null,
      attempt: before.attempt + 1,
      ...isSummed
        ? { outcome: idle }
        : { outcome: { state: "error", text }, record: messages.failedRecord?.(timeOfDay()) ?? "" },
    }));
  };

  useEffect(() => {
    if (!isReturned) return;
    change({ record: sentRecord() });
    // A page that is loaded again does not say again what became of a form.
    const url = new URL(location.href);
    url.searchParams.delete(name);
    history.replaceState(history.state, "", url);
  }, [isReturned]);

  useEffect(() => {
    if (!lasts || !("text" in outcome)) return;
    const timer = setTimeout(() => change({ outcome: idle }), lasts);
    return () => clearTimeout(timer);
  }, [outcome, lasts]);

  useEffect(() => {
    if (earlier) follow(earlier, document.getElementById(id) as HTMLFormElement);
  }, [earlier]);

  function settle(answer: Awaited<Sending["answer"]>, form: HTMLFormElement) {
    if (answer === "cancelled") change({ outcome: idle, note: messages.cancelled });
    else if (answer === "failed") fail({ alert: messages.failure, fields: [] });
    else if (answer === "late") fail({ alert: messages.late ?? messages.failure, fields: [] });
    else if (!answer.ok) fail(answer.problem);
    else {
      clearForm(form);
      onStored(form);
      change({ outcome: success, record: sentRecord(), isSent: true });
    }
  }

  /** Shows what becomes of what is underway, also when it was sent before this page was opened. */
  async function follow(sent: Sending["answer"], form: HTMLFormElement) {
    const answer = await sent;
    underway.delete(id);
    flushSync(() => settle(answer, form));
    return typeof answer === "object" && answer.ok;
  }

  async function checkAndSend(body: FormData, form: HTMLFormElement): Sending["answer"] {
    const late = new Promise<undefined>((resolve) => setTimeout(resolve, patience));
    const check = loadedCheck ?? await Promise.race([loadCheck(), late]);
    const checked = check?.(definition, typed(body), file);
    return checked?.ok === false ? checked : send?.(body, form) ?? sendForm(action, body).answer;
  }

  async function run(form: HTMLFormElement) {
    const body = new FormData(form);
    const hadFocus = form.contains(document.activeElement);
    const sent = typed(body);
    change({ outcome: sending, problem: null, note: "", record: "", isSent: false, sent });
    const answer = checkAndSend(body, form).catch((error) => {
      // One of our own, for example in a browser that lacks something, can be sent again too.
      reportError(error);
      return "failed" as const;
    });
    underway.set(id, answer);
    const isStored = await follow(answer, form);
    if (isStored && !isBrief) form.scrollIntoView({ behavior: scrollBehavior() });
    // A button that was disabled or hidden meanwhile has lost the focus, or is about to at the next
    // frame: the only field takes it, else the button again, or the form when nothing is left to send.
    const at = document.activeElement;
    if (!hadFocus || at?.getClientRects().length && !at.matches("body, :disabled")) return;
    const button = form.querySelector<HTMLButtonElement>("[type=submit]")!;
    const field = form.elements.namedItem(Object.keys(fields)[0]!) as HTMLElement;
    (isBrief ? field : isStored || button.disabled ? form : button).focus({ preventScroll: true });
  }

  /**
   * What was said of a field goes when the field is right; what is wrong with others stands. At
   * once: nothing moves any more when the visitor aims at the button.
   */
  function mend(form: HTMLFormElement, name: string) {
    if (!errorOf(state.problem, name)) return;
    const checked = loadedCheck?.(definition, typed(new FormData(form)));
    if (checked?.ok === false && errorOf(checked.problem, name)) return;
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
    say: (note: string) => change({ note }),
    mend,
    /** Another one, after success. */
    again: () => change({ outcome: idle, record: "", isSent: false }),
    submit(event: SubmitEvent<HTMLFormElement>) {
      event.preventDefault();
      if (!underway.has(id)) run(event.currentTarget);
    },
  };
}

/** Empties every field, also those that the server had filled in. */
function clearForm(form: HTMLFormElement): void {
  for (const control of form.elements) {
    if (control instanceof HTMLSelectElement) control.selectedIndex = 0;
    else if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
      if (control.type !== "hidden") control.value = "";
    }
  }
}

/** For a record that stays when a message is gone, for example "2:05 PM". */
function timeOfDay(): string {
  return new Date().toLocaleTimeString("en-US", { hour: "numeric", minute: "2-digit" });
}
