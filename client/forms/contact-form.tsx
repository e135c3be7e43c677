import { type SubmitEvent, useEffect, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { contactPage } from "../../content/contact.ts";
import { contactMessages } from "../../content/messages.ts";
import { paths } from "../../content/paths.ts";
import { Button } from "../ui/button.tsx";
import { checkEnquiry, contactForm as form } from "./contact-schema.ts";
import { errorOf, ErrorSummary } from "./error-summary.tsx";
import { Field, TextField } from "./field.tsx";
import { FormStatus } from "./form-status.tsx";
import { idle, useOutcome } from "./outcome.ts";
import { useProblem } from "./problem.ts";
import { clearForm, forgetOutcome, outcomes, postForm, textValues, timeOfDay } from "./submit.ts";
import { EmbeddedSubmitted, useSubmitted } from "./submitted.tsx";
import { Trap } from "./trap.tsx";

/** Milliseconds an outcome stands before the form is idle again (SPEC §9). */
const feedbackLasts = 5_000;

const copy = contactPage.form;

/** SPEC §4, §5, §8. Posts to its own page without script; with script the same request is a fetch. */
export function ContactForm() {
  const submitted = useSubmitted(form);
  const [search] = useSearchParams();
  const returned = search.has(outcomes.contact);
  const [outcome, setOutcome] = useOutcome(
    returned ? { state: "success", text: contactMessages.success } : idle,
    feedbackLasts,
  );
  const { problem, attempt, showProblem } = useProblem(submitted);
  const [record, setRecord] = useState("");
  const values = submitted?.values ?? {};
  const error = (name: string) => errorOf(problem, name);
  const sending = outcome.state === "sending";

  useEffect(() => {
    if (!returned) return;
    setRecord(contactMessages.sentRecord(timeOfDay()));
    forgetOutcome();
  }, [returned]);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending) return;
    const element = event.currentTarget;
    const typed = textValues(new FormData(element));
    const checked = checkEnquiry(typed);
    setRecord("");
    showProblem(checked.ok ? null : checked.problem);
    if (!checked.ok) return setOutcome(idle);
    setOutcome({ state: "sending" });
    const answer = await postForm(paths.contact, typed, contactMessages.failure);
    if (answer.ok) {
      clearForm(element);
      setOutcome({ state: "success", text: contactMessages.success });
      setRecord(contactMessages.sentRecord(timeOfDay()));
    } else if (answer.problem.fields.length > 0) {
      showProblem(answer.problem);
      setOutcome(idle);
    } else {
      setOutcome({ state: "error", text: answer.problem.alert });
      setRecord(contactMessages.failedRecord(timeOfDay()));
    }
  }

  return (
    <form
      id="enquiry"
      method="post"
      action={paths.contact}
      noValidate
      onSubmit={submit}
      className="form"
      aria-labelledby="enquiry-title"
    >
      <EmbeddedSubmitted submitted={submitted} />
      <h2 id="enquiry-title">{copy.title}</h2>
      <p>{copy.intro}</p>
      {problem && <ErrorSummary key={attempt} form={form} problem={problem} />}
      <Trap />
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
      <Button type="submit" aria-disabled={sending || undefined}>
        {sending ? contactMessages.sending : contactMessages.submit}
      </Button>
      <FormStatus id="contact-status" outcome={outcome} />
      {record && <p className="form-record">{record}</p>}
    </form>
  );
}
