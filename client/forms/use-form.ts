import {
  type Dispatch,
  startTransition,
  type SubmitEvent,
  use,
  useEffect,
  useReducer,
  useState,
} from "react";
import { flushSync } from "react-dom";
import type { FormDefinition } from "../../content/forms/definition.ts";
import { RequestContext } from "../request-context.ts";
import { errorOf, type FormProblem, honeypotField } from "./form-protocol.ts";
import { showResult } from "./form-focus.ts";
import {
  type FormAction,
  formReducer,
  type FormState,
  initialForm,
  problemAction,
  resultAction,
  storedAction,
} from "./form-state.ts";
import { type FormRequest, sendForm } from "./send-form.ts";
import { isFirstEntry } from "../runtime/navigation/history-entry.ts";

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
  const { id, action, isBrief, fields } = definition;
  const { validate = () => null, send = (body) => sendForm(action, body), onStored } = options;
  const { submitted, receipt } = useServerState(definition);
  const [resumed] = useState(() => pending.get(id));
  const [form, dispatch] = useReducer(
    formReducer,
    { receipt, submitted, isSending: resumed !== undefined },
    (origin) => initialForm(definition, origin),
  );

  useExpiry(definition, form, dispatch);
  useEffect(() => {
    // The server does not know the visitor's time zone.
    if (receipt) dispatch(storedAction(definition, receipt.sentAt));
  }, [receipt]);
  useEffect(() => {
    if (resumed) awaitResult(resumed, document.getElementById(id) as HTMLFormElement);
  }, [resumed]);

  function submit(element: HTMLFormElement) {
    const values = valuesOf(element, definition);
    const problem = validate(values);
    if (problem) return refuse(values, problem);
    dispatch({ type: "send", values });
    const request = send(new FormData(element), element);
    pending.set(id, request);
    awaitResult(request, element);
  }

  /** A transition: the button answers the tap before all fields are rendered with their errors. */
  function refuse(values: Record<string, string>, problem: FormProblem) {
    startTransition(() => {
      dispatch({ type: "send", values });
      dispatch(problemAction(definition, problem));
    });
  }

  /** Shows the result of a pending request, also of one from before this page was opened. */
  async function awaitResult(request: FormRequest, element: HTMLFormElement) {
    const hadFocus = element.contains(document.activeElement);
    const result = await request.result;
    pending.delete(id);
    const isStored = typeof result === "object" && result.ok;
    const { scrollHeight: pageHeight } = document.documentElement;
    flushSync(() => {
      if (isStored) {
        clearControls(element);
        onStored(element);
      } else clearHoneypot(element);
      dispatch(resultAction(definition, result));
    });
    const briefField = isBrief ? Object.keys(fields)[0]! : null;
    showResult(element, { isStored, briefField, hadFocus, pageHeight });
  }

  /** Removes a field's problem while the visitor corrects it; nothing moves when they aim at the button. */
  function clearProblem(element: HTMLFormElement, name: string) {
    if (!errorOf(form.problem, name)) return;
    const problem = validate(valuesOf(element, definition));
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

/** Ends a message after its time (SPEC §9). */
function useExpiry(
  { outcomeMs }: FormDefinition,
  { message, problemKey }: FormState,
  dispatch: Dispatch<FormAction>,
) {
  useEffect(() => {
    if (!outcomeMs || !message) return;
    const timer = setTimeout(() => dispatch({ type: "expire" }), outcomeMs);
    return () => clearTimeout(timer);
  }, [message, problemKey, outcomeMs]);
}

/** What the server has answered to a plain POST of this form. */
function useServerState({ id }: FormDefinition) {
  const facts = use(RequestContext);
  // A page opened later starts with an empty form. A fragment followed in this one clears nothing.
  function ownOf<Fact extends { form: string }>(fact: Fact | null): Fact | null {
    if (!isFirstEntry() || fact?.form !== id) return null;
    return fact;
  }
  const [submitted] = useState(() => ownOf(facts.submitted));
  const [receipt] = useState(() => ownOf(facts.receipt));

  useEffect(() => {
    if (!receipt) return;
    // A reload does not announce the outcome again.
    const url = new URL(location.href);
    url.searchParams.delete(receipt.parameter);
    history.replaceState(history.state, "", url);
  }, [receipt]);

  return { submitted, receipt };
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
