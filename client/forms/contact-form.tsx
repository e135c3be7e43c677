import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { contactPage } from "../../content/contact.ts";
import { contactMessages } from "../../content/messages.ts";
import { paths } from "../../content/paths.ts";
import { Button } from "../ui/button.tsx";
import { checkEnquiry } from "./contact-schema.ts";
import { errorOf, ErrorSummary } from "./error-summary.tsx";
import { Field, TextField } from "./field.tsx";
import { type FormProblem, postForm, textValues } from "./submit.ts";
import { EmbeddedSubmitted, useSubmitted } from "./submitted.tsx";

/** Milliseconds an outcome stands before the form is idle again (SPEC §9). */
const feedbackLasts = 5_000;

type State = "idle" | "sending" | "success" | "error";

const copy = contactPage.form;
const form = "contact";

/** SPEC §4, §5, §8. Posts to its own page without script; with script the same request is a fetch. */
export function ContactForm({ onProblem }: { onProblem(hasProblem: boolean): void }) {
  const submitted = useSubmitted(form);
  const [search] = useSearchParams();
  const [state, setState] = useState<State>(() => search.has("sent") ? "success" : "idle");
  const [problem, setProblem] = useState<FormProblem | null>(submitted?.problem ?? null);
  const [record, setRecord] = useState("");
  const element = useRef<HTMLFormElement>(null);
  const values = submitted?.values ?? {};
  const error = (name: string) => errorOf(problem, name);

  useEffect(() => {
    if (state !== "success" && state !== "error") return;
    const timer = setTimeout(() => setState("idle"), feedbackLasts);
    return () => clearTimeout(timer);
  }, [state]);

  function show(problem: FormProblem | null) {
    setProblem(problem);
    onProblem(problem !== null);
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state === "sending") return;
    const typed = textValues(new FormData(event.currentTarget));
    const checked = checkEnquiry(typed);
    setRecord("");
    show(checked.ok ? null : checked.problem);
    if (!checked.ok) return setState("idle");
    setState("sending");
    const answer = await postForm(paths.contact, typed, contactMessages.failure);
    const time = new Date().toLocaleTimeString("en-US", { hour: "numeric", minute: "2-digit" });
    if (answer.ok) {
      element.current?.reset();
      setState("success");
      setRecord(contactMessages.sentRecord(time));
    } else if (answer.problem.fields.length > 0) {
      show(answer.problem);
      setState("idle");
    } else {
      setState("error");
      setFailure(answer.problem.alert);
      setRecord(contactMessages.failedRecord(time));
    }
  }

  const [failure, setFailure] = useState<string>(contactMessages.failure);

  return (
    <form
      ref={element}
      id="enquiry"
      method="post"
      action={paths.contact}
      noValidate
      onSubmit={submit}
      className="form"
      aria-labelledby="enquiry-title"
    >
      <EmbeddedSubmitted submitted={submitted} />
      {problem && <ErrorSummary form={form} problem={problem} />}
      <h2 id="enquiry-title">{copy.title}</h2>
      <p>{copy.intro}</p>
      <div className="form-row">
        <TextField
          form={form}
          name="name"
          {...copy.fields.name}
          error={error("name")}
          defaultValue={values.name}
          autoComplete="name"
          required
        />
        <TextField
          form={form}
          name="email"
          type="email"
          {...copy.fields.email}
          error={error("email")}
          defaultValue={values.email}
          autoComplete="email"
          required
        />
        <TextField
          form={form}
          name="organization"
          {...copy.fields.organization}
          error={error("organization")}
          defaultValue={values.organization}
          autoComplete="organization"
          optional
        />
        <TextField
          form={form}
          name="phone"
          type="tel"
          {...copy.fields.phone}
          error={error("phone")}
          defaultValue={values.phone}
          autoComplete="tel"
          optional
        />
      </div>
      <Field id={`${form}-service`} {...copy.fields.service} error={error("service")} optional>
        {(control) => (
          <select name="service" defaultValue={values.service ?? ""} {...control}>
            <option value="">{copy.chooseService}</option>
            {copy.services.map((service) => <option key={service}>{service}</option>)}
          </select>
        )}
      </Field>
      <Field id={`${form}-message`} {...copy.fields.message} error={error("message")}>
        {(control) => (
          <textarea name="message" rows={5} defaultValue={values.message} required {...control} />
        )}
      </Field>
      <Button type="submit" aria-disabled={state === "sending" || undefined}>
        {state === "sending" ? contactMessages.sending : contactMessages.submit}
      </Button>
      <div role="status" className="form-status">
        {state === "success" && <p className="notice notice-success">{contactMessages.success}</p>}
        {state === "error" && <p className="notice notice-error">{failure}</p>}
      </div>
      {record && <p className="form-record">{record}</p>}
    </form>
  );
}
